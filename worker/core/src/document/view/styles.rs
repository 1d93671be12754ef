//! Inline style rules of a document, by variant.

use std::borrow::Cow;

use super::View;
use crate::document::variant::Variant;
use crate::document::{lean, security};

/// A rule, and its hash as a security policy names it.
pub(super) struct Rule<'s> {
    pub css: Cow<'s, str>,
    pub hash: Cow<'s, str>,
}

/// The document's own rules, in their order.
pub(super) struct Styles<'s> {
    pub theme: Rule<'s>,
    /// Empty where the build has no look.
    pub look: Rule<'s>,
}

impl View<'_> {
    pub(super) fn styles(&self, variant: Variant) -> Styles<'_> {
        let of = |css, hash| match variant {
            Variant::Full => Rule::borrowed(css, hash),
            Variant::Lean => Rule::lean(css),
        };
        let look = self.look();
        Styles {
            theme: of(&self.data.theme_css, &self.data.theme_hash),
            look: look.map_or_else(|| Rule::borrowed("", ""), |look| of(&look.css, &look.hash)),
        }
    }
}

impl<'s> Rule<'s> {
    const fn borrowed(css: &'s str, hash: &'s str) -> Self {
        Self {
            css: Cow::Borrowed(css),
            hash: Cow::Borrowed(hash),
        }
    }

    fn lean(css: &str) -> Self {
        let css = lean::system_fonts(css);
        Self {
            hash: Cow::Owned(security::hash(&css)),
            css: Cow::Owned(css),
        }
    }
}
