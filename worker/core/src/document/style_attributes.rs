//! The style attributes of a rendered page, which its policy names one by one (CSP 3 section 8.3).
//!
//! They hold what only the data knows: a share, a place, a hue. React writes them into the markup; in
//! the browser it goes by the object model, which no policy touches.

use super::security;
use crate::text::rich_text;

/// The most that one page may have which differ: their hashes take up to five kilobytes of a header.
pub const MOST: usize = 96;

/// The hash of each value, once; else how many there are, where those are more than a policy names.
///
/// # Errors
/// The number of different values, over [`MOST`].
pub fn hashes(html: &str) -> Result<Vec<String>, usize> {
    let mut written: Vec<&str> = html.split('<').filter_map(style_of).collect();
    written.sort_unstable();
    written.dedup();
    if written.len() > MOST {
        return Err(written.len());
    }
    // What a browser compares is the value, and not how it is written.
    let values = written.into_iter().map(rich_text::decoded);
    Ok(values.map(|value| security::hash(&value)).collect())
}

/// The style attribute of a tag, as it is written. `tag` begins behind its `<` and goes on to the next
/// one, which stands in no value: React escapes it.
fn style_of(tag: &str) -> Option<&str> {
    let mut rest = tag;
    while let Some((names, after)) = rest.split_once('=') {
        if names.contains('>') {
            return None;
        }
        let quote = after.chars().next().filter(|first| "\"'".contains(*first));
        let Some(quote) = quote else {
            rest = after;
            continue;
        };
        let (value, behind) = after.get(1..)?.split_once(quote)?;
        let is_style = |(_, name): (&str, &str)| name.eq_ignore_ascii_case("style");
        if names.rsplit_once(char::is_whitespace).is_some_and(is_style) {
            return Some(value);
        }
        rest = behind;
    }
    None
}

#[cfg(test)]
mod tests {
    use super::{MOST, hashes};
    use crate::document::security::hash;

    #[test]
    fn each_value_is_named_once() {
        for (html, values) in [
            ("", &[][..]),
            ("<p>a</p>", &[]),
            (r#"<p style="gap:1px">a</p>"#, &["gap:1px"]),
            (r"<p STYLE='gap:1px'>a</p>", &["gap:1px"]),
            (
                r#"<i style="a:1"></i><i style="b:1"></i><i style="a:1"></i>"#,
                &["a:1", "b:1"],
            ),
            (
                r#"<svg viewBox="0 0 1 1" style="a:1"><path d="M0"/></svg>"#,
                &["a:1"],
            ),
            (r#"<input disabled style="a:1"/>"#, &["a:1"]),
            (r#"<input value=a style="a:1"/>"#, &["a:1"]),
            (
                r#"<i style="m:url(&quot;/a?b&amp;c&quot;);f:&#x27;A&#x27;"></i>"#,
                &[r#"m:url("/a?b&c");f:'A'"#],
            ),
        ] {
            let expected: Vec<String> = values.iter().map(|value| hash(value)).collect();
            assert_eq!(hashes(html), Ok(expected), "{html}");
        }
    }

    /// Such as an article on how pages are written.
    #[test]
    fn text_that_looks_like_a_style_attribute_is_ignored() {
        for html in [
            r#"<p>Tulis style="a:1" di sini</p>"#,
            r#"<p class="x">&lt;p style="a:1"></p>"#,
            r#"<img alt="beri style=" height="1"/>"#,
            r#"<img alt=" style='a:1'"/>"#,
            r#"<p data-style="a:1"></p>"#,
            r"</p style=",
            r#"<p style="a:1"#,
            "<p style=a:1>",
        ] {
            assert_eq!(hashes(html), Ok(Vec::new()), "{html}");
        }
    }

    #[test]
    fn more_than_a_header_should_hold_are_counted() {
        let page = |count: usize| {
            let tags = (0..count).map(|number| format!("<i style=\"left:{number}%\"></i>"));
            tags.collect::<String>().repeat(2)
        };
        assert_eq!(hashes(&page(MOST)).map(|all| all.len()), Ok(MOST));
        assert_eq!(hashes(&page(MOST + 1)), Err(MOST + 1));
    }
}
