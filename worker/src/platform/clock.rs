//! The runtime's clock.

/// Milliseconds since the Unix epoch.
pub fn now_ms() -> u64 {
    // The runtime's clock is a whole number of milliseconds well below 2^53.
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    let now = js_sys::Date::now() as u64;
    now
}
