//! `sitemap.xml` (sitemaps.org protocol 0.9), and an index when it is large.

use std::rc::Rc;

use super::date::Date;
use crate::document::search::subject::Subject;
use crate::sites::tenant::Tenant;
use crate::text::escape::xml;

/// How many URLs one file holds. The protocol allows ten times as many; a
/// tenth keeps one response small at the edge.
pub const URLS_A_FILE: usize = 5_000;

const DECLARATION: &str = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";
const NAMESPACE: &str = "http://www.sitemaps.org/schemas/sitemap/0.9";
const IMAGES: &str = "http://www.google.com/schemas/sitemap-image/1.1";

/// One page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SitemapEntry {
    /// Its canonical path, percent-encoded.
    pub path: String,
    /// When it last changed, ISO 8601; one that is no date is left out.
    pub last_modified: Option<String>,
    /// What a search knows of it; nothing of what stands there under another address too.
    pub subject: Option<Rc<Subject>>,
    /// The picture of what it shows, an absolute URL or a path of the site.
    pub image: Option<String>,
}

/// Which sitemap is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SitemapPart {
    /// `/sitemap.xml`: the pages, or the index when there are too many.
    Whole,
    /// `/sitemap.xml?part=<n>`: the n-th file of the index, from 1.
    File(usize),
}

impl SitemapPart {
    /// The part that a request's `part` names; `None` if it is no number. A developer's layouts are
    /// nobody's to find, so that they have none at all.
    #[must_use]
    pub fn from_query(part: Option<&str>, tenant: &Tenant) -> Option<Self> {
        match part {
            _ if tenant.developer => None,
            None => Some(Self::Whole),
            Some(number) => number.parse().ok().map(Self::File),
        }
    }
}

/// A tenant's sitemap as `application/xml`; `None` for a part it doesn't have.
#[must_use]
pub fn sitemap_xml(domain: &str, entries: &[&SitemapEntry], part: SitemapPart) -> Option<String> {
    match part {
        SitemapPart::Whole if entries.len() > URLS_A_FILE => Some(index(domain, entries)),
        SitemapPart::Whole => Some(url_set(domain, entries)),
        SitemapPart::File(number) => {
            let file = entries.chunks(URLS_A_FILE).nth(number.checked_sub(1)?)?;
            Some(url_set(domain, file))
        }
    }
}

fn url_set(domain: &str, entries: &[&SitemapEntry]) -> String {
    let mut text = opened("urlset");
    for entry in entries {
        let modified = entry
            .last_modified
            .as_deref()
            .and_then(Date::parse)
            .map(|date| date.w3c());
        push(
            &mut text,
            "url",
            &format!("https://{domain}{}", entry.path),
            modified.as_deref(),
            entry.image.as_deref().map(|image| absolute(image, domain)),
        );
    }
    text + "</urlset>\n"
}

fn index(domain: &str, entries: &[&SitemapEntry]) -> String {
    let mut text = opened("sitemapindex");
    for (number, file) in (1..).zip(entries.chunks(URLS_A_FILE)) {
        // Days compare as texts; times with different offsets would not.
        let days = file
            .iter()
            .filter_map(|entry| Date::parse(entry.last_modified.as_deref()?));
        let newest = days
            .filter_map(|date| date.w3c().get(..10).map(str::to_owned))
            .max();
        push(
            &mut text,
            "sitemap",
            &format!("https://{domain}/sitemap.xml?part={number}"),
            newest.as_deref(),
            None,
        );
    }
    text + "</sitemapindex>\n"
}

fn opened(root: &str) -> String {
    let images = match root {
        "urlset" => format!(" xmlns:image=\"{IMAGES}\""),
        _ => String::new(),
    };
    format!("{DECLARATION}<{root} xmlns=\"{NAMESPACE}\"{images}>\n")
}

fn absolute(image: &str, domain: &str) -> String {
    if image.starts_with('/') {
        format!("https://{domain}{image}")
    } else {
        image.to_owned()
    }
}

