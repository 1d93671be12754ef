//! The fonts that the project has (`app/ui/fonts.css`).

/// Every family, as it is spelt there. A browser would show another one in a font of the system's.
const FONTS: [&str; 2] = ["Inter", "Raleway"];

/// The family of this name as the project spells it, whatever the case; `None` for one it lacks.
pub fn known(name: &str) -> Option<&'static str> {
    FONTS
        .into_iter()
        .find(|font| font.eq_ignore_ascii_case(name))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::{FONTS, known};

    #[test]
    fn the_fonts_are_those_of_the_style_sheet_and_each_has_its_stand_in() {
        let sheet = include_str!("../../../app/ui/fonts.css");
        let families: BTreeSet<&str> = sheet
            .split("font-family: \"")
            .skip(1)
            .filter_map(|rest| rest.split('"').next())
            .collect();
        let (stand_ins, fonts): (Vec<&str>, Vec<&str>) = families
            .into_iter()
            .partition(|family| family.ends_with(" Fallback"));
        assert_eq!(fonts, FONTS);
        assert_eq!(stand_ins, FONTS.map(|font| format!("{font} Fallback")));
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
            assert_eq!(known(name), expected, "{name}");
        }
    }
}
