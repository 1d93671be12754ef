//! Search index of a site, built from its cached lists, and what a search in it answers.

use std::rc::Rc;

use futures::join;

use crate::context::RequestContext;
use crate::platform::timeout::timeout;
use crate::platform::{clock, memory};
use crate::services::{cached_lists, page_words_store};
use belajar_core::document::calls::text_key;
use belajar_core::document::prefetched::AnswerText;
use belajar_core::document::search::answer::{Search, answer};
use belajar_core::document::search::index::Index;
use belajar_core::document::search::subject::SubjectKind;
use belajar_core::memory::Region;
use belajar_core::text::query::parameter;
use belajar_core::timeouts;

/// What a search is made under among the calls of a page.
pub const CALL: &str = "edge/search";

/// How long an answer is given again.
const KEPT_MS: u64 = 60_000;

/// What a search at that address answers, `edge/search?kind=kelas&page=1&q=web`. Of a site whose lists are
/// still being read it is what has come so far, and nothing that is kept.
pub async fn search(context: &RequestContext, address: &str) -> Rc<AnswerText> {
    let key = text_key(context.tenant(), address);
    let known = memory::in_region(Region::Addresses, |memory| {
        memory.fresh(&key, clock::now_ms())
    });
    if let Some(known) = known {
        return known;
    }
    let index = index(context).await;
    let (_, query) = address.split_once('?').unwrap_or_default();
    let asked = |name: &str| parameter(query, name).unwrap_or_default();
    let found = Rc::new(AnswerText::new(&answer(
        &index,
        Search {
            query: &asked("q"),
            kind: SubjectKind::named(&asked("kind")),
            page: asked("page").parse().unwrap_or(1),
        },
    )));
    if index.is_whole {
        let until = clock::now_ms() + KEPT_MS;
        let kept = Rc::clone(&found);
        memory::in_region(Region::Addresses, |memory| {
            memory.insert(&key, kept, found.json().len(), until);
        });
    }
    found
}

/// The index of the lists as they are known: those that are stale are read anew behind the answer. It is
/// made again once they say something else.
async fn index(context: &RequestContext) -> Rc<Index> {
    let reading = timeout(timeouts::SEARCH, cached_lists::all(context));
    let (words, lists) = join!(page_words_store::load(context), reading);
    let lists = lists.unwrap_or_else(|_| cached_lists::so_far(context));
    let key = context.key("search");
    let known: Option<Rc<Index>> = memory::with(|memory| memory.get(&key));
    if let Some(known) = known.filter(|known| known.is_of(&lists)) {
        return known;
    }
    let own = cached_lists::own(context, words.of(context));
    let index = Rc::new(Index::of(&own, lists));
    if words.are_known() {
        let (kept, bytes) = (Rc::clone(&index), index.bytes());
        memory::with(|memory| memory.insert(&key, kept, bytes, u64::MAX));
    }
    index
}
