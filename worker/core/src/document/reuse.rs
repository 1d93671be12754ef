//! Whether a rendered document may be cached, and whether a cached one may be sent.

/// What decides whether a document is cached.
#[derive(Clone, Copy, Debug, Default)]
pub struct DocumentTraits {
    /// It shows the visitor's session.
    pub has_session: bool,
    /// It holds what somebody typed, or says what has come of it.
    pub has_form: bool,
    /// It lacks the tenant's words, which could not be had in time.
    pub lacks_words: bool,
}

/// What memory has to do with a document.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reuse {
    /// It is one visitor's: it is neither read from memory nor cached there.
    Never,
    /// A cached one of the same inputs may be sent in its place, but it is not cached itself, since something
    /// is missing in it.
    ReadOnly,
    /// It is read from memory, and cached there.
    ReadWrite,
}

impl Reuse {
    /// What memory has to do with a document of which this is one visit's own.
    #[must_use]
    pub const fn of(own: DocumentTraits) -> Self {
        match own {
            DocumentTraits {
                has_session: true, ..
            }
            | DocumentTraits { has_form: true, .. } => Self::Never,
            DocumentTraits {
                lacks_words: true, ..
            } => Reuse::ReadOnly,
            _ => Self::ReadWrite,
        }
    }

    /// Whether a cached one may be sent in its place.
    #[must_use]
    pub fn may_read(self) -> bool {
        self != Self::Never
    }
}

#[cfg(test)]
mod tests {
    use super::{DocumentTraits, Reuse};

    #[test]
    fn a_private_document_is_never_reused() {
        for (has_session, has_form, lacks_words, expected) in [
            (false, false, false, Reuse::ReadWrite),
            (false, false, true, Reuse::ReadOnly),
            (false, true, false, Reuse::Never),
            (false, true, true, Reuse::Never),
            (true, false, false, Reuse::Never),
            (true, false, true, Reuse::Never),
            (true, true, false, Reuse::Never),
            (true, true, true, Reuse::Never),
        ] {
            let own = DocumentTraits {
                has_session,
                has_form,
                lacks_words,
            };
            assert_eq!(Reuse::of(own), expected, "{own:?}");
            assert_eq!(
                Reuse::of(own).may_read(),
                !has_session && !has_form,
                "{own:?}"
            );
        }
    }
}
