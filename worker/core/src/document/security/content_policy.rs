//! Content security policy of a document (CSP 3).

use super::{SecurityPolicy, hash};
use crate::document::lean;
use crate::document::variant::Variant;
use crate::http::csp_source;

pub(super) fn content_security_policy(policy: &SecurityPolicy<'_>) -> String {
    let (scripts, hosts) = (scripts(policy), measuring_hosts(policy));
    let named = |url: Option<&str>| {
        url.and_then(csp_source::origin)
            .map(|origin| format!(" {origin}"))
    };
    let account = named(policy.account_url).unwrap_or_default();
    // The radio plays from any https origin; a drive on a developer's machine is named.
    let drive =
        named(policy.drive_url.filter(|url| url.starts_with("http://"))).unwrap_or_default();
    let mut directives = vec![
        "default-src 'self'".to_owned(),
        format!("script-src 'self'{scripts}"),
        style_directive(policy),
        style_attribute_directive(policy.style_attributes),
        format!("{}{hosts}", image_directive(policy)),
        format!("media-src 'self' https:{drive}"),
        "font-src 'self'".to_owned(),
        format!("connect-src 'self'{hosts}"),
        "frame-src 'self' https://www.youtube-nocookie.com".to_owned(),
        "frame-ancestors 'none'".to_owned(),
        "base-uri 'none'".to_owned(),
        format!("form-action 'self'{account}"),
        "object-src 'none'".to_owned(),
        "manifest-src 'self'".to_owned(),
    ];
    if policy.is_https {
        directives.push("upgrade-insecure-requests".to_owned());
    }
    directives.join("; ")
}

/// The scripts of the document, and those that count its visits; a blank before each.
fn scripts(policy: &SecurityPolicy<'_>) -> String {
    let mut scripts: String = policy
        .script_hashes
        .iter()
        .flat_map(|hash| [" ", hash])
        .collect();
    if policy.variant == Variant::Lean {
        scripts.extend([" ", &hash(&lean::SCRIPT)]);
    }
    if let Some(analytics) = policy.analytics {
        let service = csp_source::file(analytics.script).map(str::to_owned);
        for script in [Some(hash(analytics.inline_script())), service]
            .into_iter()
            .flatten()
        {
            scripts.extend([" ", &script]);
        }
    }
    scripts
}

/// Where visits are counted; a blank before each.
fn measuring_hosts(policy: &SecurityPolicy<'_>) -> String {
    let hosts = policy
        .analytics
        .iter()
        .flat_map(|analytics| &analytics.hosts);
    let hosts = hosts.filter_map(|host| csp_source::host(host));
    hosts.map(|host| [" ", &host].concat()).collect()
}

fn style_directive(policy: &SecurityPolicy<'_>) -> String {
    let hashes = [Some(policy.theme_hash), policy.look_hash];
    let mut directive = "style-src 'self'".to_owned();
    for hash in hashes.into_iter().flatten() {
        directive.extend([" ", hash]);
    }
    directive
}

/// Of the style attributes those that the page was rendered with, each by its value: a hash admits an
/// attribute only where the keyword says so too. What reads like a page's data can bring none of its own.
fn style_attribute_directive(hashes: &[String]) -> String {
    if hashes.is_empty() {
        return "style-src-attr 'none'".to_owned();
    }
    format!("style-src-attr 'unsafe-hashes' {}", hashes.join(" "))
}

/// Pictures come from the site itself, the drive, and where operator and settings say: a picture
/// from anywhere would show its host who reads what.
fn image_directive(policy: &SecurityPolicy<'_>) -> String {
    let named = policy.image_sources.iter().map(String::as_str);
    let urls = policy.drive_url.iter().chain(policy.image_urls);
    let mut sources = vec!["img-src 'self' data:"];
    for source in urls.filter_map(|url| csp_source::origin(url)).chain(named) {
        if !sources.contains(&source) {
            sources.push(source);
        }
    }
    sources.join(" ")
}
