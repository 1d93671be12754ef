//! Reading a query (the form encoding of the URL standard).

use super::percent::{Encoding, decoded};

/// One parameter of a query without its question mark, decoded: the first of that name; `None`
/// when it is not there, has no `=`, or is malformed.
#[must_use]
pub fn parameter(query: &str, name: &str) -> Option<String> {
    let mut pairs = query.split('&').filter_map(|pair| pair.split_once('='));
    let (_, value) = pairs.find(|(key, _)| *key == name)?;
    decoded(value, Encoding::FORM)
}

#[cfg(test)]
mod tests {
    use super::parameter;

    #[test]
    fn the_first_of_a_name_counts() {
        for (query, expected) in [
            ("to=%2FClass%3Fa%3Db+c", Some("/Class?a=b c")),
            ("a=1&to=2&to=3", Some("2")),
            ("to=", Some("")),
            ("to", None),
            ("To=1", None),
            ("%74o=1", None),
            ("to=%zz&to=1", None),
            ("", None),
            ("&&=&to=a=b", Some("a=b")),
        ] {
            assert_eq!(parameter(query, "to").as_deref(), expected, "{query}");
        }
    }
}
