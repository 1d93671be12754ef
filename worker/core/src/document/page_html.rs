//! HTML of a page as the app renders it at the edge, split into body and head.

use base16ct::lower;
use sha2::{Digest, Sha256};

use super::style_attributes;
use crate::cache::memory::cache_key;

/// The longest rendering that is sent, in bytes: 512 KiB (design section 4).
pub const LONGEST: usize = 512 * 1024;

/// The most boot data that a page is rendered from, in bytes: 1 MiB. A rendering runs to its end on the
/// isolate's one thread, where no timer can stop it: one that would take long is not begun.
pub const MOST_DATA: usize = 1024 * 1024;

/// Whether a page of this boot data is rendered in short enough a time.
#[must_use]
pub const fn is_soon_rendered(boot_json: &str) -> bool {
    boot_json.len() <= MOST_DATA
}

/// What stands in front of a page of the portal for who runs no scripts (`app/start/portal-html.tsx`).
const PORTAL_MARK: &str = "<!--portal-->";

/// What the app has made of a page's boot data.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RenderOutcome {
    /// The page.
    Page(PageHtml),
    /// The app finds in the page's data that there is no such thing, which no call has said.
    Absent,
    /// The app can use nothing of the response without which the page has nothing to show.
    Unusable,
    /// Nothing that can be sent, which is not tried again by each visit.
    Failed,
}

impl RenderOutcome {
    /// The page, where there is one.
    #[must_use]
    pub const fn page(&self) -> Option<&PageHtml> {
        match self {
            Self::Page(page) => Some(page),
            Self::Absent | Self::Unusable | Self::Failed => None,
        }
    }

    /// Until when it is remembered. Its key names all that it depends on, so that it never is out of
    /// date; a failure may have had another cause.
    #[must_use]
    pub const fn cached_until(&self, now_ms: u64) -> u64 {
        match self {
            Self::Page(_) | Self::Absent | Self::Unusable => u64::MAX,
            Self::Failed => now_ms + RETRY_MS,
        }
    }
}

/// A page's markup.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PageHtml {
    html: String,
    body_starts_at: usize,
    style_hashes: Vec<String>,
}

/// Why what was rendered is not sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unsendable {
    /// There is nothing.
    #[error("the app rendered nothing")]
    Empty,
    /// It has this many bytes, over [`LONGEST`].
    #[error("a page of {0} bytes is too much to be sent")]
    Long(usize),
    /// It has this many different style attributes, over [`style_attributes::MOST`].
    #[error("a page of {0} different style attributes is too much for its policy")]
    Styled(usize),
}

impl PageHtml {
    /// Takes what was rendered.
    ///
    /// # Errors
    /// Says why it is not to be sent.
    pub fn new(html: String) -> Result<Self, Unsendable> {
        if html.len() > LONGEST {
            return Err(Unsendable::Long(html.len()));
        }
        let body_starts_at = preloads_end(&html);
        if body_starts_at == html.len() {
            return Err(Unsendable::Empty);
        }
        let style_hashes = style_attributes::hashes(&html).map_err(Unsendable::Styled)?;
        Ok(Self {
            html,
            body_starts_at,
            style_hashes,
        })
    }

    /// The preloads of the page's first pictures, which belong into the head.
    #[must_use]
    pub fn preloads(&self) -> &str {
        self.html.get(..self.body_starts_at).unwrap_or_default()
    }

    /// The markup of the body.
    #[must_use]
    pub fn body(&self) -> &str {
        self.parts().0
    }

    /// The same page of the portal as its visitor reads it without scripts; empty for all others.
    #[must_use]
    pub fn portal(&self) -> &str {
        self.parts().1
    }

    fn parts(&self) -> (&str, &str) {
        let body = self.html.get(self.body_starts_at..).unwrap_or_default();
        body.split_once(PORTAL_MARK).unwrap_or((body, ""))
    }

    /// What the document's policy names of its style attributes.
    #[must_use]
    pub fn style_hashes(&self) -> &[String] {
        &self.style_hashes
    }

    /// About how many bytes it takes.
    #[must_use]
    pub fn bytes(&self) -> usize {
        self.html.len() + self.style_hashes.iter().map(String::len).sum::<usize>()
    }

    /// All of it, as it was rendered.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.html
    }
}

/// React puts the preloads of pictures in front of the markup that it renders.
fn preloads_end(html: &str) -> usize {
    let mut rest = html;
    while let Some(after) = rest.strip_prefix("<link rel=\"preload\" as=\"image\"") {
        let Some((_, after)) = after.split_once('>') else {
            break;
        };
        rest = after;
    }
    html.len() - rest.len()
}

/// How soon a page that could not be rendered is tried again.
const RETRY_MS: u64 = 60_000;

