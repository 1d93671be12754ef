//! Search index of a site, built from its cached lists, and the response to a search in it.

use std::rc::Rc;

use futures::join;

use crate::context::RequestContext;
use crate::platform::timeout::timeout;
use crate::platform::{clock, memory};
use crate::services::{cached_lists, page_words};
use belajar_core::cache::memory::Region;
use belajar_core::document::calls::text_key;
use belajar_core::document::prefetched::ResponseText;
use belajar_core::document::search::index::Index;
use belajar_core::document::search::results::{Search, results_json};
use belajar_core::document::search::subject::SubjectKind;
use belajar_core::http::query::parameter;
use belajar_core::timeouts;

/// What a search is made under among the calls of a page.
pub const CALL: &str = "edge/search";

/// How long a response is given again.
const CACHE_MS: u64 = 60_000;

/// The response to a search of that key, `edge/search?kind=kelas&page=1&q=web`. Of a site whose lists are
/// still being read it is what has come so far, and nothing that is cached.
pub async fn search(context: &RequestContext, call_key: &str) -> Rc<ResponseText> {
    let key = text_key(context.tenant(), call_key);
    let cached = memory::in_region(Region::VisitorUrls, |memory| {
        memory.fresh(&key, clock::now_ms())
    });
    if let Some(cached) = cached {
        return cached;
    }
    let index = index(context).await;
    let (_, query) = call_key.split_once('?').unwrap_or_default();
    let asked = |name: &str| parameter(query, name).unwrap_or_default();
    let found = Rc::new(ResponseText::new(&results_json(
        &index,
        Search {
            query: &asked("q"),
            kind: SubjectKind::named(&asked("kind")),
            page: asked("page").parse().unwrap_or(1),
        },
    )));
    if index.is_whole {
        let until = clock::now_ms() + CACHE_MS;
        let cached = Rc::clone(&found);
        memory::in_region(Region::VisitorUrls, |memory| {
            memory.insert(&key, cached, found.json().len(), until);
        });
    }
    found
}

/// The index of the lists as they are cached: those that are stale are read anew in the background. It is
/// made again once they say something else.
async fn index(context: &RequestContext) -> Rc<Index> {
    let reading = timeout(timeouts::SEARCH, cached_lists::all(context));
    let (words, lists) = join!(page_words::load(context), reading);
    let lists = lists.unwrap_or_else(|_| cached_lists::so_far(context));
    let key = context.key("search");
    let cached: Option<Rc<Index>> = memory::in_sites(|memory| memory.get(&key));
    if let Some(cached) = cached.filter(|cached| cached.is_of(&lists)) {
        return cached;
    }
    let own = cached_lists::own(context, words.of(context));
    let index = Rc::new(Index::of(&own, lists));
    if words.is_complete() {
        let (cached, bytes) = (Rc::clone(&index), index.bytes());
        memory::in_sites(|memory| memory.insert(&key, cached, bytes, u64::MAX));
    }
    index
}
