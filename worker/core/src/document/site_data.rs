//! Site data that every document needs: settings, app version, and values derived from them.

pub mod store_policy;

use std::cell::Cell;
use std::hash::{DefaultHasher, Hash, Hasher};

use serde_json::value::RawValue;

use super::chunks::STAND_IN;
use super::security::hash;
use crate::sites::settings::last_known_good::LastKnownGood;
use crate::sites::settings::{Brand, Complaint, Settings};
use crate::sites::tenant::{ResolvedTenant, Tenants};

/// What a document needs to know of its site.
#[derive(Debug)]
pub struct SiteData {
    /// Normalised settings; the layout is the row's, one the tenant table knows, or [`STAND_IN`].
    pub settings: Settings,
    /// The layout whose design stands in where the shown one has none.
    pub default_layout: &'static str,
    /// The settings as the boot data has them, escaped for its script block.
    pub settings_json: Box<RawValue>,
    /// The theme's rule: made once, since every document carries it.
    pub theme_css: String,
    /// Its hash, as a security policy names it.
    pub theme_hash: String,
    /// The platform's app version; `None` while it is unknown.
    pub version: Option<String>,
    /// Follows settings and version, in every isolate alike.
    pub revision: u64,
    /// True if the data came from the platform, false if from the tenant's row.
    pub is_from_platform: bool,
    /// When what the key-value store is known to hold of this was true, Unix milliseconds.
    pub stored_as_of_ms: Cell<Option<u64>>,
    /// About how many bytes it takes.
    pub bytes: usize,
}

impl SiteData {
    /// The key of a tenant's data, in memory as in the key-value store.
    #[must_use]
    pub fn key(tenant: &ResolvedTenant) -> String {
        tenant.key("settings")
    }

    /// What is shown for `good`, or for the row's own settings without it, and what was wrong in
    /// them.
    #[must_use]
    pub fn of(
        tenant: &ResolvedTenant,
        tenants: &Tenants,
        good: Option<&LastKnownGood>,
    ) -> (Self, Vec<Complaint>) {
        let row = &tenant.row;
        let brand = Brand {
            key: &row.key,
            name: &row.name,
        };
        let (mut settings, complaints) =
            Settings::parse(good.map(|good| &*good.response), &row.fallback(), &brand);
        settings.layout = Some(layout(tenant, tenants, settings.layout.as_deref()).to_owned());
        let version = good.and_then(|good| good.version.clone());
        let theme_css = settings.theme_css();
        let settings_json = RawValue::from_string(settings.to_json()).unwrap_or_default();
        let mut revision = DefaultHasher::new();
        (settings_json.get(), &theme_css, &version).hash(&mut revision);
        let data = Self {
            theme_hash: hash(&theme_css),
            // The settings themselves take about as much as their text.
            bytes: 2 * settings_json.get().len() + theme_css.len(),
            settings_json,
            theme_css,
            settings,
            default_layout: tenants.default_layout(),
            version,
            revision: revision.finish(),
            is_from_platform: good.is_some(),
            stored_as_of_ms: Cell::new(None),
        };
        (data, complaints)
    }

    /// Whether the two make the same documents.
    #[must_use]
    pub fn shows_the_same(&self, other: &Self) -> bool {
        self.settings == other.settings && self.version == other.version
    }
}

