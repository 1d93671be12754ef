//! End of a list: a page after the last one is empty and not indexed.

use std::rc::Rc;

use crate::document::prefetched::ResponseText;
use crate::text::json;

/// Whether page `number` of the list in a page's responses, counted from 1, is after the last one. A list
/// that the platform hands out page by page says so with an empty one; one that comes whole has fewer items
/// than pages before this one.
pub(super) fn is_beyond(responses: &[(String, Rc<ResponseText>)], number: u32) -> bool {
    let paged = ["page=", &number.to_string()].concat();
    let is_paged = |call_key: &str| {
        let (_, query) = call_key.split_once('?').unwrap_or((call_key, ""));
        query.split('&').any(|pair| pair == paged)
    };
    let before = u64::from(number.saturating_sub(1));
    let mut counts = responses.iter().filter_map(|(call_key, response)| {
        let count = items(response.json())?;
        Some((is_paged(call_key), count))
    });
    if before == 0 {
        return false;
    }
    let first = counts.next();
    let asked = first.filter(|(is_paged, _)| *is_paged);
    let asked = asked.or_else(|| counts.find(|(is_paged, _)| *is_paged));
    match asked.or(first) {
        Some((true, count)) => count == 0,
        Some((false, count)) => count <= before,
        None => false,
    }
}

/// How many items a response lists; `None` if it is no list.
fn items(response: &str) -> Option<u64> {
    let count = |path: &str| {
        let mut count = 0;
        json::each_item(json::at(response, path)?, |_| count += 1)?;
        Some(count)
    };
    count("data.items").or_else(|| count("data"))
}

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use super::{ResponseText, is_beyond};

    #[test]
    fn a_page_behind_the_last_one_shows_nothing() {
        let page = |items: &str| format!(r#"{{"data":{{"items":[{items}],"totalPages":3}}}}"#);
        let whole = r#"{"data":[1,2,3]}"#.to_owned();
        for (responses, number, expected) in [
            (vec![("a?page=1", page(""))], 1, false),
            (vec![("a?page=2", page("1"))], 2, false),
            (vec![("a?page=9&b=c", page(""))], 9, true),
            (vec![("a?page=9", page("")), ("b", whole.clone())], 9, true),
            (
                vec![("b", whole.clone()), ("a?page=2", page("7"))],
                2,
                false,
            ),
            (vec![("b", whole.clone()), ("a?page=2", page(""))], 2, true),
            (vec![("b", whole.clone())], 3, false),
            (vec![("b", whole)], 4, true),
            (vec![("b", r#"{"data":{"name":"x"}}"#.to_owned())], 4, false),
            (vec![("b", "{}".to_owned())], 4, false),
            (vec![], 4, false),
        ] {
            let responses: Vec<_> = responses
                .into_iter()
                .map(|(call_key, json)| (call_key.to_owned(), Rc::new(ResponseText::new(&json))))
                .collect();
            assert_eq!(
                is_beyond(&responses, number),
                expected,
                "{responses:?} {number}"
            );
        }
    }
}
