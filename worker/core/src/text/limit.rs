//! Limits of texts from outside.

/// The most of a text from an upstream that is looked at, in bytes: 64 KiB (design section 6).
pub const TEXT_LIMIT: usize = 64 * 1024;

/// A text as it is looked at: its first [`TEXT_LIMIT`] bytes, cut between characters.
#[must_use]
pub fn capped(text: &str) -> &str {
    text.get(..text.floor_char_boundary(TEXT_LIMIT))
        .unwrap_or_default()
}

/// A text on one line: white space and control characters folded to single spaces, none at the
/// ends.
#[must_use]
pub fn one_line(text: &str) -> String {
    let mut line = String::with_capacity(text.len());
    let words = text.split(|c: char| c.is_whitespace() || c.is_control());
    for word in words.filter(|word| !word.is_empty()) {
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(word);
    }
    line
}

/// The first words of a text whose words stand one space apart: at most `words` of them, and with
/// the `…` behind what was cut at most `characters` in all. A word that is longer by itself is cut
/// too.
#[must_use]
pub fn shortened(text: &str, words: usize, characters: usize) -> String {
    let end_of_words = text
        .match_indices(' ')
        .nth(words.saturating_sub(1))
        .map_or(text.len(), |(index, _)| index);
    let whole_words = text.get(..end_of_words).unwrap_or_default();
    let is_whole = whole_words.len() == text.len();
    if whole_words.chars().count() + usize::from(!is_whole) <= characters {
        return if is_whole {
            whole_words.to_owned()
        } else {
            [whole_words, "…"].concat()
        };
    }
    let room = characters.saturating_sub(1);
    let end = whole_words
        .char_indices()
        .nth(room)
        .map_or(whole_words.len(), |(i, _)| i);
    let (short, rest) = whole_words
        .split_at_checked(end)
        .unwrap_or((whole_words, ""));
    let short = match short.rfind(' ') {
        Some(space) if !rest.starts_with(' ') => short.get(..space).unwrap_or_default(),
        _ => short,
    };
    [short, "…"].concat()
}

#[cfg(test)]
mod tests {
    use super::{TEXT_LIMIT, capped, one_line, shortened};

    #[test]
    fn a_text_is_cut_between_characters() {
        assert_eq!(capped("teks"), "teks");
        let long = "a".repeat(TEXT_LIMIT - 1) + "éé";
        assert_eq!(capped(&long).len(), TEXT_LIMIT - 1);
        assert_eq!(capped(&"a".repeat(2 * TEXT_LIMIT)).len(), TEXT_LIMIT);
    }

    #[test]
    fn a_line_has_its_words_one_space_apart() {
        for (text, line) in [
            ("", ""),
            (" \n\t ", ""),
            (" a\r\n b\u{0}c\u{85}d\u{a0}e ", "a b c d e"),
        ] {
            assert_eq!(one_line(text), line, "{text:?}");
        }
        assert_eq!(one_line(&"a \0".repeat(1_000_000)).len(), 1_999_999);
    }

    #[test]
    fn a_short_text_is_cut_at_words() {
        for (text, words, characters, short) in [
            ("", 2, 10, ""),
            ("satu dua", 2, 10, "satu dua"),
            ("satu dua tiga", 2, 20, "satu dua…"),
            ("satu dua tiga", 9, 13, "satu dua tiga"),
            ("satu dua tiga", 9, 12, "satu dua…"),
            ("satu dua tiga", 9, 9, "satu dua…"),
            ("satu dua tiga", 9, 8, "satu…"),
            ("satu dua tiga", 2, 8, "satu…"),
            ("panjangsekali", 9, 8, "panjang…"),
            ("éééé", 9, 3, "éé…"),
            ("😀😀😀😀", 1, 4, "😀😀😀😀"),
        ] {
            assert_eq!(shortened(text, words, characters), short, "{text}");
            assert!(shortened(text, words, characters).chars().count() <= characters);
        }
    }
}
