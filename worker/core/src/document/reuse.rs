//! Whether a rendered document may be cached, and whether a cached one may be sent.

/// What makes a document one visit's own.
#[derive(Clone, Copy, Debug, Default)]
pub struct Own {
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
    /// It is one visitor's: memory has none like it, and never will.
    Never,
    /// One that was made of the same may stand in for it, but it stands in for none: it is not what its
    /// inputs make.
    Taken,
    /// It is anybody's.
    Kept,
}

impl Reuse {
    /// What memory has to do with a document of which this is one visit's own.
    #[must_use]
    pub const fn of(own: Own) -> Self {
        match own {
            Own {
                has_session: true, ..
            }
            | Own { has_form: true, .. } => Self::Never,
            Own {
                lacks_words: true, ..
            } => Self::Taken,
            _ => Self::Kept,
        }
    }

    /// Whether one that is in memory may be answered in its place.
    #[must_use]
    pub fn may_be_taken(self) -> bool {
        self != Self::Never
    }
}

#[cfg(test)]
mod tests {
    use super::{Own, Reuse};

    #[test]
    fn what_is_one_visits_own_is_nobody_elses() {
        for (has_session, has_form, lacks_words, expected) in [
            (false, false, false, Reuse::Kept),
            (false, false, true, Reuse::Taken),
            (false, true, false, Reuse::Never),
            (false, true, true, Reuse::Never),
            (true, false, false, Reuse::Never),
            (true, false, true, Reuse::Never),
            (true, true, false, Reuse::Never),
            (true, true, true, Reuse::Never),
        ] {
            let own = Own {
                has_session,
                has_form,
                lacks_words,
            };
            assert_eq!(Reuse::of(own), expected, "{own:?}");
            assert_eq!(
                Reuse::of(own).may_be_taken(),
                !has_session && !has_form,
                "{own:?}"
            );
        }
    }
}
