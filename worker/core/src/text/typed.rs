//! Typed text without invisible characters, such as the direction marks that chats and documents insert. The
//! app cleans alike (`app/core/typed-text.ts`).

/// A line as it is judged and sent: nothing invisible, plain blanks and hyphens.
#[must_use]
pub fn clean_line(typed: &str) -> String {
    let seen = typed.chars().filter(|c| !is_invisible(*c));
    seen.map(|c| match c {
        '\u{a0}' | '\u{1680}' | '\u{2000}'..='\u{200a}' | '\u{202f}' | '\u{205f}' | '\u{3000}' => {
            ' '
        }
        '\u{2010}' | '\u{2011}' | '\u{2043}' | '\u{2212}' | '\u{fe63}' | '\u{ff0d}' => '-',
        other => other,
    })
    .collect()
}

/// Marks of direction, joiners, soft hyphens, blanks without width, variation selectors.
const fn is_invisible(c: char) -> bool {
    matches!(c,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{3164}'
        | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}'
    )
}
