//! Structured data (JSON-LD with the vocabulary of schema.org).

use super::{Head, HeadInput, absolute, site_name};
use crate::site::page::Kind;
use crate::text::escape::script_json;
use crate::text::json::{self, Field, object};

/// The document's structured data, escaped for a script block; none for a
/// page that doesn't exist or can't be shown.
pub(super) fn json_ld(input: &HeadInput<'_>, head: &Head) -> Option<String> {
    let graph = match input.kind {
        _ if input.status != 200 => return None,
        Kind::Home => vec![organization(input), web_site(input)],
        Kind::Course => course(input, head)
            .into_iter()
            .chain([breadcrumbs(input, head)])
            .collect(),
        Kind::Page => vec![breadcrumbs(input, head)],
    };
    let document = object(&[
        ("@context", "https://schema.org".into()),
        ("@graph", Field::Json(&json::list(&graph))),
    ]);
    Some(script_json(&document).into_owned())
}

fn home(input: &HeadInput<'_>) -> String {
    absolute("/", input.tenant.domain)
}

fn organization(input: &HeadInput<'_>) -> String {
    let settings = input.settings;
    let home = home(input);
    let url = Some(settings.meta.url.as_str())
        .filter(|url| !url.is_empty())
        .unwrap_or(&home);
    object(&[
        ("@type", "Organization".into()),
        ("@id", (&format!("{home}#organization")).into()),
        ("name", input.tenant.name.into()),
        ("url", (&absolute(url, input.tenant.domain)).into()),
        (
            "logo",
            (&absolute(&settings.logo_dark, input.tenant.domain)).into(),
        ),
    ])
}

fn web_site(input: &HeadInput<'_>) -> String {
    let home = home(input);
    let publisher = object(&[("@id", (&format!("{home}#organization")).into())]);
    object(&[
        ("@type", "WebSite".into()),
        ("@id", (&format!("{home}#website")).into()),
        ("name", site_name(input.settings).into()),
        ("url", (&home).into()),
        ("inLanguage", "id".into()),
        ("publisher", Field::Json(&publisher)),
    ])
}

/// A course without a name is none: schema.org's readers reject it.
fn course(input: &HeadInput<'_>, head: &Head) -> Option<String> {
    let item = input.item.filter(|item| !item.name.is_empty())?;
    let description = if item.description.is_empty() {
        &head.description
    } else {
        &item.description
    };
    Some(object(&[
        ("@type", "Course".into()),
        ("name", (&item.name).into()),
        ("description", description.into()),
        ("url", head.canonical.as_deref().into()),
        ("image", (&head.image).into()),
        ("inLanguage", "id".into()),
        ("provider", Field::Json(&organization(input))),
    ]))
}

fn breadcrumbs(input: &HeadInput<'_>, head: &Head) -> String {
    let own_name = super::page_title(input).unwrap_or(&head.title);
    let home = [(input.tenant.name, home(input))];
    let above = input
        .crumbs
        .iter()
        .map(|crumb| (crumb.name, absolute(crumb.path, input.tenant.domain)));
    let own = head
        .canonical
        .iter()
        .map(|canonical| (own_name, canonical.clone()));
    let steps: Vec<String> = (1_u64..)
        .zip(home.into_iter().chain(above).chain(own))
        .map(|(position, (name, url))| {
            object(&[
                ("@type", "ListItem".into()),
                ("position", position.into()),
                ("name", name.into()),
                ("item", (&url).into()),
            ])
        })
        .collect();
    object(&[
        ("@type", "BreadcrumbList".into()),
        ("itemListElement", Field::Json(&json::list(&steps))),
    ])
}
