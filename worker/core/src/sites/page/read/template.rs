//! Reads path templates.

use crate::sites::page::template::{PathTemplate, Segment, Shape};

/// Whether a path has to have a segment.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Presence {
    Required,
    Optional,
}

/// More optional segments than this would make the number of variants silly.
const MOST_OPTIONALS: usize = 4;

impl PathTemplate {
    /// Reads a template such as `/Articles/{slug?}/Detail/{id?}`.
    pub(super) fn parse(path: &'static str) -> Result<Self, String> {
        let Some(rest) = path.strip_prefix('/') else {
            return Err("begin it with `/`".to_owned());
        };
        let mut variants = vec![Vec::new()];
        let mut names: Vec<&str> = Vec::new();
        let mut optionals = 0;
        for text in rest.split('/').filter(|_| !rest.is_empty()) {
            let (segment, presence) = read(text)?;
            if let Segment::Parameter { name, .. } = &segment {
                if names.contains(name) {
                    return Err(format!("the parameter `{name}` stands in it twice"));
                }
                names.push(name);
            }
            optionals += usize::from(presence == Presence::Optional);
            if optionals > MOST_OPTIONALS {
                return Err(format!("at most {MOST_OPTIONALS} segments can be optional"));
            }
            variants = extend(variants, segment, presence);
        }
        let variants: Vec<&[Segment]> = variants.into_iter().map(|one| &*one.leak()).collect();
        Ok(Self {
            variants: variants.leak(),
        })
    }

    /// Whether the template has a parameter of that name.
    pub(super) fn has_parameter(&self, wanted: &str) -> bool {
        self.variants
            .iter()
            .copied()
            .flatten()
            .any(|segment| matches!(segment, Segment::Parameter { name, .. } if *name == wanted))
    }
}

/// Adds a segment to every variant; an optional one also leaves each variant as it was.
fn extend(variants: Vec<Vec<Segment>>, segment: Segment, presence: Presence) -> Vec<Vec<Segment>> {
    let mut extended = Vec::with_capacity(variants.len() * 2);
    for variant in variants {
        let mut with = variant.clone();
        with.push(segment);
        extended.push(with);
        if presence == Presence::Optional {
            extended.push(variant);
        }
    }
    extended
}

fn read(text: &'static str) -> Result<(Segment, Presence), String> {
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
        return Ok((Segment::Literal(text), Presence::Required));
    };
    let (name, presence) = match inner.strip_suffix('?') {
        Some(name) => (name, Presence::Optional),
        None => (inner, Presence::Required),
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
    Ok((Segment::Parameter { name, shape }, presence))
}
