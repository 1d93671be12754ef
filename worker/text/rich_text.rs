//! HTML to plain text, for descriptions.
//!
//! Not a parser: it is meant for what an editor writes, and for anything else
//! only promises to come out with text, which is escaped where it stands.
//! Inline tags vanish, other tags count as a space, so that paragraphs do not
//! run together; what `script` and `style` hold is no text. A `<` that begins
//! no tag is text. Entities are decoded once, after the tags are gone.

const INLINE: [&str; 23] = [
    "a", "abbr", "b", "bdi", "bdo", "cite", "code", "del", "em", "font", "i", "ins", "kbd", "mark",
    "q", "s", "small", "span", "strong", "sub", "sup", "u", "wbr",
];

const ENTITIES: [(&str, &str); 16] = [
    ("amp", "&"),
    ("lt", "<"),
    ("gt", ">"),
    ("quot", "\""),
    ("apos", "'"),
    ("nbsp", " "),
    ("hellip", "…"),
    ("ndash", "–"),
    ("mdash", "—"),
    ("lsquo", "‘"),
    ("rsquo", "’"),
    ("ldquo", "“"),
    ("rdquo", "”"),
    ("bull", "•"),
    ("middot", "·"),
    ("copy", "©"),
];

/// The longest entity that is looked for, between `&` and `;`.
const ENTITY_LIMIT: usize = 8;

/// The first `words` words of some HTML, and `…` when there were more.
#[must_use]
pub fn summary(html: &str, words: usize) -> String {
    let text = plain(html);
    let mut rest = text.split(' ');
    let mut short = rest.by_ref().take(words).collect::<Vec<_>>().join(" ");
    if rest.next().is_some() {
        short.push('…');
    }
    short
}

/// HTML as plain text on one line.
#[must_use]
pub fn plain(html: &str) -> String {
    let decoded = decoded(&without_tags(html));
    decoded
        .split(|c: char| c.is_whitespace() || c.is_control())
        .filter(|word| !word.is_empty())
        .collect::<Vec<_>>()
        .join(" ")
}

fn without_tags(html: &str) -> String {
    let mut text = String::with_capacity(html.len());
    let mut rest = html;
    while let Some((before, tag)) = rest.split_once('<') {
        text.push_str(before);
        rest = match tag.chars().next() {
            Some('!') if tag.starts_with("!--") => after(tag, "-->"),
            Some('!' | '?') => after(tag, ">"),
            Some(c) if c == '/' || c.is_ascii_alphabetic() => after_tag(tag, &mut text),
            _ => {
                text.push('<');
                tag
            }
        };
    }
    text.push_str(rest);
    text
}

/// What follows a tag; `tag` begins behind its `<`. One that is never closed
/// swallows the rest, as it does in a browser.
fn after_tag<'h>(tag: &'h str, text: &mut String) -> &'h str {
    let body = tag.strip_prefix('/').unwrap_or(tag);
    let name_end = body
        .find(|c: char| !c.is_ascii_alphanumeric())
        .unwrap_or(body.len());
    let (name, rest) = body.split_at(name_end);
    let name = name.to_ascii_lowercase();
    if !INLINE.contains(&name.as_str()) {
        text.push(' ');
    }
    let rest = after_attributes(rest);
    match name.as_str() {
        "script" | "style" if !tag.starts_with('/') => after_raw_text(rest, &name),
        _ => rest,
    }
}

/// What follows the `>` that ends a tag, which is none inside quotes.
fn after_attributes(rest: &str) -> &str {
    let mut quote = None;
    for (index, character) in rest.char_indices() {
        match (quote, character) {
            (None, '>') => return rest.get(index + 1..).unwrap_or_default(),
            (None, '"' | '\'') => quote = Some(character),
            (Some(open), close) if open == close => quote = None,
            _ => {}
        }
    }
    ""
}

fn after_raw_text<'h>(rest: &'h str, name: &str) -> &'h str {
    let closing = format!("</{name}");
    // ASCII lower case keeps every byte's place.
    rest.to_ascii_lowercase()
        .find(&closing)
        .and_then(|index| rest.get(index..))
        .unwrap_or_default()
}

fn after<'h>(text: &'h str, end: &str) -> &'h str {
    text.split_once(end).map_or("", |(_, rest)| rest)
}

fn decoded(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, candidate)) = rest.split_once('&') {
        out.push_str(before);
        let entity = candidate
            .split_once(';')
            .filter(|(name, _)| name.len() <= ENTITY_LIMIT);
        let known = entity.and_then(|(name, after)| Some((entity_text(name)?, after)));
        let (text, after) = known.unwrap_or_else(|| ("&".to_owned(), candidate));
        out.push_str(&text);
        rest = after;
    }
    out.push_str(rest);
    out
}

fn entity_text(name: &str) -> Option<String> {
    if let Some(number) = name.strip_prefix('#') {
        let code = match number.strip_prefix(['x', 'X']) {
            Some(hex) => u32::from_str_radix(hex, 16),
            None => number.parse(),
        };
        return code.ok().and_then(char::from_u32).map(String::from);
    }
    ENTITIES
        .iter()
        .find(|(entity, _)| *entity == name)
        .map(|(_, text)| (*text).to_owned())
}

#[cfg(test)]
mod tests {
    use super::{plain, summary};

    #[test]
    fn html_becomes_text() {
        for (html, text) in [
            ("", ""),
            ("Teks biasa", "Teks biasa"),
            ("<p>Satu</p><p>Dua</p>", "Satu Dua"),
            ("Dua<br>baris", "Dua baris"),
            ("Da<strong>s</strong>ar <EM class='x'>web</EM>", "Dasar web"),
            ("<a title=\"a > b\" href='#'>tautan</a>", "tautan"),
            ("a <!-- <b> --> b", "a b"),
            ("<!doctype html>a", "a"),
            ("<style>p{}</style>a<SCRIPT>1 < 2</Script >b", "a b"),
            ("<script>tanpa akhir", ""),
            ("nilai < 5 dan 3 > 2", "nilai < 5 dan 3 > 2"),
            ("terpotong <a href=\"x", "terpotong"),
            (
                "&lt;b&gt; &amp;amp; &quot;x&quot; &#39;y&#x27; &nbsp; z&hellip;",
                "<b> &amp; \"x\" 'y' z…",
            ),
            (
                "R&D; &tidakada; & &#xD800; &#99999999999;",
                "R&D; &tidakada; & &#xD800; &#99999999999;",
            ),
            ("é<b>é</b>&", "éé&"),
            ("a\u{a0}b\u{0}c", "a b c"),
            ("<", "<"),
            ("</", ""),
            ("<!--", ""),
        ] {
            assert_eq!(plain(html), text, "{html:?}");
        }
    }

    #[test]
    fn a_summary_is_cut_at_words() {
        for (html, words, text) in [
            ("", 2, ""),
            ("<p>satu dua</p>", 2, "satu dua"),
            ("<p>satu dua</p> tiga", 2, "satu dua…"),
        ] {
            assert_eq!(summary(html, words), text, "{html:?}");
        }
    }
}
