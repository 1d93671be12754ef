//! Path templates: literals, `{x}` and `{x?}`, each a whole segment.

/// A path template and the shapes it can take.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::sites) struct PathTemplate {
    /// The template without each choice of its optional segments. Of two variants the one that
    /// fills the earlier optional comes first, and wins a tie.
    pub(in crate::sites) variants: &'static [&'static [Segment]],
}

/// One segment of a variant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::sites) enum Segment {
    Literal(&'static str),
    Parameter { name: &'static str, shape: Shape },
}

/// What a parameter's value may look like; its name decides.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::sites) enum Shape {
    /// `id`: digits.
    Id,
    /// `code`: a class code, such as `BB-104`.
    Code,
    /// Every other name: any text that is not empty.
    Any,
}

impl Segment {
    /// How much a fit of this segment counts, or `None` when the value does not fit.
    pub(in crate::sites) fn score(&self, value: &str) -> Option<u32> {
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

/// What a parameter's value has to look like to name anything at all, where its name does not decide;
/// `shapes` in the page table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ValueShape {
    /// A certificate's number: its class's code and sixteen hexadecimal digits, all in capitals.
    Certificate,
}

impl ValueShape {
    /// Whether a value has it.
    #[must_use]
    pub fn fits(self, value: &str) -> bool {
        match self {
            Self::Certificate => is_certificate(value),
        }
    }
}

/// `[A-Z]{2,8}-[0-9]{1,8}-[0-9A-F]{16}`
#[must_use]
pub fn is_certificate(value: &str) -> bool {
    let Some((class, digits)) = value.rsplit_once('-') else {
        return false;
    };
    let is_hexadecimal = |byte: u8| byte.is_ascii_digit() || (b'A'..=b'F').contains(&byte);
    let is_capital = |byte: u8| !byte.is_ascii_lowercase();
    digits.len() == 16
        && digits.bytes().all(is_hexadecimal)
        && class.contains('-')
        && class.bytes().all(is_capital)
        && is_code(class)
}

#[cfg(test)]
mod tests {
    use super::is_certificate;

    #[test]
    fn a_certificates_number_is_its_classs_code_and_sixteen_digits() {
        for (number, expected) in [
            ("BB-105-11D743766C07972A", true),
            ("ABCDEFGH-12345678-0123456789ABCDEF", true),
            ("bb-105-11D743766C07972A", false),
            ("BB-105-11d743766c07972a", false),
            ("BB105-11D743766C07972A", false),
            ("B-105-11D743766C07972A", false),
            ("BB-105-11D743766C07972", false),
            ("BB-105-11D743766C07972AB", false),
            ("BB-105-11D743766C07972G", false),
            ("BB-123456789-11D743766C07972A", false),
            ("BB--11D743766C07972A", false),
            ("contoh-verifikasi-akun-0001", false),
            ("", false),
        ] {
            assert_eq!(is_certificate(number), expected, "{number}");
        }
    }
}
