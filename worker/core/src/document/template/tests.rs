use crate::document::chunks::Design;
use crate::sites::page::Half;

use super::{Parts, Template, TemplateError};
use crate::document::page_html::PageHtml;
use crate::document::variant::Variant;

const INDEX: &str = concat!(
    r#"<html><head><!--edge:full--><script data-file="/assets/early.js">note()</script>"#,
    "<!--/edge:full--><!--edge:head-->",
    r#"<!--edge:chunks {"pages":{"class":{"js":["/assets/class.js","/assets/card.js"],"css":["/assets/class.css"]}},"#,
    r#""layouts":{"alpha":{"landing":{"js":["/assets/alpha.js"]},"second":{"js":["/assets/alpha-2.js"]}},"#,
    r#""festival":{"landing":{"js":["/assets/festival.js","/assets/card.js"]}}},"looks":{"":{"css":":root{--ground:#fff}","hash":"'sha256-l'","heading":"Raleway","body":"Inter","attributes":" data-card=\"flat\"","calls":["services/v1/a?b=1"],"variants":"{\"header\":\"bar\"}"}},"#,
    r#""fonts":{"Inter":"/assets/inter.woff2","Raleway":"/assets/raleway.woff2"},"render":"v1"}-->"#,
    r#"<script type="module" src="/assets/main.js"></script><script>boot()</script></head>"#,
    "<body><div id=root><!--edge:body--></div><!--edge:boot--></body></html>",
);

const PARTS: Parts<'_> = Parts {
    head: "<title>A</title>",
    theme_css: ":root{}",
    variant: Variant::Full,
    look: None,
    look_css: "",
    named_fonts: [None, None],
    notice: "<p>Boleh?</p>",
    boot_json: "{}",
    page: None,
    design: None,
    page_html: None,
    noscript: "<noscript>Nyalakan.</noscript>",
};

#[test]
fn a_document_is_the_template_with_its_parts() {
    assert_eq!(
        Template::parse(INDEX).unwrap().render(&PARTS),
        concat!(
            r#"<html><head><script data-file="/assets/early.js">note()</script>"#,
            r#"<title>A</title><style id="theme">:root{}</style><style id="look"></style>"#,
            r#"<script type="module" src="/assets/main.js"></script><script>boot()</script></head>"#,
            "<body><p>Boleh?</p><div id=root></div><noscript>Nyalakan.</noscript>",
            r#"<script id="boot" type="application/json">{}</script></body></html>"#,
        )
    );
}

#[test]
fn a_rendered_page_stands_in_the_body_and_its_preloads_in_the_head() {
    let rendered = r#"<link rel="preload" as="image" href="/a.png"/><h1>A</h1>"#;
    let page_html = PageHtml::new(rendered.to_owned()).unwrap();
    let parts = Parts {
        page_html: Some(&page_html),
        noscript: "",
        ..PARTS
    };
    assert_eq!(
        Template::parse(INDEX).unwrap().render(&parts),
        concat!(
            r#"<html><head><script data-file="/assets/early.js">note()</script>"#,
            r#"<title>A</title><style id="theme">:root{}</style><style id="look"></style>"#,
            r#"<link rel="preload" as="image" href="/a.png"/>"#,
            r#"<script type="module" src="/assets/main.js"></script><script>boot()</script></head>"#,
            "<body><p>Boleh?</p><div id=root><h1>A</h1></div>",
            r#"<script id="boot" type="application/json">{}</script></body></html>"#,
        )
    );
}

#[test]
fn each_marker_stands_there_once_or_is_named() {
    let without = |marker: &str| INDEX.replace(marker, "");
    let twice = |marker: &str| INDEX.replace(marker, &[marker, marker].concat());
    let chunks_twice = format!("{INDEX}<!--edge:chunks {{}}-->");
    let swapped = |one: &str, other: &str| {
        INDEX
            .replace(one, "<!--x-->")
            .replace(other, one)
            .replace("<!--x-->", other)
    };
    let (head, body, boot) = ("<!--edge:head-->", "<!--edge:body-->", "<!--edge:boot-->");
    let (full, full_end) = ("<!--edge:full-->", "<!--/edge:full-->");
    for (html, expected) in [
        (without(head), TemplateError::Missing(head)),
        (without(body), TemplateError::Missing(body)),
        (without(boot), TemplateError::Missing(boot)),
        (without(full), TemplateError::Missing(full)),
        (without(full_end), TemplateError::Missing(full_end)),
        (
            without("<!--edge:chunks "),
            TemplateError::Missing("<!--edge:chunks "),
        ),
        (
            "<!--edge:chunks {}".to_owned(),
            TemplateError::Missing("<!--edge:chunks "),
        ),
        (String::new(), TemplateError::Missing("<!--edge:chunks ")),
        (twice(head), TemplateError::Repeated(head)),
        (twice(body), TemplateError::Repeated(body)),
        (twice(boot), TemplateError::Repeated(boot)),
        (twice(full), TemplateError::Repeated(full)),
        (chunks_twice, TemplateError::Repeated("<!--edge:chunks ")),
        (swapped(head, body), TemplateError::Order),
        (swapped(body, boot), TemplateError::Order),
        (swapped(head, boot), TemplateError::Order),
    ] {
        assert_eq!(Template::parse(&html), Err(expected), "{html}");
    }
    for json in [
        "",
        "[]",
        "{}",
        r#"{"pages":{"a":1},"layouts":{},"render":"v1"}"#,
        r#"{"pages":{},"layouts":{}}"#,
    ] {
        let html = format!("<!--edge:chunks {json}-->{head}{body}{boot}");
        assert!(
            matches!(Template::parse(&html), Err(TemplateError::Chunks(_))),
            "{json}"
        );
    }
}

