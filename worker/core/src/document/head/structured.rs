//! Structured data (JSON-LD with the vocabulary of schema.org).

use serde_json::{Value, json};

use super::organization::{home, id, organization, whole_organization};
use super::thing::thing;
use super::{Head, HeadInput, absolute, site_name};
use crate::document::discovery::listing::PODCASTS_FEED;
use crate::sites::page::PageKind;
use crate::sites::tables::PAGES;
use crate::text::{json, rich_text};

/// The most questions that are listed.
const MOST_QUESTIONS: usize = 20;

/// The document's structured data, escaped for a script block; `None` for a
/// page that doesn't exist or can't be shown.
pub(super) fn json_ld(input: &HeadInput<'_>, head: &Head) -> Option<String> {
    let graph = match input.kind {
        _ if input.status != 200 || !input.is_for_robots => return None,
        PageKind::Home => vec![whole_organization(input), web_site(input)],
        PageKind::Series => [podcast(input, head)]
            .into_iter()
            .chain(item_list(input))
            .chain([breadcrumbs(input, head)])
            .collect(),
        _ => thing(input, head)
            .into_iter()
            .chain(questions(input))
            .chain(item_list(input))
            .chain([breadcrumbs(input, head)])
            .collect(),
    };
    let document = json!({ "@context": "https://schema.org", "@graph": graph });
    Some(json::written_for_script(&document, 4 * 1024))
}

fn web_site(input: &HeadInput<'_>) -> Value {
    let home = home(input);
    json!({
        "@type": "WebSite",
        "@id": format!("{home}#website"),
        "name": site_name(input.settings),
        "url": home,
        "inLanguage": "id",
        "publisher": { "@id": id(input) },
        "potentialAction": search_action(input),
    })
}

/// The search over the whole site, which search engines may offer with it.
fn search_action(input: &HeadInput<'_>) -> Value {
    let path = PAGES.get("search").map_or("/", |page| page.path);
    json!({
        "@type": "SearchAction",
        "target": {
            "@type": "EntryPoint",
            "urlTemplate": absolute(path, input.tenant.domain) + "?q={search_term_string}",
        },
        "query-input": "required name=search_term_string",
    })
}

/// The podcast, with the feed that players subscribe to.
fn podcast(input: &HeadInput<'_>, head: &Head) -> Value {
    let domain = input.tenant.domain;
    json!({
        "@type": "PodcastSeries",
        "name": super::page_title(input).unwrap_or(&head.title),
        "description": head.description,
        "url": head.canonical,
        "image": head.image,
        "webFeed": absolute(PODCASTS_FEED.path, domain),
        "inLanguage": "id",
        "author": organization(input),
    })
}

/// What is asked about the item, and answered on its page.
fn questions(input: &HeadInput<'_>) -> Option<Value> {
    let path = ["data.", input.questions?].concat();
    let response = input.response.filter(|_| input.item.is_some())?;
    let mut questions = Vec::new();
    json::each_item(json::at(response.json(), &path)?, |faq| {
        let text = |name: &str| {
            let html = json::scalar_at(faq, name)?;
            Some(rich_text::plain(&html)).filter(|text| !text.is_empty())
        };
        if let Some((name, text)) = text("question").zip(text("answer"))
            && questions.len() < MOST_QUESTIONS
        {
            let response = json!({ "@type": "Answer", "text": text });
            questions
                .push(json!({ "@type": "Question", "name": name, "acceptedAnswer": response }));
        }
    })?;
    (!questions.is_empty()).then(|| json!({ "@type": "FAQPage", "mainEntity": questions }))
}

fn item_list(input: &HeadInput<'_>) -> Option<Value> {
    let items = (1_u64..).zip(input.items).map(|(position, path)| {
        let url = absolute(path, input.tenant.domain);
        json!({ "@type": "ListItem", "position": position, "url": url })
    });
    let items: Vec<Value> = items.collect();
    (!items.is_empty()).then(|| json!({ "@type": "ItemList", "itemListElement": items }))
}

fn breadcrumbs(input: &HeadInput<'_>, head: &Head) -> Value {
    let part = input.item.map(|item| item.part.as_str());
    let part = part.filter(|part| !part.is_empty());
    let own_name = part.or_else(|| super::page_title(input));
    let own_name = own_name.unwrap_or(&head.title);
    let home = [(input.tenant.name, home(input))];
    let above = input.crumbs.iter().map(|crumb| {
        (
            crumb.name.as_str(),
            absolute(&crumb.path, input.tenant.domain),
        )
    });
    let own = head
        .canonical
        .iter()
        .map(|canonical| (own_name, canonical.clone()));
    let steps = (1_u64..).zip(home.into_iter().chain(above).chain(own));
    let steps: Vec<Value> = steps
        .map(|(position, (name, url))| {
            json!({ "@type": "ListItem", "position": position, "name": name, "item": url })
        })
        .collect();
    json!({ "@type": "BreadcrumbList", "itemListElement": steps })
}