/// The key of a rendering, for both places where it is cached. The renderings of two tenants never
/// share one, nor do those of two versions of the worker (`deployment`) or of the app's code.
#[must_use]
pub fn key(
    deployment: &str,
    render_version: &str,
    tenant: &str,
    page_url: &str,
    boot_json: &str,
) -> String {
    let mut hasher = Sha256::new();
    hasher.update(page_url.as_bytes());
    hasher.update([0]);
    hasher.update(boot_json.as_bytes());
    let inputs = lower::encode_string(&hasher.finalize());
    cache_key(deployment, &["page", render_version, tenant, &inputs])
}

#[cfg(test)]
mod tests {
    use super::{
        LONGEST, MOST_DATA, PageHtml, RETRY_MS, RenderOutcome, Unsendable, is_soon_rendered, key,
    };
    use crate::document::security::hash;
    use crate::document::style_attributes;

    #[test]
    fn preloads_of_pictures_go_into_the_head() {
        const FIRST: &str = r#"<link rel="preload" as="image" href="/a?b=c"/>"#;
        const SECOND: &str = r#"<link rel="preload" as="image" imageSrcSet="/a 1x"/>"#;
        for (preloads, body) in [
            ("", "<a>a</a>"),
            (FIRST, "<a>a</a>"),
            (&[FIRST, SECOND].concat(), "<a>a</a>"),
            ("", r#"<link rel="stylesheet" href="/a"/>"#),
            ("", r#"<p>a</p><link rel="preload" as="image" href="/a"/>"#),
            ("", r#"<link rel="preload" as="image" "#),
        ] {
            let html = PageHtml::new([preloads, body].concat()).unwrap();
            assert_eq!((html.preloads(), html.body()), (preloads, body));
            assert_eq!(html.as_str(), [preloads, body].concat());
        }
    }

    #[test]
    fn a_page_of_the_portal_stands_apart() {
        for (html, parts) in [
            ("<a>a</a>", ("<a>a</a>", "")),
            ("<a>a</a><!--portal--><b>b</b>", ("<a>a</a>", "<b>b</b>")),
        ] {
            let page = PageHtml::new(html.to_owned()).unwrap();
            assert_eq!((page.body(), page.portal()), parts);
        }
    }

    #[test]
    fn nothing_and_too_much_are_no_page() {
        let styled = |count: usize| -> String {
            let tags = (0..count).map(|number| format!("<i style=\"left:{number}%\"></i>"));
            tags.collect()
        };
        let most = style_attributes::MOST;
        for (html, problem) in [
            (String::new(), Some(Unsendable::Empty)),
            ("a".repeat(LONGEST), None),
            ("a".repeat(LONGEST + 1), Some(Unsendable::Long(LONGEST + 1))),
            (styled(most), None),
            (styled(most + 1), Some(Unsendable::Styled(most + 1))),
        ] {
            assert_eq!(PageHtml::new(html).err(), problem);
        }
    }

    #[test]
    fn style_attributes_of_a_page_are_listed() {
        let page = PageHtml::new("<i style=\"a:&#x27;b&#x27;\"></i>".to_owned()).unwrap();
        assert_eq!(page.style_hashes(), [hash("a:'b'")]);
        assert!(page.bytes() > page.as_str().len());
    }

    #[test]
    fn a_page_that_failed_is_tried_again() {
        let page = PageHtml::new("<a>a</a>".to_owned()).unwrap();
        for (rendering, has_page, until) in [
            (RenderOutcome::Page(page), true, u64::MAX),
            (RenderOutcome::Absent, false, u64::MAX),
            (RenderOutcome::Unusable, false, u64::MAX),
            (RenderOutcome::Failed, false, 5 + RETRY_MS),
        ] {
            let actual = (rendering.page().is_some(), rendering.cached_until(5));
            assert_eq!(actual, (has_page, until), "{rendering:?}");
        }
    }

    #[test]
    fn large_boot_data_is_not_rendered() {
        assert!(is_soon_rendered(&"a".repeat(MOST_DATA)));
        assert!(!is_soon_rendered(&"a".repeat(MOST_DATA + 1)));
    }

    #[test]
    fn each_rendering_has_a_key_of_its_own() {
        let keys = [
            key("d", "1", "alpha", "/Class", "{}"),
            key("d", "2", "alpha", "/Class", "{}"),
            key("e", "1", "alpha", "/Class", "{}"),
            key("d", "1", "beta", "/Class", "{}"),
            key("d", "1", "alpha", "/News", "{}"),
            key("d", "1", "alpha", "/Class", "{ }"),
            key("d", "1", "alpha", "/Class{", "}"),
        ];
        for (index, one) in keys.iter().enumerate() {
            assert!(
                !keys.iter().skip(index + 1).any(|other| other == one),
                "{one}"
            );
        }
        assert_eq!(
            key("d", "1", "alpha", "", "").rsplit('/').next(),
            Some("6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d")
        );
    }
}
