//! Tenants by host: a hash table, in which one is found in the same time however many there are.

use super::row::Tenant;

/// A tenant under a name of its own.
pub(in crate::site) type Named = (&'static str, &'static Tenant);

/// The table, with open addressing: a name stands at its hash or in the next free slot. At least half
/// of the slots are free, and their number is a power of two.
#[derive(Clone, Copy, Debug)]
pub(in crate::site) struct Index {
    pub(in crate::site) slots: &'static [Option<Named>],
}

impl Index {
    /// The tenant of that name.
    pub(super) fn get(&self, name: &str) -> Option<&'static Tenant> {
        let mut place = hash(name);
        while let Some((known, tenant)) = *self.slots.get(place & self.mask())? {
            if known == name {
                return Some(tenant);
            }
            place += 1;
        }
        None
    }

    /// Lays out a table of these names, each of which stands there once.
    pub(super) fn of(names: &[Named]) -> Self {
        let mut slots = vec![None; (2 * names.len()).next_power_of_two()];
        let mask = slots.len() - 1;
        for &(name, tenant) in names {
            let mut place = hash(name);
            while let Some(Some(_)) = slots.get(place & mask) {
                place += 1;
            }
            if let Some(slot) = slots.get_mut(place & mask) {
                *slot = Some((name, tenant));
            }
        }
        Self {
            slots: slots.leak(),
        }
    }

    const fn mask(&self) -> usize {
        self.slots.len().wrapping_sub(1)
    }
}

/// FNV-1a of 32 bits.
fn hash(name: &str) -> usize {
    let step = |hash: u32, byte: u8| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    name.bytes().fold(0x811c_9dc5, step) as usize
}

#[cfg(test)]
mod tests {
    use super::{Index, Named};
    use crate::site::tables::TENANTS;

    #[test]
    fn every_name_is_found_and_no_other() {
        let tenant = TENANTS.default_tenant();
        for count in [0, 1, 2, 3, 64, 1_000] {
            let texts: Vec<String> = (0..count).map(|at| format!("brand-{at}.example")).collect();
            let named: Vec<Named> = texts
                .into_iter()
                .map(|name| (&*name.leak(), tenant))
                .collect();
            let index = Index::of(&named);
            for (name, _) in &named {
                assert!(index.get(name).is_some(), "{count}: {name}");
            }
            for other in ["", "brand", "brand-1.exampl", "brand-1000.example", "x"] {
                assert!(index.get(other).is_none(), "{count}: {other}");
            }
        }
    }
}
