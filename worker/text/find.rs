//! One text in another, looked for at each place in turn. The standard library's way, which also stands
//! behind `contains` with a character, is made for long texts, and is more code than all that is asked
//! of it here.

/// Whether `wanted`, which is not empty, stands somewhere in a text.
#[must_use]
pub fn holds(text: &str, wanted: &str) -> bool {
    place(text, wanted).is_some()
}

/// What stands before and behind the first `wanted`, which is not empty.
#[must_use]
pub fn cut<'t>(text: &'t str, wanted: &str) -> Option<(&'t str, &'t str)> {
    let at = place(text, wanted)?;
    Some((text.get(..at)?, text.get(at + wanted.len()..)?))
}

/// A text with `by` in place of each `wanted`, which is not empty.
#[must_use]
pub fn replaced(text: &str, wanted: &str, by: &str) -> String {
    let mut replaced = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = cut(rest, wanted) {
        replaced.extend([before, by]);
        rest = after;
    }
    replaced.push_str(rest);
    replaced
}

fn place(text: &str, wanted: &str) -> Option<usize> {
    let mut places = text.as_bytes().windows(wanted.len().max(1));
    places.position(|place| place == wanted.as_bytes())
}

#[cfg(test)]
mod tests {
    use super::{cut, holds, replaced};

    #[test]
    fn it_finds_what_the_standard_library_finds() {
        let texts = [
            "",
            "a",
            "ab",
            "aab",
            "abab",
            "xaby",
            "éabé",
            "a\u{2028}b",
            "aaab",
        ];
        for text in texts {
            for wanted in ["a", "ab", "aab", "é", "\u{2028}", "abababab", "ba"] {
                assert_eq!(
                    holds(text, wanted),
                    text.contains(wanted),
                    "{text} {wanted}"
                );
                assert_eq!(
                    cut(text, wanted),
                    text.split_once(wanted),
                    "{text} {wanted}"
                );
                for by in ["", "ab", "é"] {
                    let expected = text.replace(wanted, by);
                    assert_eq!(replaced(text, wanted, by), expected, "{text} {wanted} {by}");
                }
            }
        }
    }
}
