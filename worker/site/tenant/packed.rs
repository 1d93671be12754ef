//! What the tenant table's text holds.

use super::row::{PageSet, PageWords, Pesilat, Tenant};
use super::table::Tenants;
use crate::site::packed::{Packed, Packer, Packing, packed};

packed! {
    struct Tenant { key, layout, developer, name, tagline, hosts, domain, pesilat, app_id, lms_id, lms_key, workspace_id, settings, pages, words, analytics }
    struct Pesilat { domain, layout }
    enum PageSet { All, Listed(names) }
}

/// They come with a file of their own.
impl Packed for PageWords {
    fn pack(&self, _: &mut Packer) {}

    fn unpack(_: &mut Packing) -> Self {
        Self::NONE
    }
}

impl Packed for Tenants {
    fn pack(&self, to: &mut Packer) {
        self.rows.pack(to);
        for row in [self.default, self.local] {
            let place = self.rows.iter().position(|other| other.key == row.key);
            to.number(place.unwrap_or_default());
        }
    }

    fn unpack(text: &mut Packing) -> Self {
        let rows: &'static [Tenant] = Packed::unpack(text);
        let mut row = || {
            let known = rows.get(text.number());
            known.unwrap_or_else(|| Box::leak(Box::new(Tenant::unpack(text))))
        };
        let (default, local) = (row(), row());
        Self::of(rows, default, local)
    }
}
