//! The theme: settings as CSS variables.

use std::fmt::Write;

use super::Settings;
use super::colour::Colour;

/// The fonts that replace the brand's font until it has loaded, or if it does not load. `<font> Fallback` comes
/// before them: a system font that the app sizes like the brand's, so that text does not jump.
const FALLBACK_FAMILIES: &str = "ui-sans-serif,system-ui,sans-serif";

impl Settings {
    /// The rule `:root{…}` with every variable of the theme: each colour as
    /// `--<name>` with `--on-<name>` for text on it, `--primary-text` for text
    /// in it on white, `--primary-bright` for text in it on dark grounds, `--primary-soft` for
    /// grounds, and the two fonts.
    ///
    /// The parts are colours and font names that were parsed, so that nothing
    /// in here can end the rule or the style block.
    #[must_use]
    pub fn theme_css(&self) -> String {
        let css = &self.css;
        let mut rule = String::with_capacity(640);
        rule.push_str(":root{");
        for (name, colour) in css.colours() {
            push(
                &mut rule,
                format_args!("--{name}:{colour};--on-{name}:{};", ink(colour)),
            );
        }
        push(
            &mut rule,
            format_args!("--primary-text:{};", css.clr_primary.as_text()),
        );
        push(
            &mut rule,
            format_args!("--primary-soft:{};", css.clr_primary.soft()),
        );
        let fill = css.clr_primary.fill();
        push(
            &mut rule,
            format_args!("--fill:{fill};--on-fill:{};", ink(fill)),
        );
        push(
            &mut rule,
            format_args!("--primary-bright:{};", css.clr_primary.as_bright_text()),
        );
        let heading = Some(css.ft_primary.as_str()).filter(|_| css.names_heading_font);
        push_font(&mut rule, "heading", heading);
        rule.push(';');
        let body = Some(css.ft_secondary.as_str()).filter(|_| css.names_body_font);
        push_font(&mut rule, "body", body);
        rule.push('}');
        rule
    }
}

/// The variable of a font: the one that is named, else the look's own.
fn push_font(rule: &mut String, part: &str, named: Option<&str>) {
    match named {
        Some(font) => push(
            rule,
            format_args!("--font-{part}:\"{font}\",\"{font} Fallback\",{FALLBACK_FAMILIES}"),
        ),
        None => push(
            rule,
            format_args!("--font-{part}:var(--brand-{part}),{FALLBACK_FAMILIES}"),
        ),
    }
}

/// Black or white text on a ground, in the short spelling.
fn ink(ground: Colour) -> &'static str {
    if ground.on() == Colour::BLACK {
        "#000"
    } else {
        "#fff"
    }
}

fn push(rule: &mut String, declaration: std::fmt::Arguments<'_>) {
    // Writing to a String cannot fail.
    let _ = rule.write_fmt(declaration);
}
