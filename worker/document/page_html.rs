//! A page as the app renders it at the edge: what goes into the body, and what into the head.

use sha2::{Digest, Sha256};

use crate::memory::cache_key;
use crate::text::hex;

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

/// A page's markup.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PageHtml {
    html: String,
    body_starts_at: usize,
}

impl PageHtml {
    /// Takes what was rendered; none when that is nothing, or longer than is sent.
    #[must_use]
    pub fn new(html: String) -> Option<Self> {
        let body_starts_at = preloads_end(&html);
        (body_starts_at < html.len() && html.len() <= LONGEST).then_some(Self {
            html,
            body_starts_at,
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
        self.html.get(self.body_starts_at..).unwrap_or_default()
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

/// Until when a rendering is remembered. Its key names all that it depends on, so that it never is out
/// of date; a failure may have had another cause.
#[must_use]
pub const fn kept_until(is_rendered: bool, now_ms: u64) -> u64 {
    if is_rendered {
        u64::MAX
    } else {
        now_ms + RETRY_MS
    }
}

/// The key of a rendering, for both places where it is kept. The renderings of two tenants never
/// share one, nor do those of two versions of the worker, told by `deployment`, or of the app's code.
#[must_use]
pub fn key(
    deployment: &str,
    render_version: &str,
    tenant: &str,
    address: &str,
    boot_json: &str,
) -> String {
    let mut hasher = Sha256::new();
    hasher.update(address.as_bytes());
    hasher.update([0]);
    hasher.update(boot_json.as_bytes());
    let mut inputs = String::with_capacity(64);
    hex::push(&mut inputs, &hasher.finalize());
    cache_key(deployment, &["page", render_version, tenant, &inputs])
}

#[cfg(test)]
mod tests {
    use super::{LONGEST, MOST_DATA, PageHtml, RETRY_MS, is_soon_rendered, kept_until, key};

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
    fn nothing_and_too_much_are_no_page() {
        assert_eq!(PageHtml::new(String::new()), None);
        assert!(PageHtml::new("a".repeat(LONGEST)).is_some());
        assert_eq!(PageHtml::new("a".repeat(LONGEST + 1)), None);
    }

    #[test]
    fn a_page_that_failed_is_tried_again() {
        assert_eq!(kept_until(true, 5), u64::MAX);
        assert_eq!(kept_until(false, 5), 5 + RETRY_MS);
    }

    #[test]
    fn what_would_take_long_is_not_begun() {
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
