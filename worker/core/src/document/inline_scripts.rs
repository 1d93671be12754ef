//! The inline scripts of our own index.html, so that the policy can name them.

use std::iter;

/// The body of each `<script>` that has no `src` and that a browser would run.
///
/// It reads what our build writes, not HTML at large: a script it missed
/// would be blocked by the policy, never let through.
pub(super) fn bodies(html: &str) -> impl Iterator<Item = &str> {
    let mut rest = html;
    let scripts = iter::from_fn(move || {
        (_, rest) = rest.split_once("<script")?;
        Some(rest)
    });
    scripts.filter_map(|rest| {
        let (attributes, rest) = rest.split_once('>')?;
        let (body, _) = rest.split_once("</script")?;
        (runs(attributes) && !body.is_empty()).then_some(body)
    })
}

fn runs(attributes: &str) -> bool {
    let has = |name: &str| {
        attributes
            .split_ascii_whitespace()
            .any(|part| part.split('=').next().is_some_and(|own| own == name))
    };
    let is_module_or_map = ["module", "importmap", "text/javascript"]
        .iter()
        .any(|kind| {
            [format!("type=\"{kind}\""), format!("type={kind}")]
                .iter()
                .any(|typed| {
                    attributes
                        .split_ascii_whitespace()
                        .any(|part| part == typed)
                })
        });
    !has("src") && (!has("type") || is_module_or_map)
}
