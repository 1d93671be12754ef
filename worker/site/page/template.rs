//! Path templates: literals, `{x}` and `{x?}`, each a whole segment.

/// More optional segments than this would make the number of variants silly.
const MOST_OPTIONALS: usize = 4;

/// A path template and the shapes it can take.
#[derive(Debug, Default)]
pub(super) struct PathTemplate {
    /// The template without each choice of its optional segments. Of two variants the one that
    /// fills the earlier optional comes first, and wins a tie.
    pub(super) variants: Vec<Vec<Segment>>,
}

/// One segment of a variant.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Segment {
    Literal(String),
    Parameter { name: String, shape: Shape },
}

/// What a parameter's value may look like; its name decides.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Shape {
    /// `id`: digits.
    Id,
    /// `code`: a class code, such as `BB-104`.
    Code,
    /// Every other name: any text that is not empty.
    Any,
}

impl PathTemplate {
    /// Reads a template such as `/Articles/{slug?}/Detail/{id?}`.
    pub(super) fn parse(path: &str) -> Result<Self, String> {
        let Some(rest) = path.strip_prefix('/') else {
            return Err("begin it with `/`".to_owned());
        };
        let mut variants = vec![Vec::new()];
        let mut names: Vec<String> = Vec::new();
        let mut optionals = 0;
        for text in rest.split('/').filter(|_| !rest.is_empty()) {
            let (segment, optional) = read(text)?;
            if let Segment::Parameter { name, .. } = &segment {
                if names.contains(name) {
                    return Err(format!("the parameter `{name}` stands in it twice"));
                }
                names.push(name.clone());
            }
            optionals += usize::from(optional);
            if optionals > MOST_OPTIONALS {
                return Err(format!("at most {MOST_OPTIONALS} segments can be optional"));
            }
            variants = extend(variants, &segment, optional);
        }
        Ok(Self { variants })
    }

    /// Whether the template has a parameter of that name.
    pub(super) fn has_parameter(&self, wanted: &str) -> bool {
        self.variants
            .iter()
            .flatten()
            .any(|segment| matches!(segment, Segment::Parameter { name, .. } if name == wanted))
    }
}

impl Segment {
    /// How much a fit of this segment counts, or `None` when the value does not fit.
    pub(super) fn score(&self, value: &str) -> Option<u32> {
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

/// Adds a segment to every variant; an optional one also leaves each variant as it was.
fn extend(variants: Vec<Vec<Segment>>, segment: &Segment, optional: bool) -> Vec<Vec<Segment>> {
    let mut extended = Vec::with_capacity(variants.len() * 2);
    for variant in variants {
        let mut with = variant.clone();
        with.push(segment.clone());
        extended.push(with);
        if optional {
            extended.push(variant);
        }
    }
    extended
}

fn read(text: &str) -> Result<(Segment, bool), String> {
    let Some(inner) = text
        .strip_prefix('{')
        .and_then(|rest| rest.strip_suffix('}'))
    else {
        let plain = |b: u8| b.is_ascii_alphanumeric() || b"-_.@".contains(&b);
        if text.is_empty() || text.starts_with('.') || !text.bytes().all(plain) {
            return Err(format!(
                "`{text}` is no segment: use letters, digits, `-`, `_`, `.` and `@`, or `{{name}}`"
            ));
        }
        return Ok((Segment::Literal(text.to_owned()), false));
    };
    let (name, optional) = match inner.strip_suffix('?') {
        Some(name) => (name, true),
        None => (inner, false),
    };
    let letters = name.bytes().all(|b| b.is_ascii_alphanumeric());
    if !letters || !name.starts_with(|c: char| c.is_ascii_lowercase()) {
        return Err(format!(
            "`{text}`: name a parameter in camelCase, such as `{{moduleSlug}}`"
        ));
    }
    let shape = match name {
        "id" => Shape::Id,
        "code" => Shape::Code,
        _ => Shape::Any,
    };
    Ok((
        Segment::Parameter {
            name: name.to_owned(),
            shape,
        },
        optional,
    ))
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
