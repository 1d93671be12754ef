//! What an isolate remembers of a site's settings and version, and what of it is news to the
//! key-value store (design section 3).

use std::rc::Rc;

use super::SiteData;
use crate::memory::{Lookup, Memory};
use crate::site::settings::last_known_good::LastKnownGood;
use crate::site::tenant::Found;

/// How long one refresh may keep others from trying: longer than it can take.
const LEASE_MS: u64 = 30_000;
/// How long a value is fresh.
const FRESH_MS: u64 = 60_000;
/// How soon after a failure the platform is asked again.
const RETRY_MS: u64 = 10_000;

/// Under which a site's settings stand, in memory as in the store.
#[must_use]
pub fn key(found: &Found) -> String {
    found.key("settings")
}

/// What is known, and whose turn it is to ask for more.
pub fn lookup(memory: &mut Memory, key: &str, now_ms: u64) -> Lookup<SiteData> {
    memory.lookup(key, now_ms, LEASE_MS)
}

/// What is known, however old.
pub fn known(memory: &mut Memory, key: &str) -> Option<Rc<SiteData>> {
    memory.get(key)
}

/// Keeps what the platform has said, which ends the turn. What shows the same is the same: whether it
/// has replaced what was known.
pub fn keep(memory: &mut Memory, key: &str, said: SiteData, now_ms: u64) -> bool {
    let same = known(memory, key).filter(|known| known.is_known && known.shows_the_same(&said));
    let is_news = same.is_none();
    let data = same.unwrap_or_else(|| Rc::new(said));
    memory.keep(key, Rc::clone(&data), data.bytes, now_ms + FRESH_MS);
    is_news
}

/// Shows something until the platform has answered, whoever asks it.
pub fn lend(memory: &mut Memory, key: &str, data: SiteData) -> Rc<SiteData> {
    let data = Rc::new(data);
    memory.lend(key, Rc::clone(&data), data.bytes);
    data
}

/// Ends a turn in which the platform said nothing good.
pub fn failed(memory: &mut Memory, key: &str, now_ms: u64) {
    memory.pause(key, now_ms, RETRY_MS);
}

/// Whether the store is asked once the platform has, or has not, answered: where the two may differ.
/// Where the row speaks for a platform that said nothing, the store may only have been slow before.
#[must_use]
pub fn wants_store(known: Option<&SiteData>, has_answered: bool) -> bool {
    match known {
        Some(known) if has_answered => !known.is_stored.get(),
        Some(known) => !known.is_known,
        None => true,
    }
}

/// The version to add to what the platform has said, where that names none: the one that was known
/// before, since an unknown version is no change.
#[must_use]
pub fn version_before(said: &LastKnownGood, stored: Option<&LastKnownGood>) -> Option<String> {
    match &said.version {
        Some(_) => None,
        None => stored?.version.clone(),
    }
}

