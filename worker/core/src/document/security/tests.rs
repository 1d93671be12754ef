use super::{SecurityPolicy, hash, security_headers};
use crate::document::analytics::{Analytics, Service, Signals};
use crate::document::variant::Variant;

#[test]
fn a_hash_is_the_one_browsers_compute() {
    assert_eq!(
        hash("alert(1);"),
        "'sha256-5jFwrAK0UV47oFbVg/iCCBbxD8X1w+QvoOUepu4C2YA='"
    );
    assert_eq!(
        hash(""),
        "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"
    );
}

#[test]
fn headers_follow_the_scheme() {
    let theme_hash = hash(":root{}");
    let policy = SecurityPolicy {
        variant: Variant::Full,
        theme_hash: &theme_hash,
        look_hash: None,
        style_attributes: &[],
        script_hashes: &["'sha256-x'".to_owned()],
        drive_url: Some("https://drive.example/files"),
        image_sources: &["https://*.gambar.example".to_owned()],
        image_urls: &[
            "/brand/a.svg",
            "https://cdn.example/a.png",
            "https://cdn.example/b",
        ],
        account_url: Some("https://akun.example/masuk"),
        analytics: None,
        is_https: true,
    };
    let csp = |policy: &SecurityPolicy<'_>| security_headers(policy)[0].1.clone();
    let value = csp(&policy);
    for directive in [
        "script-src 'self' 'sha256-x';",
        "style-src-attr 'none';",
        "form-action 'self' https://akun.example;",
        "frame-ancestors 'none';",
        "frame-src 'self' https://www.youtube-nocookie.com;",
        "base-uri 'none';",
        "media-src 'self' https:;",
        "img-src 'self' data: https://drive.example https://cdn.example https://*.gambar.example;",
        "connect-src 'self';",
        "; upgrade-insecure-requests",
    ] {
        assert!(value.contains(directive), "{directive} in {value}");
    }
    assert!(value.contains(&format!("style-src 'self' {};", hash(":root{}"))));
    assert!(
        security_headers(&policy)
            .iter()
            .any(|(name, _)| *name == "strict-transport-security")
    );
    let local = SecurityPolicy {
        is_https: false,
        script_hashes: &[],
        account_url: None,
        drive_url: Some("http://127.0.0.1:9/drive"),
        ..policy
    };
    let value = csp(&local);
    assert!(
        value.contains("script-src 'self';") && value.contains("form-action 'self';"),
        "{value}"
    );
    assert!(value.contains("media-src 'self' https: http://127.0.0.1:9;"));
    assert!(!value.contains("upgrade-insecure-requests"));
    assert!(
        security_headers(&local)
            .iter()
            .all(|(name, _)| *name != "strict-transport-security")
    );
}

#[test]
fn a_style_attribute_is_let_in_by_its_value_alone() {
    let hashes = ["'sha256-a'".to_owned(), "'sha256-b'".to_owned()];
    let policy = SecurityPolicy {
        variant: Variant::Full,
        theme_hash: "'sha256-t'",
        look_hash: None,
        style_attributes: &hashes,
        script_hashes: &[],
        drive_url: None,
        image_sources: &[],
        image_urls: &[],
        account_url: None,
        analytics: None,
        is_https: true,
    };
    let value = security_headers(&policy)[0].1.clone();
    let directive = "; style-src-attr 'unsafe-hashes' 'sha256-a' 'sha256-b';";
    assert!(value.contains(directive), "{value}");
    assert!(!value.contains("'unsafe-inline'"), "{value}");
}

#[test]
fn the_policy_is_open_for_the_measuring_service_alone() {
    let service = Service {
        script: "https://ukur.example/gtag/js",
        hosts: "*.kirim.example; * https: 'unsafe-inline' https://satu.example *.dua.example",
    };
    let analytics = Analytics::of(Some("G-1"), service, Signals::default()).unwrap();
    let policy = SecurityPolicy {
        variant: Variant::Full,
        theme_hash: "'sha256-t'",
        look_hash: None,
        style_attributes: &[],
        script_hashes: &[],
        drive_url: None,
        image_sources: &[],
        image_urls: &[],
        account_url: None,
        analytics: Some(&analytics),
        is_https: true,
    };
    let value = security_headers(&policy)[0].1.clone();
    let notice = hash(analytics.inline_script());
    for directive in [
        format!("script-src 'self' {notice} https://ukur.example/gtag/js;"),
        "connect-src 'self' https://satu.example https://*.dua.example;".to_owned(),
        "img-src 'self' data: https://satu.example https://*.dua.example;".to_owned(),
    ] {
        assert!(value.contains(&directive), "{directive} in {value}");
    }
}
