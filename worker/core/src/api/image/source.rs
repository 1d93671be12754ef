//! Sources of pictures that the edge may pass on.

use crate::http::percent::{Encoding, decoded};

/// Where an image comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ImageSource {
    /// A file of the app, by its path.
    Own(String),
    /// A file of an upstream the operator configured, by its address.
    Upstream(String),
}

/// The source of `/_ipx/…/<path>`: a local path (without its leading slash), or the address of a
/// file on the drive or on one of the hosts that pictures may come from, as a policy names them.
/// Anything else is none of the edge's business, lest it become an open proxy, and a way round the
/// catalogue to the platform's other hosts: `None`.
#[must_use]
pub fn source(path: &str, drive: &str, hosts: &[String]) -> Option<ImageSource> {
    // Browsers and proxies fold the double slash of an address that stands in a path.
    let scheme = ["https:/", "http:/"]
        .into_iter()
        .find(|scheme| path.starts_with(scheme));
    let Some(scheme) = scheme else {
        let clean = !path.is_empty() && !path.contains("..") && !path.contains(['\\', '%', ':']);
        return clean.then(|| ImageSource::Own(format!("/{path}")));
    };
    let rest = path.strip_prefix(scheme)?.trim_start_matches('/');
    let address = format!("{scheme}/{rest}");
    let drive = drive.trim_end_matches('/');
    let of_drive = address.strip_prefix(drive).filter(|_| !drive.is_empty());
    let below = of_drive.or_else(|| hosts.iter().find_map(|host| below_host(&address, host)))?;
    is_plain(below).then_some(ImageSource::Upstream(address))
}

/// What follows the origin of an address, when that is a source such as `https://a.example` or
/// `https://*.a.example`.
fn below_host<'a>(address: &'a str, source: &str) -> Option<&'a str> {
    let (scheme, host) = source.split_once("://")?;
    let rest = address.strip_prefix(scheme)?.strip_prefix("://")?;
    let (found, _) = rest.split_once('/')?;
    let is_host = match host.strip_prefix('*') {
        Some(domain) => found.len() > domain.len() && found.ends_with(domain),
        None => found == host,
    };
    let is_name = found
        .bytes()
        .all(|byte| byte.is_ascii_alphanumeric() || b"-.:".contains(&byte));
    (is_host && is_name)
        .then(|| rest.get(found.len()..))
        .flatten()
}

/// Whether a path says where it leads: no step up, no separator or control character in an escape.
fn is_plain(path: &str) -> bool {
    let Some(read) = decoded(path, Encoding::COMPONENT) else {
        return false;
    };
    let separators = |text: &str| text.bytes().filter(|byte| *byte == b'/').count();
    path.starts_with('/')
        && !read.contains("..")
        && !read.contains(|c: char| c == '\\' || c == '%' || c.is_control())
        && separators(&read) == separators(path)
}

#[cfg(test)]
mod tests {
    use super::{ImageSource, source};

    #[test]
    fn only_own_files_and_the_drives_are_fetched() {
        let upstream = |address: &str| Some(ImageSource::Upstream(address.to_owned()));
        let cases = [
            (
                "brand/alpha/share.png",
                Some(ImageSource::Own("/brand/alpha/share.png".to_owned())),
            ),
            (
                "https://drive.example/files/a.jpg",
                upstream("https://drive.example/files/a.jpg"),
            ),
            (
                "https:/drive.example/files/a.jpg",
                upstream("https://drive.example/files/a.jpg"),
            ),
            ("https://drive.example/filesystem/a.jpg", None),
            ("https://drive.example/files/../b", None),
            ("https://drive.example/files/%2e%2e/b", None),
            ("https://drive.example/files/a%0d%0a", None),
            (
                "https://drive.example/files/foto%20kelas/%C3%A9.jpg",
                upstream("https://drive.example/files/foto%20kelas/%C3%A9.jpg"),
            ),
            ("https://drive.example/files/a%2fb", None),
            ("https://drive.example/files/a%5Cb", None),
            ("https://drive.example/files/a%25b", None),
            ("https://drive.example/files/a%", None),
            (
                "https:/cdn.example/a/b.jpg",
                upstream("https://cdn.example/a/b.jpg"),
            ),
            (
                "https://a.b.gambar.example/c.jpg",
                upstream("https://a.b.gambar.example/c.jpg"),
            ),
            ("https://gambar.example/c.jpg", None),
            ("https://evilgambar.example/c.jpg", None),
            ("https://evil.example@x.gambar.example/c.jpg", None),
            ("https://cdn.example:8443/a.jpg", None),
            ("https://cdn.example.evil.example/a.jpg", None),
            ("https://cdn.example", None),
            ("http://cdn.example/a.jpg", None),
            ("https://services.example/v1/user/me", None),
            ("https://evil.example/a.jpg", None),
            ("http://169.254.169.254/latest", None),
            ("../etc/passwd", None),
            ("a%2f..", None),
            ("", None),
        ];
        let hosts = ["https://cdn.example", "https://*.gambar.example"].map(str::to_owned);
        for (path, expected) in cases {
            assert_eq!(
                source(path, "https://drive.example/files/", &hosts),
                expected,
                "{path}"
            );
        }
        assert_eq!(source("https://drive.example/files/a.jpg", "", &[]), None);
    }
}
