//! The fonts that the project has (`app/art/identity/fonts.json`).

/// Every family, as it is spelt there. A browser would show another one in a font of the system's.
const FONTS: [&str; 22] = [
    "Anybody",
    "Archivo",
    "Big Shoulders",
    "Bricolage Grotesque",
    "Fraunces",
    "Fredoka",
    "Gabarito",
    "IBM Plex Mono",
    "Instrument Sans",
    "Instrument Serif",
    "Inter",
    "JetBrains Mono",
    "Literata",
    "Newsreader",
    "Nunito",
    "Pixelify Sans",
    "Plus Jakarta Sans",
    "Public Sans",
    "Raleway",
    "Space Grotesk",
    "Syne",
    "Unbounded",
];

/// The family of this name as the project spells it, whatever the case; `None` for one it lacks.
pub fn find(name: &str) -> Option<&'static str> {
    FONTS
        .into_iter()
        .find(|font| font.eq_ignore_ascii_case(name))
}

#[cfg(test)]
mod tests {
    use super::{FONTS, find};
    use serde_json::Value;

    #[test]
    fn the_fonts_are_those_that_the_build_makes() {
        let rows: Vec<Value> =
            serde_json::from_str(include_str!("../../../../../app/art/identity/fonts.json"))
                .unwrap();
        let families: Vec<&str> = rows
            .iter()
            .filter_map(|row| row["family"].as_str())
            .collect();
        assert_eq!(families, FONTS);
    }

    #[test]
    fn a_font_is_found_whatever_its_case() {
        for (name, expected) in [
            ("Raleway", Some("Raleway")),
            ("inter", Some("Inter")),
            ("RALEWAY", Some("Raleway")),
            ("Raleway Fallback", None),
            ("Poppins", None),
            ("", None),
        ] {
            assert_eq!(find(name), expected, "{name}");
        }
    }
}
