//! Tenants' own titles and descriptions: a file of each tenant of the table, fetched from the assets
//! when an isolate first shows one of its pages. In the worker itself they would take more room than
//! all its code for documents.

use std::rc::Rc;

use crate::context::RequestContext;
use crate::platform::{assets, memory};
use belajar_core::site::tenant::PageWords;
use belajar_core::site::tenant::published::page_words;

/// What a load came to.
pub enum LoadedWords {
    /// A published row brings its own.
    WithRow,
    /// Those of a tenant of the table.
    File(Rc<PageWords>),
    /// Its file cannot be read.
    Failed,
}

impl LoadedWords {
    /// The words that hold for the site.
    pub fn of<'w>(&'w self, context: &'w RequestContext) -> &'w PageWords {
        match self {
            Self::File(words) => words,
            Self::WithRow | Self::Failed => &context.tenant().row.words,
        }
    }

    /// Whether they are all that there are.
    pub fn are_known(&self) -> bool {
        !matches!(self, Self::Failed)
    }
}

/// The words of the site's tenant. Without its file the pages have the page table's: the log says so.
pub async fn load(context: &RequestContext) -> LoadedWords {
    if context.tenant().revision.is_some() {
        return LoadedWords::WithRow;
    }
    let key = format!("words:{}", context.tenant().row.key);
    if let Some(words) = memory::with(|memory| memory.get(&key)) {
        return LoadedWords::File(words);
    }
    let path = format!("/brand/{}/pages.json", context.tenant().row.key);
    let text = assets::text(context, &path).await;
    let Some(words) = text.as_deref().and_then(page_words).map(Rc::new) else {
        context.trace.problem(format_args!("{path} cannot be read"));
        return LoadedWords::Failed;
    };
    let (kept, bytes) = (Rc::clone(&words), text.map_or(0, |text| text.len()));
    memory::with(|memory| memory.insert(&key, kept, bytes, u64::MAX));
    LoadedWords::File(words)
}
