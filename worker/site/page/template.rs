//! Path templates: literals, `{x}` and `{x?}`, each a whole segment.

/// A path template and the shapes it can take.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::site) struct PathTemplate {
    /// The template without each choice of its optional segments. Of two variants the one that
    /// fills the earlier optional comes first, and wins a tie.
    pub(in crate::site) variants: &'static [&'static [Segment]],
}

/// One segment of a variant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::site) enum Segment {
    Literal(&'static str),
    Parameter { name: &'static str, shape: Shape },
}

/// What a parameter's value may look like; its name decides.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::site) enum Shape {
    /// `id`: digits.
    Id,
    /// `code`: a class code, such as `BB-104`.
    Code,
    /// Every other name: any text that is not empty.
    Any,
}

impl Segment {
    /// How much a fit of this segment counts, or `None` when the value does not fit.
    pub(in crate::site) fn score(&self, value: &str) -> Option<u32> {
        match self {
            Self::Literal(literal) => literal.eq_ignore_ascii_case(value).then_some(10),
            Self::Parameter {
                shape: Shape::Any, ..
            } => Some(3),
            Self::Parameter {
                shape: Shape::Id, ..
            } => is_id(value).then_some(5),
            Self::Parameter {
                shape: Shape::Code, ..
            } => is_code(value).then_some(5),
        }
    }
}

fn is_id(value: &str) -> bool {
    !value.is_empty() && value.bytes().all(|b| b.is_ascii_digit())
}

/// `[A-Za-z]{2,8}-?[0-9]{1,8}`
fn is_code(value: &str) -> bool {
    let digits = value.trim_start_matches(|c: char| c.is_ascii_alphabetic());
    let letters = value.len() - digits.len();
    let digits = digits.strip_prefix('-').unwrap_or(digits);
    (2..=8).contains(&letters) && digits.len() <= 8 && is_id(digits)
}