#[test]
fn a_document_loads_its_pages_and_designs_chunks() {
    let template = Template::parse(INDEX).unwrap();
    let design = |layout, half| {
        Some(Design {
            layout,
            default_layout: "alpha",
            half,
        })
    };
    let landing = |layout| design(layout, Half::Landing);
    for (page, design, expected) in [
        (None, None, vec![]),
        (Some("unknown"), None, vec![]),
        (
            Some("class"),
            None,
            vec![
                "stylesheet class.css",
                "modulepreload class.js",
                "modulepreload card.js",
            ],
        ),
        (
            None,
            landing("festival"),
            vec!["modulepreload festival.js", "modulepreload card.js"],
        ),
        (None, landing("unknown"), vec!["modulepreload alpha.js"]),
        (
            None,
            design("festival", Half::Second),
            vec!["modulepreload alpha-2.js"],
        ),
        (
            Some("class"),
            landing("festival"),
            vec![
                "stylesheet class.css",
                "modulepreload class.js",
                "modulepreload card.js",
                "modulepreload festival.js",
            ],
        ),
    ] {
        let html = template.render(&Parts {
            page,
            design,
            ..PARTS
        });
        let links: Vec<String> = html
            .split("<link rel=\"")
            .skip(1)
            .map(|link| {
                let (rel, rest) = link.split_once("\" crossorigin href=\"/assets/").unwrap();
                format!("{rel} {}", rest.split_once("\">").unwrap().0)
            })
            .collect();
        assert_eq!(links, expected, "{page:?} {design:?}");
    }
}

#[test]
fn a_layout_has_its_look_or_the_default_one_and_each_family_is_preloaded_once() {
    let template = Template::parse(INDEX).unwrap();
    let look = template.look("tidak-ada");
    assert_eq!(look.unwrap().variants, r#"{"header":"bar"}"#);
    assert_eq!(look.unwrap().calls, ["services/v1/a?b=1"]);
    for (named_fonts, expected) in [
        ([None, None], vec!["raleway", "inter"]),
        ([Some("Inter"), None], vec!["inter"]),
        ([None, Some("Tidak Ada")], vec!["raleway"]),
    ] {
        let html = template.render(&Parts {
            look,
            look_css: look.map_or("", |look| &look.css),
            named_fonts,
            ..PARTS
        });
        assert!(html.starts_with(r#"<html data-card="flat"><head>"#));
        assert!(html.contains(r#"<style id="look">:root{--ground:#fff}</style>"#));
        let families: Vec<&str> = html
            .split("type=\"font/woff2\" crossorigin href=\"/assets/")
            .skip(1)
            .filter_map(|rest| rest.split('.').next())
            .collect();
        assert_eq!(families, expected, "{named_fonts:?}");
    }
}

#[test]
fn the_policy_names_inline_scripts_alone() {
    for (html, count) in [
        (r#"<script src="/a.js"></script>"#, 0),
        (r#"<script type="application/json">{}</script>"#, 0),
        (r#"<script type="application/ld+json">{}</script>"#, 0),
        ("<script>a()</script>", 1),
        (r#"<script type="module">a()</script>"#, 1),
        (
            r#"<script type="importmap">{}</script><script>b()</script>"#,
            2,
        ),
        ("<script></script>", 0),
    ] {
        let index = INDEX.replace("<script>boot()</script>", html);
        let template = Template::parse(&index).unwrap();
        let hashes = |variant| template.script_hashes(variant).len();
        // With the one that notes what is done early, which the lean document does without.
        let found = (hashes(Variant::Full), hashes(Variant::Lean));
        assert_eq!(found, (count + 1, count), "{html}");
    }
}

#[test]
fn a_lean_document_loads_its_sheets_alone_and_names_the_entry() {
    let template = Template::parse(INDEX).unwrap();
    let rendered = r#"<link rel="preload" as="image" href="/a.png"/><h1>A</h1>"#;
    let page_html = PageHtml::new(rendered.to_owned()).ok();
    let html = template.render(&Parts {
        variant: Variant::Lean,
        look: template.look(""),
        page: Some("class"),
        page_html: page_html.as_ref(),
        ..PARTS
    });
    assert!(html.starts_with(r#"<html data-card="flat" data-lean><head>"#));
    let links: Vec<&str> = html.split("<link ").skip(1).collect();
    assert_eq!(links.len(), 1, "{html}");
    assert!(links[0].starts_with(r#"rel="stylesheet" crossorigin href="/assets/class.css">"#));
    let script = r#"<script data-entry="/assets/main.js" data-early="/assets/early.js">"#;
    assert!(html.contains(script) && !html.contains("type=\"module\""));
    assert!(html.contains("<div id=root><h1>A</h1></div>"));
}
