//! Consent notice and script of the analytics service.
//!
//! A tenant's measurement id (spec section 9) does nothing by itself. The document carries it, a
//! notice that asks, and a policy that is open for the measuring service alone; the app loads the
//! service's script once the visitor has agreed. Visitors whose browser says that they do not want
//! to be tracked (DNT, Sec-GPC) get none of the three, nor does who is sent the lean document.

use crate::sites::tenant::is_measurement_id;
use crate::text::escape::attribute;

/// What un-hides the notice and stores the choice, before anything else has loaded: the notice is
/// in its place from the first paint on, and moves nothing. The app stores the same record
/// (`app/areas/legal/analytics/consent.ts`). Browsers that say what they want only to scripts are
/// asked here.
const SCRIPT: &str = include_str!("../../../js/document/consent.js");

/// What a document needs for its visits to be counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Analytics<'a> {
    /// The tenant's measurement id.
    pub id: &'a str,
    /// The address of the service's script, without the id.
    pub script: &'a str,
    /// Where the script may send to, as entries of `ANALYTICS_HOSTS`.
    pub hosts: Vec<&'a str>,
}

/// What the operator configured of the measuring service.
#[derive(Clone, Copy, Debug, Default)]
pub struct Service<'a> {
    /// `ANALYTICS_URL`; empty where nothing is measured.
    pub script: &'a str,
    /// `ANALYTICS_HOSTS`, split at blanks.
    pub hosts: &'a str,
}

/// What the visitor's request says about being measured.
#[derive(Clone, Copy, Debug, Default)]
pub struct Signals<'a> {
    /// The header `DNT`.
    pub do_not_track: Option<&'a str>,
    /// The header `Sec-GPC`.
    pub global_privacy_control: Option<&'a str>,
}

impl Signals<'_> {
    fn forbid(&self) -> bool {
        let is = |header: Option<&str>, value: &str| {
            header.is_some_and(|header| header.trim().eq_ignore_ascii_case(value))
        };
        is(self.do_not_track, "1") || is(self.global_privacy_control, "1")
    }
}

impl<'a> Analytics<'a> {
    /// `None` if the tenant has no id, the operator no service, or the visitor wants none.
    #[must_use]
    pub fn of(id: Option<&'a str>, service: Service<'a>, signals: Signals<'_>) -> Option<Self> {
        let id = id.filter(|id| is_measurement_id(id))?;
        if service.script.is_empty() || signals.forbid() {
            return None;
        }
        let hosts = service.hosts.split_whitespace().collect();
        Some(Self {
            id,
            script: service.script,
            hosts,
        })
    }

    /// The notice and its script, hidden until the script finds that the visitor is to be asked. The
    /// record of the choice stands in the site's own part of the storage (`app/core/storage.ts`).
    #[must_use]
    pub fn notice(&self, tenant_key: &str, domain: &str) -> String {
        let (key, domain) = (attribute(tenant_key), attribute(domain));
        format!(
            "<section id=\"consent\" aria-label=\"Izin statistik\" data-key=\"{key}@{domain}:consent\" hidden>\
             <div><p>Boleh kami hitung kunjunganmu, supaya situs ini jadi lebih baik? Sebelum kamu \
             mengizinkan, tidak ada yang dikirim.</p>\
             <details><summary>Apa yang dikirim?</summary><p>Alamat dan judul halaman tanpa isi \
             pencarian, jenis peramban, dan perkiraan kota, ke layanan statistik pihak ketiga yang \
             menaruh kuki selama enam bulan. Pilihanmu bisa diubah kapan saja lewat “Izin statistik” \
             di kaki halaman.</p></details></div>\
             <div class=\"answers\"><button type=\"button\" value=\"denied\">Tolak</button>\
             <button type=\"button\" value=\"granted\">Izinkan</button></div>\
             </section><script>{SCRIPT}</script>"
        )
    }

    /// The notice's script, for its hash in the policy.
    #[must_use]
    pub fn inline_script(&self) -> &'static str {
        SCRIPT
    }
}

#[cfg(test)]
mod tests {
    use super::{Analytics, Service, Signals};

    const SERVICE: Service<'_> = Service {
        script: "https://ukur.example/gtag/js",
        hosts: " *.ukur.example  kirim.example ",
    };

    #[test]
    fn visits_are_counted_where_tenant_operator_and_visitor_let_them() {
        let none = Signals::default();
        for (id, service, signals, expected) in [
            (Some("G-1"), SERVICE, none, true),
            (None, SERVICE, none, false),
            (Some("G-1"), Service::default(), none, false),
            (Some("\"><script>"), SERVICE, none, false),
            (
                Some("G-1"),
                SERVICE,
                Signals {
                    do_not_track: Some("1"),
                    ..none
                },
                false,
            ),
            (
                Some("G-1"),
                SERVICE,
                Signals {
                    do_not_track: Some("0"),
                    ..none
                },
                true,
            ),
            (
                Some("G-1"),
                SERVICE,
                Signals {
                    global_privacy_control: Some("1"),
                    ..none
                },
                false,
            ),
        ] {
            assert_eq!(
                Analytics::of(id, service, signals).is_some(),
                expected,
                "{id:?} {signals:?}"
            );
        }
        let analytics = Analytics::of(Some("G-1"), SERVICE, none).unwrap();
        assert_eq!(analytics.hosts, ["*.ukur.example", "kirim.example"]);
    }

    #[test]
    fn the_notice_is_hidden_and_names_the_tenant_s_own_record() {
        let analytics = Analytics::of(Some("G-1"), SERVICE, Signals::default()).unwrap();
        let notice = analytics.notice("contoh\"><script>", "contoh.example");
        assert!(notice.contains(
            "data-key=\"contoh&quot;&gt;&lt;script&gt;@contoh.example:consent\" hidden>"
        ));
        assert_eq!(notice.matches("<script>").count(), 1);
        assert_eq!(notice.matches("<button type=\"button\"").count(), 2);
        let script = analytics.inline_script();
        assert!(notice.ends_with(&format!("<script>{script}</script>")));
        assert!(!script.contains("</"));
    }
}
