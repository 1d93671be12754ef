//! HTML to plain text, for descriptions.
//!
//! Not a parser: it is meant for what an editor writes, and for anything else
//! only promises to come out with text, which is escaped where it stands.
//! Inline tags vanish, other tags count as a space, so that paragraphs do not
//! run together; what `script` and `style` hold is no text. A `<` that begins
//! no tag is text. Figures that are raised or lowered stay so: `10<sup>6</sup>`
//! is 10⁶, and not 106. Entities are decoded once, in the text between two tags.
//! Each character is looked at a fixed number of times, whatever stands there.

use std::borrow::Cow;
use std::sync::LazyLock;

use super::json;
use super::limit::{capped, one_line, shortened};

const INLINE: [&str; 23] = [
    "a", "abbr", "b", "bdi", "bdo", "cite", "code", "del", "em", "font", "i", "ins", "kbd", "mark",
    "q", "s", "small", "span", "strong", "sub", "sup", "u", "wbr",
];

/// The characters that HTML names, by their code points: those of HTML 4, and `apos`, sorted by name. The
/// app reads the same table.
static ENTITIES: LazyLock<Vec<(&str, u32)>> = LazyLock::new(|| {
    let table = include_str!("../../../../app/router/entities.json");
    let mut entities = Vec::new();
    // The table is whole: a test counts it.
    let _ = json::each_field(table, |name, code| {
        if let (Cow::Borrowed(name), Ok(code)) = (name, code.parse()) {
            entities.push((name, code));
        }
    });
    entities
});

/// What numbers from 0x80 on stand for in HTML, which reads them as windows-1252 does (HTML section
/// 13.2.5.80); a blank for those that stay controls.
const WINDOWS_1252: &str = "€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ";

/// The longest entity that is looked for, between `&` and `;`.
const ENTITY_LIMIT: usize = 8;

/// What some HTML says, in short: at most `words` words and `characters`
/// characters, `…` included, of what is looked at ([`capped`]).
#[must_use]
pub fn summary(html: &str, words: usize, characters: usize) -> String {
    shortened(&plain(capped(html)), words, characters)
}

/// HTML as plain text on one line.
#[must_use]
pub fn plain(html: &str) -> String {
    one_line(&text_of(html))
}

/// What stands above or below the line, as characters in the order of [`ON_LINE`].
type Level = &'static str;

const ON_LINE: &str = "0123456789+-\u{2212}=()ni";
const LEVELS: [(&str, Level); 2] = [("sup", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱ"), ("sub", "₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₙᵢ")];

/// Text as it is read, and the level of what comes next.
struct TextBuilder {
    text: String,
    level: Option<Level>,
}

/// Which of an element's two tags.
#[derive(Clone, Copy, PartialEq, Eq)]
enum TagSide {
    Start,
    End,
}

impl TextBuilder {
    /// Adds what stands between two tags: at its level, or as it is where a character has none there.
    fn push(&mut self, between: &str) {
        let decoded = decoded(between);
        let placed = self.level.and_then(|level| {
            let place = |c: char| ON_LINE.chars().position(|on_line| on_line == c);
            let at_level = |c: char| level.chars().nth(place(c)?);
            decoded.chars().map(at_level).collect::<Option<String>>()
        });
        self.text.push_str(&placed.unwrap_or(decoded));
    }

    /// Takes in a start tag or an end tag.
    fn pass(&mut self, name: &str, side: TagSide) {
        let is_inline = INLINE.contains(&name);
        if !is_inline {
            self.text.push(' ');
        }
        let level = LEVELS.iter().find(|(tag, _)| *tag == name);
        if !is_inline || level.is_some() {
            self.level = level
                .filter(|_| side == TagSide::Start)
                .map(|(_, level)| *level);
        }
    }
}

fn text_of(html: &str) -> String {
    let mut reading = TextBuilder {
        text: String::with_capacity(html.len()),
        level: None,
    };
    let mut rest = html;
    while let Some((before, tag)) = rest.split_once('<') {
        reading.push(before);
        rest = match tag.chars().next() {
            Some('!') if tag.starts_with("!--") => after(tag, "-->"),
            Some('!' | '?') => after(tag, ">"),
            Some(c) if c == '/' || c.is_ascii_alphabetic() => after_tag(tag, &mut reading),
            _ => {
                reading.text.push('<');
                tag
            }
        };
    }
    reading.push(rest);
    reading.text
}

/// What follows a tag; `tag` begins behind its `<`. One that is never closed
/// swallows the rest, as it does in a browser.
fn after_tag<'h>(tag: &'h str, reading: &mut TextBuilder) -> &'h str {
    let body = tag.strip_prefix('/').unwrap_or(tag);
    let name_end = body
        .find(|c: char| !c.is_ascii_alphanumeric())
        .unwrap_or(body.len());
    let (name, rest) = body.split_at(name_end);
    let name = name.to_ascii_lowercase();
    let side = if tag.starts_with('/') {
        TagSide::End
    } else {
        TagSide::Start
    };
    reading.pass(&name, side);
    let rest = after_attributes(rest);
    match name.as_str() {
        "script" | "style" if side == TagSide::Start => after_raw_text(rest, &name),
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

/// The closing tag of `script` or `style` and what follows; nothing without one.
fn after_raw_text<'h>(rest: &'h str, name: &str) -> &'h str {
    let closes = |index: &usize| {
        let is_end = rest.as_bytes().get(index + 1) == Some(&b'/');
        let named = rest.get(index + 2..index + 2 + name.len());
        is_end && named.is_some_and(|named| named.eq_ignore_ascii_case(name))
    };
    rest.match_indices('<')
        .map(|(index, _)| index)
        .find(closes)
        .and_then(|index| rest.get(index..))
        .unwrap_or_default()
}

