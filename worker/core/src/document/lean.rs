//! Script and fonts of a lean document (`variant.rs`).

use std::sync::LazyLock;

/// Fetches what was left out, and starts the app, once something is pressed that needs it. Its tag
/// names the app's entry; what it hears, and what it leaves to the browser, it says itself.
pub static SCRIPT: LazyLock<String> =
    LazyLock::new(|| as_sent(include_str!("../../../js/document/lean.js")));

/// A script without what only its readers need: lines that are comments, and what lines are set in by.
fn as_sent(script: &str) -> String {
    let lines = script.lines().map(str::trim);
    let code: Vec<&str> = lines.filter(|line| !line.starts_with("//")).collect();
    code.join("\n")
}

/// A rule of style sheets without the font families that are files: of `"Inter","Inter Fallback"` the
/// stand-in is left, which is a font of the system's in the same measures.
#[must_use]
pub fn system_fonts(css: &str) -> String {
    let mut result = String::with_capacity(css.len());
    let mut rest = css;
    while let Some((before, quoted)) = rest.split_once('"') {
        result.push_str(before);
        let Some((name, behind)) = quoted.split_once('"') else {
            result.push('"');
            rest = quoted;
            break;
        };
        let next = behind
            .strip_prefix(',')
            .filter(|next| stands_in(next, name));
        if next.is_none() {
            result.extend(["\"", name, "\""]);
        }
        rest = next.unwrap_or(behind);
    }
    result.push_str(rest);
    result
}

/// Whether what comes next is the stand-in of that family.
fn stands_in(next: &str, family: &str) -> bool {
    // A file of a family's headings alone has the same stand-in.
    let family = family.strip_suffix(" Heading").unwrap_or(family);
    let name = next
        .strip_prefix('"')
        .and_then(|next| next.strip_prefix(family));
    name.is_some_and(|name| name.starts_with(" Fallback\""))
}

#[cfg(test)]
mod tests {
    use super::{SCRIPT, as_sent, system_fonts};

    #[test]
    fn families_give_way_to_their_stand_ins() {
        for (css, expected) in [
            (
                r#":root{--brand-body:"Inter","Inter Fallback";--x:1}"#,
                r#":root{--brand-body:"Inter Fallback";--x:1}"#,
            ),
            (
                r#"a{font:"A B","A B Fallback",serif;b:"A","A Fallback"}"#,
                r#"a{font:"A B Fallback",serif;b:"A Fallback"}"#,
            ),
            (
                r#"a{font:"A Heading","A Fallback"}"#,
                r#"a{font:"A Fallback"}"#,
            ),
            (r#"a{font:"A","B Fallback"}"#, r#"a{font:"A","B Fallback"}"#),
            (r#"a{font:"A";b:"c"}"#, r#"a{font:"A";b:"c"}"#),
            (r#"a{b:"c"#, r#"a{b:"c"#),
            ("", ""),
        ] {
            assert_eq!(system_fonts(css), expected);
        }
    }

    #[test]
    fn the_script_stays_in_its_tag() {
        assert!(!SCRIPT.contains("</") && !SCRIPT.contains("<!--"));
    }

    #[test]
    fn comments_stay_here() {
        let script = "{\n  // Why.\n  run('//a'); // then\n\n  end();\n}\n";
        assert_eq!(as_sent(script), "{\nrun('//a'); // then\n\nend();\n}");
        assert!(!SCRIPT.contains("\n//"));
    }
}
