//! The log line of a panic.

/// What stands before the values that a panic quotes, which may be a visitor's: an error that was not
/// expected, the text that was cut within a character, the two sides that are not alike.
const QUOTING: [&str; 4] = [": ", "; ", " of `", "\n"];

/// A panic's line in the log: where it was, and its text as far as it quotes nothing.
#[must_use]
pub fn panic_line(file: &str, line: u32, text: &str) -> String {
    let starts = QUOTING.iter().filter_map(|quoting| text.find(quoting));
    let message = starts.min().and_then(|start| text.get(..start));
    format!("panic at {file}:{line}: {}", message.unwrap_or(text))
}

#[cfg(test)]
mod tests {
    use super::panic_line;

    #[test]
    fn a_panic_is_logged_without_what_it_quotes() {
        for (text, expected) in [
            (
                "called `Option::unwrap()` on a `None` value",
                "called `Option::unwrap()` on a `None` value",
            ),
            (
                "called `Result::unwrap()` on an `Err` value: \"rahasia\"",
                "called `Result::unwrap()` on an `Err` value",
            ),
            (
                "byte index 1 is not a char boundary; it is inside 'é' (bytes 0..2) of `é rahasia`",
                "byte index 1 is not a char boundary",
            ),
            (
                "byte index 9 is out of bounds of `rahasia`",
                "byte index 9 is out of bounds",
            ),
            (
                "assertion `left == right` failed\n  left: \"rahasia\"",
                "assertion `left == right` failed",
            ),
            ("", ""),
        ] {
            let line = panic_line("worker/a.rs", 7, text);
            assert_eq!(line, format!("panic at worker/a.rs:7: {expected}"));
        }
    }
}
