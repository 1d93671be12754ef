//! Structured data (JSON-LD with the vocabulary of schema.org).

use serde_json::{Value, json};

use super::{Head, HeadInput, Kind, absolute, site_name};
use crate::escape::script_json;

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
    let document = json!({ "@context": "https://schema.org", "@graph": graph });
    Some(script_json(&document.to_string()).into_owned())
}

fn home(input: &HeadInput<'_>) -> String {
    absolute("/", input.tenant.domain)
}

fn organization(input: &HeadInput<'_>) -> Value {
    let settings = input.settings;
    let home = home(input);
    let url = Some(settings.meta.url.as_str())
        .filter(|url| !url.is_empty())
        .unwrap_or(&home);
    json!({
        "@type": "Organization",
        "@id": format!("{home}#organization"),
        "name": input.tenant.name,
        "url": absolute(url, input.tenant.domain),
        "logo": absolute(&settings.logo_dark, input.tenant.domain),
    })
}

fn web_site(input: &HeadInput<'_>) -> Value {
    let home = home(input);
    json!({
        "@type": "WebSite",
        "@id": format!("{home}#website"),
        "name": site_name(input.settings),
        "url": home,
        "inLanguage": "id",
        "publisher": { "@id": format!("{home}#organization") },
    })
}

/// A course without a name is none: schema.org's readers reject it.
fn course(input: &HeadInput<'_>, head: &Head) -> Option<Value> {
    let item = input.item.filter(|item| !item.name.is_empty())?;
    Some(json!({
        "@type": "Course",
        "name": item.name,
        "description": if item.description.is_empty() { &head.description } else { &item.description },
        "url": head.canonical,
        "image": head.image,
        "inLanguage": "id",
        "provider": organization(input),
    }))
}

fn breadcrumbs(input: &HeadInput<'_>, head: &Head) -> Value {
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
    let steps: Vec<Value> = (1..)
        .zip(home.into_iter().chain(above).chain(own))
        .map(|(position, (name, url))| json!({ "@type": "ListItem", "position": position, "name": name, "item": url }))
        .collect();
    json!({ "@type": "BreadcrumbList", "itemListElement": steps })
}