/// Notes that the store holds what shows the same as `stored` does.
pub fn is_stored(memory: &mut Memory, key: &str, stored: &SiteData) {
    if let Some(known) = known(memory, key).filter(|known| known.shows_the_same(stored)) {
        known.is_stored.set(true);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::memory::{Bounds, Turn};
    use crate::site::tables::TENANTS;
    use crate::site::tenant::Host;

    const BOUNDS: Bounds = Bounds {
        slots: 10,
        bytes: 1 << 20,
    };

    fn good(title: &str, version: Option<&str>) -> LastKnownGood {
        let answer = format!(r#"{{"data":{{"title":"{title}"}}}}"#);
        LastKnownGood::new(answer, version.map(str::to_owned)).unwrap()
    }

    fn data(good: Option<&LastKnownGood>) -> SiteData {
        let host = Host::parse("alpha.example").unwrap();
        SiteData::of(&TENANTS.find(&host, "/"), &TENANTS, good).0
    }

    fn said(title: &str) -> SiteData {
        data(Some(&good(title, Some("1"))))
    }

    fn told(lookup: &Lookup<SiteData>) -> String {
        match lookup {
            Lookup::Fresh(data) => ["fresh ", &data.settings.title].concat(),
            Lookup::Stale(data, turn) => format!("stale {} {turn:?}", data.settings.title),
            Lookup::Nothing(turn) => format!("nothing {turn:?}"),
        }
    }

    #[test]
    fn one_asks_while_the_others_are_shown_what_is_known() {
        let mut memory = Memory::new(BOUNDS);
        let look = |memory: &mut Memory, now| told(&super::lookup(memory, "k", now));
        assert_eq!(look(&mut memory, 0), "nothing Yours");
        assert_eq!(look(&mut memory, 0), "nothing Others");
        lend(&mut memory, "k", said("A"));
        // What is lent is shown, and ends nobody's turn.
        assert_eq!(look(&mut memory, 1), "stale A Others");
        assert_eq!(look(&mut memory, LEASE_MS), "stale A Yours");
        keep(&mut memory, "k", said("B"), LEASE_MS);
        assert_eq!(look(&mut memory, LEASE_MS + FRESH_MS - 1), "fresh B");
        let old = LEASE_MS + FRESH_MS;
        assert_eq!(look(&mut memory, old), "stale B Yours");
        failed(&mut memory, "k", old);
        assert_eq!(look(&mut memory, old + RETRY_MS - 1), "stale B Others");
        assert_eq!(look(&mut memory, old + RETRY_MS), "stale B Yours");
    }

    #[test]
    fn what_shows_the_same_stays_the_same() {
        let mut memory = Memory::new(BOUNDS);
        assert!(keep(&mut memory, "k", said("A"), 0));
        let first = known(&mut memory, "k").unwrap();
        first.is_stored.set(true);
        assert!(!keep(&mut memory, "k", said("A"), 5));
        assert!(Rc::ptr_eq(&first, &known(&mut memory, "k").unwrap()));
        assert!(keep(&mut memory, "k", said("B"), 6));
        assert!(!known(&mut memory, "k").unwrap().is_stored.get());
        // The row's own word is replaced even by what shows the same.
        let mut memory = Memory::new(BOUNDS);
        lend(&mut memory, "k", data(None));
        assert!(keep(&mut memory, "k", said("A"), 0));
        assert!(known(&mut memory, "k").unwrap().is_known);
    }

    #[test]
    fn the_store_is_asked_where_it_may_differ() {
        let stored = said("A");
        stored.is_stored.set(true);
        let (fresh, row) = (said("A"), data(None));
        for (known, has_answered, expected) in [
            (Some(&stored), true, false),
            (Some(&stored), false, false),
            (Some(&fresh), true, true),
            (Some(&fresh), false, false),
            (Some(&row), true, true),
            (Some(&row), false, true),
            (None, true, true),
            (None, false, true),
        ] {
            let told = wants_store(known, has_answered);
            let known = known.map(|known| (known.is_known, known.is_stored.get()));
            assert_eq!(told, expected, "{known:?} {has_answered}");
        }
    }

    #[test]
    fn an_unknown_version_is_no_change() {
        for (said, stored, expected) in [
            (Some("2"), Some(Some("1")), None),
            (Some("2"), None, None),
            (None, Some(Some("1")), Some("1")),
            (None, Some(None), None),
            (None, None, None),
        ] {
            let stored = stored.map(|version| good("A", version));
            let before = version_before(&good("A", said), stored.as_ref());
            assert_eq!(before.as_deref(), expected, "{said:?}");
        }
    }

    #[test]
    fn only_what_the_store_holds_counts_as_stored() {
        let mut memory = Memory::new(BOUNDS);
        keep(&mut memory, "k", said("A"), 0);
        is_stored(&mut memory, "k", &said("B"));
        assert!(wants_store(known(&mut memory, "k").as_deref(), true));
        is_stored(&mut memory, "k", &said("A"));
        assert!(!wants_store(known(&mut memory, "k").as_deref(), true));
        assert_eq!(memory.turn("k", 0, 1), Turn::Yours);
    }
}
