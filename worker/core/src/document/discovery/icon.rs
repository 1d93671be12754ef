//! `/favicon.ico`: the address of the tenant's icon.

/// The path of this picture.
const OWN_PATH: &str = "favicon.ico";

/// Where to send a browser: to the icon that the settings name, or to `fallback` where that is this
/// very address, under any of `own_hosts` and in any spelling, lest it go round in circles.
#[must_use]
pub fn target<'a>(icon: &'a str, own_hosts: &[&str], fallback: &'a str) -> &'a str {
    if is_own(icon, own_hosts) {
        fallback
    } else {
        icon
    }
}

fn is_own(icon: &str, own_hosts: &[&str]) -> bool {
    let address = icon.split(['?', '#']).next().unwrap_or_default();
    let (is_here, path) = match address.split_once("://") {
        None => (true, address),
        Some((_, rest)) => {
            let (authority, path) = rest.split_once('/').unwrap_or((rest, ""));
            let host = authority.strip_suffix(":443").unwrap_or(authority);
            let is_host = |own: &&str| own.eq_ignore_ascii_case(host);
            (own_hosts.iter().any(is_host), path)
        }
    };
    is_here && resolved(path) == [OWN_PATH]
}

/// A path's segments as a browser resolves them (WHATWG URL): `.` and `..` are steps, also escaped.
fn resolved(path: &str) -> Vec<&str> {
    let mut segments = Vec::new();
    for segment in path.strip_prefix('/').unwrap_or(path).split('/') {
        match segment.to_ascii_lowercase().replace("%2e", ".").as_str() {
            "." => {}
            ".." => {
                segments.pop();
            }
            _ => segments.push(segment),
        }
    }
    segments
}

#[cfg(test)]
mod tests {
    use super::target;

    #[test]
    fn an_icon_never_leads_to_itself() {
        let own = ["contoh.example", "127.0.0.1:8787"];
        for (icon, is_kept) in [
            ("/brand/contoh/icon.svg", true),
            ("/favicon.ico", false),
            ("/favicon.ico?v=2", false),
            ("/favicon.ico#a", false),
            ("/./favicon.ico", false),
            ("/a/%2E./favicon.ico", false),
            ("/../../favicon.ico", false),
            ("/a/favicon.ico", true),
            ("/Favicon.ico", true),
            ("https://contoh.example/favicon.ico", false),
            ("https://Contoh.Example:443/favicon.ico", false),
            ("https://127.0.0.1:8787/favicon.ico", false),
            ("https://cdn.example/favicon.ico", true),
            ("https://contoh.example", true),
        ] {
            let expected = if is_kept { icon } else { "/icon.svg" };
            assert_eq!(target(icon, &own, "/icon.svg"), expected);
        }
    }
}
