//! Reads the `query` of a page's row.

use crate::sites::page::query::QueryShape;
use crate::sites::page::row::is_kebab_case;

impl QueryShape {
    /// Reads a shape: `page`, `text`, `word`, `ids`, `path`, or the words that are allowed, split at blanks.
    pub(super) fn parse(text: &'static str) -> Result<Self, String> {
        Ok(match text {
            "page" => Self::Page,
            "text" => Self::Text,
            "word" => Self::Word,
            "ids" => Self::Ids,
            "path" => Self::Path,
            words => {
                let words: Vec<&str> = words.split(' ').collect();
                if words.iter().any(|word| !is_choice(word)) {
                    return Err(format!("`{text}` is no shape and no list of words"));
                }
                Self::OneOf(words.leak())
            }
        })
    }
}

fn is_choice(word: &&str) -> bool {
    is_kebab_case(&word.replace('_', "-"))
}