fn after<'h>(text: &'h str, end: &str) -> &'h str {
    text.split_once(end).map_or("", |(_, rest)| rest)
}

/// Text with its entities as the characters they stand for.
#[must_use]
pub fn decoded(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, candidate)) = rest.split_once('&') {
        out.push_str(before);
        let near = candidate.bytes().take(ENTITY_LIMIT + 1);
        let entity = { near }
            .position(|byte| byte == b';')
            .and_then(|end| candidate.split_at_checked(end));
        let known = entity.and_then(|(name, after)| {
            let text = entity_text(name)?;
            Some((text, after.strip_prefix(';')?))
        });
        let (character, after) = known.unwrap_or(('&', candidate));
        out.push(character);
        rest = after;
    }
    out.push_str(rest);
    out
}

fn entity_text(name: &str) -> Option<char> {
    let Some(number) = name.strip_prefix('#') else {
        let place = ENTITIES.binary_search_by_key(&name, |(known, _)| known);
        let known = place.ok().and_then(|place| ENTITIES.get(place));
        return known.and_then(|(_, code)| char::from_u32(*code));
    };
    let (digits, radix) = match number.strip_prefix(['x', 'X']) {
        Some(hex) => (hex, 16),
        None => (number, 10),
    };
    // A number may carry a sign for Rust, never for HTML.
    let is_number = digits.chars().all(|digit| digit.is_digit(radix));
    let code = u32::from_str_radix(digits, radix)
        .ok()
        .filter(|_| is_number);
    let place = code.and_then(|code| usize::try_from(code.checked_sub(0x80)?).ok());
    let meant = place.and_then(|place| WINDOWS_1252.chars().nth(place));
    meant
        .filter(|character| *character != ' ')
        .or_else(|| code.and_then(char::from_u32))
}

#[cfg(test)]
mod tests {
    use super::{ENTITIES, WINDOWS_1252, plain, summary};

    #[test]
    fn the_table_of_entities_is_whole() {
        assert_eq!((ENTITIES.len(), WINDOWS_1252.chars().count()), (253, 32));
        assert!(ENTITIES.is_sorted_by(|(one, _), (other, _)| one < other));
    }

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
            ("2&times; caf&eacute; &Eacute;", "2× café É"),
            (
                "it&#146;s &#x93;a&#148; &#128;5 &#150; b&#129;c",
                "it’s “a” €5 – b c",
            ),
            ("&thetasym; &TIMES; &#160;x", "ϑ &TIMES; x"),
            ("é<b>é</b>&", "éé&"),
            ("a\u{a0}b\u{0}c", "a b c"),
            ("<", "<"),
            ("</", ""),
            ("<!--", ""),
            ("<!-->a", "a"),
            ("<!--a--!>b", ""),
            (
                "&#+65; &#-1; &#x+41; &#; &#x;",
                "&#+65; &#-1; &#x+41; &#; &#x;",
            ),
            ("&amp &&amp;&", "&amp &&&"),
            ("a\u{feff}b\u{85}c\u{3000}d", "a\u{feff}b c d"),
            ("<script>x</scrip>y</SCRIPT >b", "b"),
            ("</script>a<stylé>b", "a b"),
            ("10<sup>6</sup> H<sub>2</sub>O 6", "10⁶ H₂O 6"),
            ("2<SUP><b>n+1</b></SUP> x<sup>&#45;&#50;</sup>", "2ⁿ⁺¹ x⁻²"),
            ("1<sup>st</sup> a<sup>2 b</sup>", "1st a2 b"),
            ("<p>a<sup>2</p>3", "a² 3"),
            ("<sup></sup>2</sub>2", "22"),
        ] {
            assert_eq!(plain(html), text, "{html:?}");
        }
    }

    /// A million bytes each: what looks at some of them again for every tag, entity or
    /// quote does not come to an end.
    #[test]
    fn each_character_is_looked_at_a_fixed_number_of_times() {
        for part in [
            "&",
            "&#1",
            "&;",
            "<",
            "</",
            "<a ",
            "<a \"",
            "<a '",
            "<!",
            "<!--",
            "<?",
            "<style></style>",
            "<style>",
            "<style></",
            "<script",
            "</script",
            "<b>",
            "<p>",
            "a",
            " ",
            "\0",
            "é ",
        ] {
            let text = part.repeat(1_000_000 / part.len());
            assert!(plain(&text).len() <= text.len(), "{part}");
            assert!(summary(&text, 20, 300).chars().count() <= 300, "{part}");
        }
    }

    #[test]
    fn a_summary_is_cut_at_words() {
        for (html, words, text) in [
            ("", 2, ""),
            ("<p>satu dua</p>", 2, "satu dua"),
            ("<p>satu dua</p> tiga", 2, "satu dua…"),
        ] {
            assert_eq!(summary(html, words, 300), text, "{html:?}");
        }
    }
}
