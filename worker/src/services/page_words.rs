//! Tenants' own titles and descriptions: a file of each tenant of the table, fetched from the assets
//! when an isolate first shows one of its pages. In the worker itself they would take more room than
//! all its code for documents.

use std::rc::Rc;

use crate::context::RequestContext;
use crate::loader::{self, Lease, LoadOutcome};
use crate::platform::assets;
use belajar_core::cache::policy::FILE;
use belajar_core::sites::tenant::PageWords;
use belajar_core::sites::tenant::published::page_words;

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
    pub fn is_complete(&self) -> bool {
        !matches!(self, Self::Failed)
    }
}

/// The words of the site's tenant. Without its file the pages have the page table's: the log says so.
pub async fn load(context: &RequestContext) -> LoadedWords {
    if context.tenant().revision.is_some() {
        return LoadedWords::WithRow;
    }
    let tenant = &context.tenant().row.key;
    let key = format!("words:{tenant}");
    let read = |lease| read(context.clone(), lease);
    let found: LoadOutcome<PageWords, ()> = loader::load(context, &key, &FILE, read).await;
    let words = found.or_cached(|| loader::cached(&key, &FILE));
    words.map_or(LoadedWords::Failed, LoadedWords::File)
}

async fn read(context: RequestContext, lease: Lease) {
    let path = format!("/brand/{}/pages.json", context.tenant().row.key);
    let text = assets::text(&context, &path).await.unwrap_or_default();
    if let Some(words) = page_words(&text) {
        return lease.insert(Rc::new(words), text.len());
    }
    context.trace.problem(format_args!("{path} cannot be read"));
    lease.fail();
}
