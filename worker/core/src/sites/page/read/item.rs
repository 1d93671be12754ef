//! Reads the `item` of a page's row.

use super::fields::ObjectReader;
use crate::sites::page::row::{ItemFields, ItemPart, Listed, Once};

impl ItemFields {
    /// Reads `{"name", "title"?, "description"?, "image"?, "among"?, "questions"?, "match", "part"?}`.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub(crate) fn read(mut fields: ObjectReader) -> Result<Self, String> {
        let item = Self {
            name: fields.text("name")?,
            title: fields.optional("title")?,
            description: fields.optional("description")?,
            image: fields.optional("image")?,
            among: fields.optional("among")?,
            questions: fields.optional("questions")?,
            matches: fields.texts("match")?,
            part: fields.object("part")?.map(ItemPart::read).transpose()?,
        };
        fields.finish()?;
        Ok(item)
    }
}

impl Listed {
    /// Reads `{"call", "params", "unless"?}`.
    pub(super) fn read(mut fields: ObjectReader) -> Result<Self, String> {
        let listed = Self {
            call: fields.text("call")?,
            params: fields.texts("params")?,
            unless: fields.optional("unless")?,
        };
        fields.finish()?;
        Ok(listed)
    }
}

impl Once {
    /// Reads `{"query", "field", "page"}`.
    pub(super) fn read(mut fields: ObjectReader) -> Result<Self, String> {
        let once = Self {
            query: fields.text("query")?,
            field: fields.text("field")?,
            page: fields.text("page")?,
        };
        fields.finish()?;
        Ok(once)
    }
}

impl ItemPart {
    /// Reads `{"list", "within"?, "match", "name"}`.
    fn read(mut fields: ObjectReader) -> Result<Self, String> {
        let part = Self {
            list: fields.text("list")?,
            within: fields.optional_texts("within")?.unwrap_or_default(),
            matches: fields.texts("match")?,
            name: fields.text("name")?,
        };
        fields.finish()?;
        Ok(part)
    }
}
