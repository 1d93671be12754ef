//! The tenant as a schema.org `Organization`: of the site itself, and as provider, publisher or organizer of
//! an item.

use serde_json::{Value, json};

use super::{HeadInput, absolute};

/// The address of the site's home.
pub(super) fn home(input: &HeadInput<'_>) -> String {
    absolute("/", input.tenant.domain)
}

/// By which a thing says that it means the tenant.
pub(super) fn id(input: &HeadInput<'_>) -> String {
    home(input) + "#organization"
}

pub(super) fn organization(input: &HeadInput<'_>) -> Value {
    let settings = input.settings;
    let home = home(input);
    let url = Some(settings.meta.url.as_str())
        .filter(|url| !url.is_empty())
        .unwrap_or(&home);
    json!({
        "@type": "Organization",
        "@id": id(input),
        "name": input.tenant.name,
        "url": absolute(url, input.tenant.domain),
        "logo": absolute(&settings.logo_dark, input.tenant.domain),
    })
}

/// The same with where it is found and written to, as the home page says it.
pub(super) fn whole_organization(input: &HeadInput<'_>) -> Value {
    let mut organization = organization(input);
    if let (Value::Object(fields), Some(contact)) = (&mut organization, input.contact) {
        fields.insert("address".to_owned(), json!(contact.address));
        fields.insert("email".to_owned(), json!(contact.mail));
    }
    organization
}
