//! Hosts and domains as a row may write them.

use crate::sites::tenant::Host;

/// Whether requests for the domain are handled by that exact host or wildcard.
pub(super) fn covers(host: &str, domain: &str) -> bool {
    match host.strip_prefix('*') {
        Some(suffix) => domain.len() > suffix.len() && domain.ends_with(suffix),
        None => host == domain,
    }
}

/// A public domain name as a browser sends it: lower case, two labels or more, no address.
pub(super) fn domain_name(name: &str) -> Result<(), String> {
    if let Some(host) = host_of_address(name) {
        return Err(format!("write the host alone, `{host}`"));
    }
    if !name.is_ascii() {
        return Err(
            "write it as it is registered, in ASCII: other letters are spelled `xn--…` there"
                .to_owned(),
        );
    }
    let host = Host::parse(name).map_err(|error| format!("is no domain ({error})"))?;
    if host.as_str() != name {
        return Err(format!("write it as `{host}`"));
    }
    if host.is_local_network() {
        return Err("is a local-network host; those go to the `local` tenant".to_owned());
    }
    let strict =
        |label: &str| !label.starts_with('-') && !label.ends_with('-') && !label.contains('_');
    let top = name.rsplit('.').next().unwrap_or_default();
    if !name.contains('.')
        || !name.split('.').all(strict)
        || !top.starts_with(|c: char| c.is_ascii_alphabetic())
    {
        return Err("is no domain; write one such as `alpha.example`".to_owned());
    }
    Ok(())
}

/// The host of an address that was pasted in place of one; `None` if it is a host by itself.
fn host_of_address(text: &str) -> Option<&str> {
    let (scheme, rest) = text.split_once("//").unwrap_or(("", text));
    let is_address = scheme.is_empty() || scheme.ends_with(':');
    let host = rest.split(['/', '?', '#']).next()?;
    (is_address && host.len() < text.len() && !host.is_empty()).then_some(host)
}