fn push(
    text: &mut String,
    element: &str,
    location: &str,
    modified: Option<&str>,
    image: Option<String>,
) {
    text.extend(["<", element, "><loc>", &xml(location), "</loc>"]);
    if let Some(modified) = modified {
        text.extend(["<lastmod>", modified, "</lastmod>"]);
    }
    if let Some(image) = image {
        let (open, close) = ("<image:image><image:loc>", "</image:loc></image:image>");
        text.extend([open, &xml(&image), close]);
    }
    text.extend(["</", element, ">\n"]);
}

#[cfg(test)]
mod tests {
    use super::{SitemapEntry, SitemapPart, Tenant, URLS_A_FILE, sitemap_xml};

    fn entry(path: &str, last_modified: Option<&str>) -> SitemapEntry {
        SitemapEntry {
            path: path.into(),
            last_modified: last_modified.map(str::to_owned),
            subject: None,
            image: None,
        }
    }

    #[test]
    fn a_part_is_the_whole_or_a_number() {
        for (part, expected) in [
            (None, Some(SitemapPart::Whole)),
            (Some("1"), Some(SitemapPart::File(1))),
            (Some("0"), Some(SitemapPart::File(0))),
            (Some(""), None),
            (Some("-1"), None),
            (Some("satu"), None),
            (Some("99999999999999999999"), None),
        ] {
            let mut tenant = Tenant::default();
            assert_eq!(SitemapPart::from_query(part, &tenant), expected, "{part:?}");
            tenant.developer = true;
            assert_eq!(SitemapPart::from_query(part, &tenant), None, "{part:?}");
        }
    }

    #[test]
    fn pages_are_listed_escaped() {
        let entries = [
            entry("/", None),
            entry("/Class/a&b'<", Some("2026-11-20T10:00:00+07:00")),
            entry("/News/1", Some("kemarin")),
        ];
        let entries: Vec<_> = entries.iter().collect();
        assert_eq!(
            sitemap_xml("contoh.example", &entries, SitemapPart::Whole).unwrap(),
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
             <urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\" \
             xmlns:image=\"http://www.google.com/schemas/sitemap-image/1.1\">\n\
             <url><loc>https://contoh.example/</loc></url>\n\
             <url><loc>https://contoh.example/Class/a&amp;b&apos;&lt;</loc>\
             <lastmod>2026-11-20T10:00:00+07:00</lastmod></url>\n\
             <url><loc>https://contoh.example/News/1</loc></url>\n</urlset>\n"
        );
    }

    #[test]
    fn a_page_names_the_picture_of_what_it_shows() {
        for (image, expected) in [
            ("/a.png", "https://contoh.example/a.png"),
            (
                "https://cdn.example/a.png?b=1&c=2",
                "https://cdn.example/a.png?b=1&amp;c=2",
            ),
        ] {
            let shown = SitemapEntry {
                image: Some(image.to_owned()),
                ..entry("/a", None)
            };
            let xml = sitemap_xml("contoh.example", &[&shown], SitemapPart::Whole).unwrap();
            let said =
                format!("<image:image><image:loc>{expected}</image:loc></image:image></url>");
            assert!(xml.contains(&said), "{xml}");
        }
    }

    #[test]
    fn a_large_sitemap_is_an_index_of_files() {
        let (page, last) = (entry("/a", None), entry("/b", Some("2026-01-02")));
        let mut entries = vec![&page; URLS_A_FILE];
        let count = |entries: &[&SitemapEntry], part, element: &str| {
            sitemap_xml("contoh.example", entries, part).map(|text| text.matches(element).count())
        };
        assert_eq!(
            count(&entries, SitemapPart::Whole, "<url>"),
            Some(URLS_A_FILE)
        );
        entries.push(&last);
        assert_eq!(count(&entries, SitemapPart::Whole, "<sitemap>"), Some(2));
        assert_eq!(
            count(
                &entries,
                SitemapPart::Whole,
                "part=2</loc><lastmod>2026-01-02<"
            ),
            Some(1)
        );
        for (number, urls) in [
            (0, None),
            (1, Some(URLS_A_FILE)),
            (2, Some(1)),
            (3, None),
            (usize::MAX, None),
        ] {
            assert_eq!(
                count(&entries, SitemapPart::File(number), "<url>"),
                urls,
                "{number}"
            );
        }
    }
}
