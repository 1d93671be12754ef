use proptest::prelude::*;
use serde_json::Value;

use super::{SCRIPT_BREAKERS, config, hostile, json};
use crate::http::percent::{self, Encoding};
use crate::http::query;
use crate::text::limit::{TEXT_LIMIT, capped, one_line, shortened};
use crate::text::{escape, json as reader, rich_text};

const ENCODINGS: [Encoding; 3] = [Encoding::UNRESERVED, Encoding::COMPONENT, Encoding::FORM];

/// What HTML makes of a text that was escaped for it.
fn read_html(escaped: &str) -> String {
    { escaped.replace("&lt;", "<").replace("&gt;", ">") }
        .replace("&quot;", "\"")
        .replace("&#39;", "'")
        .replace("&apos;", "'")
        .replace("&amp;", "&")
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn percent_encoding_round_trips(text in hostile()) {
        for encoding in ENCODINGS {
            let encoded = percent::encoded(&text, encoding);
            prop_assert!(encoded.bytes().all(|byte| byte.is_ascii_graphic() && !b"\"#&/<=>?\\".contains(&byte)));
            prop_assert_eq!(percent::decoded(&encoded, encoding), Some(text.clone()));
            // Whatever somebody wrote is decoded or refused.
            percent::decoded(&text, encoding);
        }
    }

    #[test]
    fn a_mended_url_is_one_and_stays(text in hostile()) {
        let mended = percent::mended(&text).into_owned();
        let is_url = |byte: u8| byte.is_ascii_graphic() && !b"\"<>\\^`{|}".contains(&byte);
        let has_url_bytes = mended.bytes().all(is_url);
        prop_assert!(has_url_bytes, "{}", mended);
        prop_assert_eq!(percent::mended(&mended), mended.as_str());
    }

    #[test]
    fn a_parameter_is_read_as_it_was_written(name in "[a-z]{1,8}", value in hostile(), before in hostile()) {
        let value_form = percent::encoded(&value, Encoding::FORM);
        let written = format!("-{}&{name}={value_form}&{name}=other", before.replace('&', ""));
        prop_assert_eq!(query::parameter(&written, &name), Some(value));
        query::parameter(&before, &name);
    }

    #[test]
    fn escaped_text_breaks_out_of_nothing(text in hostile()) {
        let html = escape::html_text(&text);
        prop_assert!(!html.contains(['<', '>']));
        prop_assert_eq!(read_html(&html), text.as_str());

        let attribute = escape::attribute(&text);
        prop_assert!(!attribute.contains(['<', '>', '"', '\'']));
        prop_assert_eq!(read_html(&attribute), text.as_str());

        let xml = escape::xml(&text);
        let is_forbidden = |c: char| (c < ' ' && !"\t\n\r".contains(c)) || "\u{fffe}\u{ffff}".contains(c);
        prop_assert!(!xml.contains(['<', '>', '"', '\'']) && !xml.contains(is_forbidden));
        prop_assert_eq!(read_html(&xml), text.replace(is_forbidden, ""));
    }

    #[test]
    fn a_scalar_is_found_in_any_json(value in json(), path in "[a-z0-9]{0,3}(\\.[a-z0-9]{0,3}){0,3}", text in hostile()) {
        reader::scalar_at(&value.to_string(), &path);
        let inside = serde_json::json!({ "a": [{ "b": text.clone() }] }).to_string();
        prop_assert_eq!(reader::scalar_at(&inside, "a.0.b"), Some(text.clone()));
        reader::scalar_at(&text, &path);
    }

    #[test]
    fn json_in_a_script_is_the_same_json(value in json()) {
        let written = escape::script_json(&value.to_string()).into_owned();
        prop_assert!(!written.contains(SCRIPT_BREAKERS));
        prop_assert_eq!(serde_json::from_str::<Value>(&written).unwrap(), value);
    }

    #[test]
    fn plain_text_is_one_line(html in hostile()) {
        let plain = rich_text::plain(&html);
        prop_assert_eq!(&one_line(&plain), &plain);
        prop_assert!(!plain.contains(char::is_control) && !plain.contains("  "));
    }

    /// What is a text for HTML is the same text again, on one line.
    #[test]
    fn escaped_text_is_plain_text(text in hostile()) {
        let line = one_line(&text);
        prop_assert_eq!(rich_text::plain(&escape::html_text(&text)), line.as_str());
        prop_assert_eq!(rich_text::plain(&escape::attribute(&text)), line.as_str());
    }

    #[test]
    fn a_cut_text_is_its_beginning(text in hostile(), words in 1..9_usize, characters in 1..40_usize) {
        let line = one_line(&text);
        let short = shortened(&line, words, characters);
        prop_assert!(short.chars().count() <= characters);
        match short.strip_suffix('…') {
            Some(kept) if short != line => prop_assert!(line.starts_with(kept)),
            _ => prop_assert_eq!(short, line),
        }
        let long = text.repeat(TEXT_LIMIT / text.len().max(1) + 1);
        prop_assert!(capped(&long).len() <= TEXT_LIMIT && long.starts_with(capped(&long)));
    }
}
