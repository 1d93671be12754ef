//! The content security policy of a document (CSP 3): what it may load, run and be framed by.

use super::{Policy, hash};
use crate::text::source;

/// `style-src-attr` is open because React writes style attributes; they can
/// load nothing and run nothing.
pub(super) fn content_security_policy(policy: &Policy<'_>) -> String {
    let mut scripts: String = policy
        .script_hashes
        .iter()
        .flat_map(|hash| [" ", hash])
        .collect();
    let mut hosts = String::new();
    if let Some(analytics) = policy.analytics {
        let service = source::file(analytics.script).map(str::to_owned);
        for script in [Some(hash(analytics.inline_script())), service]
            .into_iter()
            .flatten()
        {
            scripts.extend([" ", &script]);
        }
        for host in analytics.hosts.iter().filter_map(|host| source::host(host)) {
            hosts.extend([" ", &host]);
        }
    }
    let named = |url: Option<&str>| {
        url.and_then(source::origin)
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
        "style-src-attr 'unsafe-inline'".to_owned(),
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

fn style_directive(policy: &Policy<'_>) -> String {
    let hashes = [Some(policy.theme_hash), policy.look_hash];
    let mut directive = "style-src 'self'".to_owned();
    for hash in hashes.into_iter().flatten() {
        directive.extend([" ", hash]);
    }
    directive
}

/// Pictures come from the site itself, the drive, and where operator and settings say: a picture
/// from anywhere would tell its host who reads what.
fn image_directive(policy: &Policy<'_>) -> String {
    let named = policy.image_sources.iter().map(String::as_str);
    let urls = policy.drive_url.iter().chain(policy.image_urls);
    let mut sources = vec!["img-src 'self' data:"];
    for source in urls.filter_map(|url| source::origin(url)).chain(named) {
        if !sources.contains(&source) {
            sources.push(source);
        }
    }
    sources.join(" ")
}
