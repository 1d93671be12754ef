//! Letters as they are compared: without case and accents.

/// The plain letter in lower case of a letter with an accent; nothing for any other.
#[must_use]
pub const fn plain_letter(c: char) -> &'static str {
    match c {
        'à'..='å' | 'À'..='Å' | 'ā' | 'Ā' | 'ă' | 'Ă' => "a",
        'ç' | 'Ç' | 'č' | 'Č' => "c",
        'è'..='ë' | 'È'..='Ë' | 'ē' | 'Ē' | 'ĕ' | 'Ĕ' => "e",
        'ì'..='ï' | 'Ì'..='Ï' | 'ī' | 'Ī' => "i",
        'ñ' | 'Ñ' => "n",
        'ò'..='ö' | 'Ò'..='Ö' | 'ø' | 'Ø' | 'ō' | 'Ō' => "o",
        'ù'..='ü' | 'Ù'..='Ü' | 'ū' | 'Ū' => "u",
        'ý' | 'ÿ' | 'Ý' => "y",
        'š' | 'Š' => "s",
        'ž' | 'Ž' => "z",
        _ => "",
    }
}

/// Whether two texts are the same but for case and accents.
#[must_use]
pub fn is_alike(one: &str, other: &str) -> bool {
    folded(one).eq(folded(other))
}

fn folded(text: &str) -> impl Iterator<Item = char> {
    text.chars()
        // What a letter and an accent of its own are composed of.
        .filter(|c| !matches!(c, '\u{300}'..='\u{36f}'))
        .flat_map(|c| plain_letter(c).chars().next().unwrap_or(c).to_lowercase())
}

#[cfg(test)]
mod tests {
    use super::is_alike;

    #[test]
    fn case_and_accents_make_no_other_text() {
        for (one, other, expected) in [
            ("desain-web", "DÉSAIN-WEB", true),
            ("desain-web", "De\u{301}sain-Web", true),
            ("café", "cafe", true),
            ("ЖУК", "жук", true),
            ("", "", true),
            ("desain-web", "desain-we", false),
            ("desain-web", "desain web", false),
            ("a", "b", false),
        ] {
            assert_eq!(is_alike(one, other), expected, "{one} {other}");
        }
    }
}
