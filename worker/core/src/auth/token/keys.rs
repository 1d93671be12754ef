//! The key of app tokens and, while it is being changed, the one before.
//!
//! The platform changes its key at a time that the edge does not know. Until then it takes the previous
//! key, afterwards the current one, and perhaps both in between. The edge seals with the key that the
//! platform took last, the current one at first; where it responds with 401 the other one is tried once.

use std::cell::Cell;

use super::Key;

/// One of the two keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyVersion {
    /// `APP_TOKEN_KEY`.
    Current,
    /// `APP_TOKEN_KEY_PREVIOUS`.
    Previous,
}

/// The keys there are, and which of them the platform took last.
#[derive(Debug)]
pub struct Keys {
    current: Key,
    previous: Option<Key>,
    taken: Cell<KeyVersion>,
}

impl Keys {
    /// The current key, and the previous one while it is being changed.
    #[must_use]
    pub const fn new(current: Key, previous: Option<Key>) -> Self {
        Self {
            current,
            previous,
            taken: Cell::new(KeyVersion::Current),
        }
    }

    /// What to seal with.
    #[must_use]
    pub const fn preferred(&self) -> KeyVersion {
        self.taken.get()
    }

    /// The key itself.
    #[must_use]
    pub fn get(&self, which: KeyVersion) -> &Key {
        match (which, &self.previous) {
            (KeyVersion::Previous, Some(previous)) => previous,
            _ => &self.current,
        }
    }

    /// All there are, the current one first.
    pub fn iter(&self) -> impl Iterator<Item = &Key> {
        std::iter::once(&self.current).chain(&self.previous)
    }

    /// What else to seal with, where one key was refused; `None` if no key is being changed.
    #[must_use]
    pub fn other(&self, refused: KeyVersion) -> Option<KeyVersion> {
        self.previous.as_ref().map(|_| match refused {
            KeyVersion::Current => KeyVersion::Previous,
            KeyVersion::Previous => KeyVersion::Current,
        })
    }

    /// Notes that the platform took this one. Whether that is news.
    pub fn mark_accepted(&self, which: KeyVersion) -> bool {
        self.taken.replace(which) != which
    }
}

#[cfg(test)]
mod tests {
    use super::{KeyVersion, Keys};
    use crate::auth::token::Key;

    fn key(digit: &str) -> Key {
        Key::from_hex(&digit.repeat(64)).unwrap()
    }

    #[test]
    fn the_key_that_the_platform_took_last_is_sealed_with() {
        let keys = Keys::new(key("a"), Some(key("b")));
        assert_eq!(keys.preferred(), KeyVersion::Current);
        assert_eq!(keys.other(KeyVersion::Current), Some(KeyVersion::Previous));
        assert_eq!(keys.other(KeyVersion::Previous), Some(KeyVersion::Current));
        for (took, is_news) in [
            (KeyVersion::Current, false),
            (KeyVersion::Previous, true),
            (KeyVersion::Previous, false),
            (KeyVersion::Current, true),
        ] {
            assert_eq!(keys.mark_accepted(took), is_news, "{took:?}");
            assert_eq!(keys.preferred(), took);
        }
        assert_eq!(keys.get(KeyVersion::Current).0, key("a").0);
        assert_eq!(keys.get(KeyVersion::Previous).0, key("b").0);
        assert_eq!(keys.iter().count(), 2);
    }

    #[test]
    fn without_a_previous_key_there_is_no_other() {
        let keys = Keys::new(key("a"), None);
        assert_eq!(keys.other(KeyVersion::Current), None);
        assert_eq!(keys.get(KeyVersion::Previous).0, key("a").0);
        assert_eq!(keys.iter().count(), 1);
    }
}
