//! Converts headers between Rust and the runtime.

use worker::{Headers, console_error};

/// Headers as the runtime has them. A value that it refuses (one with CR, LF or NUL, which the pure modules
/// never produce) is left out, and logged.
pub fn of<N: AsRef<str>, V: AsRef<str>>(headers: &[(N, V)]) -> web_sys::Headers {
    let made = Headers::new();
    for (name, value) in headers {
        let name = name.as_ref();
        if let Err(error) = made.append(name, value.as_ref()) {
            console_error!("{name} was refused: {error}");
        }
    }
    made.0
}

/// A header's value; repeated ones come joined, as the runtime does.
pub fn get(headers: &web_sys::Headers, name: &str) -> Option<String> {
    headers.get(name).ok().flatten()
}
