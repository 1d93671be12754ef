//! Share image of an item that has none from the platform: its title in the brand's colours, drawn at the
//! edge (`app/art/share/draw.ts`). Its address carries the title and a mark that only the edge can make, so that
//! nobody has a brand's picture say something else.

use crate::auth::token::{Key, mark};
use crate::cache::memory;
use crate::http::percent::{Encoding, decoded, encoded};
use crate::http::query;

const FOLDER: &str = "share/";
const ENDING: &str = ".png";
/// What the mark is for: no other mark of the same key is one of a picture.
const PURPOSE: &[u8] = b"share image";

/// The picture's path, as in `/_art/share/Dasar+Web.png?s=0f…`, on the site of this domain.
#[must_use]
pub fn path(key: &Key, domain: &str, title: &str) -> String {
    let written = encoded(title, Encoding::FORM);
    let mark = mark_of(key, domain, title);
    ["/_art/", FOLDER, &written, ENDING, "?s=", &mark].concat()
}

/// Whether a path below `/_art/` is one of these pictures, marked or not.
#[must_use]
pub fn is_one(picture: &str) -> bool {
    picture.starts_with(FOLDER)
}

/// The title that a picture is to show; `None` for an address that the edge has not written with one
/// of the keys.
#[must_use]
pub fn title<'k>(
    keys: impl IntoIterator<Item = &'k Key>,
    domain: &str,
    picture: &str,
    query: &str,
) -> Option<String> {
    let written = picture.strip_prefix(FOLDER)?.strip_suffix(ENDING)?;
    let title = decoded(written, Encoding::FORM)?;
    let stated = query::parameter(query, "s")?;
    let mut keys = keys.into_iter();
    keys.any(|key| mark_of(key, domain, &title) == stated)
        .then_some(title)
}

/// Where the picture of an address is cached, as it is drawn in that look on the site of this tenant and
/// domain.
#[must_use]
pub fn cache_key(deployment: &str, [tenant, domain]: [&str; 2], look: &str, title: &str) -> String {
    let [look, title] = [look, title].map(|text| encoded(text, Encoding::UNRESERVED));
    memory::cache_key(deployment, &["share", tenant, domain, &look, &title])
}

fn mark_of(key: &Key, domain: &str, title: &str) -> String {
    mark(key, PURPOSE, &[domain, "\n", title].concat())
}

#[cfg(test)]
mod tests {
    use super::{cache_key, path, title};
    use crate::auth::token::Key;

    fn key(digit: &str) -> Key {
        Key::from_hex(&digit.repeat(64)).unwrap()
    }

    /// The title of an address, as its parts reach the edge.
    fn read(keys: &[Key], domain: &str, address: &str) -> Option<String> {
        let (picture, query) = address.strip_prefix("/_art/")?.split_once('?')?;
        title(keys, domain, picture, query)
    }

    #[test]
    fn an_address_leads_back_to_its_title() {
        let keys = [key("a"), key("b")];
        for text in ["Dasar Web", "50% + \"a/b\"?#&", "…é\u{1f600}", ""] {
            for key in &keys {
                let address = path(key, "a.example", text);
                assert!(address.is_ascii() && address.matches('/').count() == 3);
                assert_eq!(read(&keys, "a.example", &address).as_deref(), Some(text));
            }
        }
    }

    #[test]
    fn each_look_of_a_title_is_cached_by_itself() {
        let usual = cache_key("d1", ["a", "a.example"], "festival\n#fff", "Dasar/Web");
        assert_eq!(
            usual,
            "https://edge-cache.invalid/d1/share/a/a.example/festival%0A%23fff/Dasar%2FWeb"
        );
        for other in [
            cache_key("d2", ["a", "a.example"], "festival\n#fff", "Dasar/Web"),
            cache_key("d1", ["b", "a.example"], "festival\n#fff", "Dasar/Web"),
            cache_key("d1", ["a", "b.example"], "festival\n#fff", "Dasar/Web"),
            cache_key("d1", ["a", "a.example"], "festival\n#000", "Dasar/Web"),
            cache_key("d1", ["a", "a.example"], "festival\n#fff", "Dasar"),
        ] {
            assert_ne!(usual, other);
        }
    }

    #[test]
    fn an_address_that_nobody_has_marked_has_none() {
        let keys = [key("a")];
        let address = path(&keys[0], "a.example", "Dasar Web");
        assert_eq!(read(&keys, "b.example", &address), None);
        assert_eq!(read(&[key("b")], "a.example", &address), None);
        assert_eq!(read(&[], "a.example", &address), None);
        for (part, other) in [
            ("Dasar", "Kasar"),
            ("?s=", "?s=0"),
            ("?s=", "?t="),
            (".png", ".svg"),
            ("share/", "shared/"),
            ("Web", "%ff"),
        ] {
            let changed = address.replace(part, other);
            assert_ne!(changed, address);
            assert_eq!(read(&keys, "a.example", &changed), None, "{changed}");
        }
        for place in 0..address.len() {
            assert_eq!(read(&keys, "a.example", &address[..place]), None);
        }
    }
}