/// The layout to show: the server's when it is the row's or one of the table's, the row's when it names
/// none. The path rule's own layout wins over both. For an unknown one the default designs stand in:
/// as the default layout where the row has that one, else as nobody's, so that no brand has the menu
/// and the address of another.
fn layout<'a>(tenant: &'a ResolvedTenant, tenants: &'a Tenants, named: Option<&'a str>) -> &'a str {
    let own = tenant.layout();
    match named {
        Some(named) if !tenant.switches_layout() => {
            if named == own || tenants.has_layout(named) {
                named
            } else if own == tenants.default_layout() {
                own
            } else {
                STAND_IN
            }
        }
        _ => own,
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use serde_json::{Value, json};

    use super::SiteData;
    use crate::sites::settings::last_known_good::LastKnownGood;
    use crate::sites::tables::{PAGES, TENANTS};
    use crate::sites::tenant::{Host, HostRule, ResolvedTenant, Tenant};

    fn good(data: &Value, version: Option<&str>) -> LastKnownGood {
        let response = json!({ "data": data }).to_string();
        LastKnownGood::new(response, version.map(str::to_owned), 0).unwrap()
    }

    fn of(path: &str, good: Option<&LastKnownGood>) -> SiteData {
        let host = Host::parse("alpha.example").unwrap();
        SiteData::of(&TENANTS.find(&host, path), &TENANTS, good).0
    }

    #[test]
    fn the_layout_is_one_of_the_table() {
        for (path, named, shown) in [
            ("/", json!("festival"), "festival"),
            ("/", json!("tidak-dikenal"), "alpha"),
            ("/", json!(""), "alpha"),
            ("/", json!(null), "alpha"),
            ("/pesilat", json!("festival"), "pesilat"),
        ] {
            let good = good(&json!({ "title": "A", "layout": named }), None);
            let data = of(path, Some(&good));
            assert_eq!(
                data.settings.layout.as_deref(),
                Some(shown),
                "{path} {named}"
            );
        }
        assert_eq!(of("/", None).settings.layout.as_deref(), Some("alpha"));
    }

    /// A tenant of the store's whose row names that layout, or none.
    fn published(layout: &Value, pesilat: &Value) -> Arc<Tenant> {
        let mut row = json!({
            "key": "baru", "name": "Baru", "tagline": "Baru", "pages": "all",
            "hosts": ["baru.example"], "domain": "baru.example",
            "appId": "a", "lmsId": "b", "lmsKey": "baru", "workspaceId": "c"
        });
        for (field, value) in [("layout", layout), ("pesilat", pesilat)] {
            if !value.is_null() {
                row[field] = value.clone();
            }
        }
        Arc::new(Tenant::to_publish(&row.to_string(), &PAGES, &TENANTS).unwrap())
    }

    #[test]
    fn a_row_without_a_layout_uses_its_own_and_ignores_unknown_ones() {
        let special = json!({ "domain": "pesilat.example", "layout": "pesilat" });
        for (row, path, named, shown) in [
            (json!(null), "/", None, "baru"),
            (json!(null), "/", Some(json!(null)), "baru"),
            (json!(null), "/", Some(json!("Baru")), "baru"),
            // The platform names a site's layout even where that is the site's key.
            (json!(null), "/", Some(json!("baru")), "baru"),
            (json!(null), "/", Some(json!("festival")), "festival"),
            (json!(null), "/", Some(json!("tidak-dikenal")), ""),
            (json!(null), "/pesilat", Some(json!("baru")), "pesilat"),
            (json!("festival"), "/", None, "festival"),
            (json!("festival"), "/", Some(json!("baru")), ""),
            (json!("alpha"), "/", Some(json!("baru")), "alpha"),
        ] {
            let found = ResolvedTenant::new(published(&row, &special), HostRule::Host, path);
            let good = named
                .as_ref()
                .map(|named| good(&json!({ "title": "A", "layout": named }), None));
            let data = SiteData::of(&found, &TENANTS, good.as_ref()).0;
            let label = format!("{row} {path} {named:?}");
            assert_eq!(data.settings.layout.as_deref(), Some(shown), "{label}");
        }
    }

    #[test]
    fn every_row_of_the_table_shows_its_own_layout() {
        for tenant in TENANTS.iter() {
            let host = Host::parse(&tenant.domain).unwrap();
            let found = TENANTS.find(&host, "/");
            for named in [json!(null), json!(""), json!(tenant.layout)] {
                let good = good(&json!({ "title": "A", "layout": named }), None);
                for good in [None, Some(&good)] {
                    let data = SiteData::of(&found, &TENANTS, good).0;
                    let shown = data.settings.layout.as_deref();
                    assert_eq!(shown, Some(&*tenant.layout), "{} {named}", tenant.key);
                }
            }
        }
    }

    #[test]
    fn the_revision_follows_what_is_shown() {
        let title = json!({ "title": "A", "isMaintenance": false });
        let first = of("/", Some(&good(&title, Some("1"))));
        for (data, version, is_same) in [
            (&title, Some("1"), true),
            (
                &json!({ "isMaintenance": 0, "title": " A ", "more": 1 }),
                Some("1"),
                true,
            ),
            // The default's own font, by name: it stands before the look's.
            (
                &json!({ "title": "A", "isMaintenance": false, "css": { "ft_primary": "raleway" } }),
                Some("1"),
                false,
            ),
            (&title, Some("2"), false),
            (&title, None, false),
            (
                &json!({ "title": "B", "isMaintenance": false }),
                Some("1"),
                false,
            ),
        ] {
            let other = of("/", Some(&good(data, version)));
            assert_eq!(
                other.revision == first.revision,
                is_same,
                "{data} {version:?}"
            );
            assert_eq!(other.shows_the_same(&first), is_same, "{data} {version:?}");
            assert!(other.is_from_platform);
        }
        assert!(!of("/", None).is_from_platform);
    }
}
