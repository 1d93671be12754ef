//! A row as it stands in the key-value store.

use std::collections::BinaryHeap;

use crate::site::tenant::row::{PageOverride, PageSet, PageWords, Pesilat, Tenant, Text};
use crate::text::json::{self, Fields, Unfit, Value};

/// The longest text of a row, in bytes.
const LONGEST: usize = 2_000;

/// Reads a row, without a look at anything beside it.
///
/// # Errors
/// Why it is none; never what stands in it.
pub(in crate::site::tenant) fn parsed(text: &str) -> Result<Tenant, &'static str> {
    let row = json::parsed(text).ok_or(Unfit).and_then(Row::of);
    let row = row.map_err(|Unfit| "is no JSON object")?;
    row.tenant()
        .map_err(|Unfit| "lacks a field, or has a bad one")
}

/// Reads a file of a tenant's own words, as the build writes it: an object `pages`, written as a row
/// of the store writes its own. None where it is none.
#[must_use]
pub fn page_words(text: &str) -> Option<PageWords> {
    let mut file = Row::of(json::parsed(text)?).ok()?;
    let words = file.named("pages", words).ok()?;
    Some(PageWords(words.into()))
}

/// The fields of a row. One that is missing is as [`Unfit`] as one that is not as it is written there.
struct Row(Fields);

impl Row {
    fn of(value: Value) -> Result<Self, Unfit> {
        Fields::of(value).map(Self)
    }

    fn tenant(mut self) -> Result<Tenant, Unfit> {
        let key = self.text("key")?;
        Ok(Tenant {
            layout: self.optional("layout")?.unwrap_or_else(|| key.clone()),
            developer: self.0.take("developer").is_some(),
            name: self.text("name")?,
            tagline: self.text("tagline")?,
            hosts: texts(self.0.take("hosts"))?.into(),
            domain: self.text("domain")?,
            pesilat: match self.0.object("pesilat")? {
                None => None,
                Some(pesilat) => Some(Self(pesilat).pesilat()?),
            },
            app_id: self.text("appId")?,
            lms_id: self.text("lmsId")?,
            lms_key: self.text("lmsKey")?,
            workspace_id: self.text("workspaceId")?,
            settings: self.named("settings", clean)?.into(),
            pages: match self.0.take("pages") {
                Some(Value::String(_)) => PageSet::All,
                names => PageSet::Listed(texts(names)?.into()),
            },
            words: PageWords(self.named("overrides", words)?.into()),
            analytics: self.optional("analytics")?,
            key,
        })
    }

    fn pesilat(mut self) -> Result<Pesilat, Unfit> {
        Ok(Pesilat {
            domain: self.text("domain")?,
            layout: self.optional("layout")?,
        })
    }

    fn text(&mut self, field: &str) -> Result<Text, Unfit> {
        clean(self.0.take(field).ok_or(Unfit)?)
    }

    fn optional(&mut self, field: &str) -> Result<Option<Text>, Unfit> {
        self.0.take(field).map(clean).transpose()
    }

    /// An object's values by name, sorted: they are looked up.
    fn named<T>(
        &mut self,
        field: &str,
        read: impl Fn(Value) -> Result<T, Unfit>,
    ) -> Result<Vec<(Text, T)>, Unfit> {
        let fields = self.0.object(field)?.ok_or(Unfit)?;
        let mut named: Vec<(Text, T)> = Vec::new();
        for (name, value) in fields.left() {
            let at = named.partition_point(|(known, _)| **known < *name);
            named.insert(at, (name.into(), read(value)?));
        }
        Ok(named)
    }
}

/// A page's title and description, each where there is one.
fn words(value: Value) -> Result<PageOverride, Unfit> {
    let mut row = Row::of(value)?;
    Ok(PageOverride {
        title: row.optional("title")?,
        description: row.optional("description")?,
    })
}

/// A list of texts, sorted: what is listed is looked up.
fn texts(value: Option<Value>) -> Result<Vec<Text>, Unfit> {
    let Some(Value::Array(items)) = value else {
        return Err(Unfit);
    };
    let texts: BinaryHeap<Text> = items.into_iter().map(clean).collect::<Result<_, _>>()?;
    Ok(texts.into_sorted_vec())
}

/// A text that may stand in a header: not empty, not endless, without control characters.
fn clean(value: Value) -> Result<Text, Unfit> {
    match value {
        Value::String(text)
            if (1..=LONGEST).contains(&text.len()) && !text.contains(char::is_control) =>
        {
            Ok(text.into())
        }
        _ => Err(Unfit),
    }
}
