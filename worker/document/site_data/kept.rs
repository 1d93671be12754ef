//! What an isolate remembers of a site's settings and version, and what of it is news to the
//! key-value store (design section 3).

use std::rc::Rc;

use super::SiteData;
use crate::memory::Memory;
use crate::site::settings::last_known_good::LastKnownGood;
use crate::site::tenant::Found;

/// Under which a site's settings stand, in memory as in the store.
#[must_use]
pub fn key(found: &Found) -> String {
    found.key("settings")
}

/// What is remembered of what the platform has said, beside what was known: what shows the same is the
/// same. Whether it is news.
#[must_use]
pub fn news(known: Option<Rc<SiteData>>, said: SiteData) -> (Rc<SiteData>, bool) {
    match known.filter(|known| known.is_known && known.shows_the_same(&said)) {
        Some(same) => (same, false),
        None => (Rc::new(said), true),
    }
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

/// Takes what adds to what is known the version that it lacks, as old and as fresh as it is.
pub fn complete(memory: &mut Memory, key: &str, data: SiteData) {
    let lacks = |known: &Rc<SiteData>| known.version.is_none() && known.settings == data.settings;
    if memory.get(key).is_some_and(|known| lacks(&known)) {
        let bytes = data.bytes;
        memory.replace(key, Rc::new(data), bytes);
    }
}

/// Notes that the store holds what shows the same as `stored` does.
pub fn is_stored(memory: &mut Memory, key: &str, stored: &SiteData) {
    let known: Option<Rc<SiteData>> = memory.get(key);
    if let Some(known) = known.filter(|known| known.shows_the_same(stored)) {
        known.is_stored.set(true);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::memory::Bounds;
    use crate::site::tables::TENANTS;
    use crate::site::tenant::Host;

    const BOUNDS: Bounds = Bounds {
        slots: 10,
        bytes: 1 << 20,
    };

    fn good(title: &str, version: Option<&str>) -> LastKnownGood {
        let answer = format!(r#"{{"data":{{"title":"{title}"}}}}"#);
        LastKnownGood::new(answer, version.map(str::to_owned), 0).unwrap()
    }

    fn data(good: Option<&LastKnownGood>) -> SiteData {
        let host = Host::parse("alpha.example").unwrap();
        SiteData::of(&TENANTS.find(&host, "/"), &TENANTS, good).0
    }

    fn said(title: &str) -> SiteData {
        data(Some(&good(title, Some("1"))))
    }

    #[test]
    fn what_shows_the_same_stays_the_same() {
        let first = Rc::new(said("A"));
        first.is_stored.set(true);
        let (same, is_news) = news(Some(Rc::clone(&first)), said("A"));
        assert!(Rc::ptr_eq(&first, &same) && !is_news);
        let (other, is_news) = news(Some(first), said("B"));
        assert!(is_news && !other.is_stored.get());
        // The row's own word is replaced even by what shows the same.
        let (known, is_news) = news(Some(Rc::new(data(None))), said("A"));
        assert!(is_news && known.is_known);
        assert!(news(None, said("A")).1);
    }

    #[test]
    fn a_version_is_added_to_the_settings_that_lack_it_alone() {
        for (known, expected) in [
            (Some(good("A", None)), Some(Some("1"))),
            (Some(good("A", Some("2"))), Some(Some("2"))),
            (Some(good("B", None)), Some(None)),
            (None, None),
        ] {
            let mut memory = Memory::new(BOUNDS);
            if let Some(good) = known {
                memory.keep("k", Rc::new(data(Some(&good))), 1, 50);
            }
            complete(&mut memory, "k", said("A"));
            let now: Option<Rc<SiteData>> = memory.get("k");
            let version = now.as_ref().map(|now| now.version.as_deref());
            assert_eq!(version, expected);
            assert_eq!(memory.fresh::<SiteData>("k", 49).is_some(), now.is_some());
            assert!(memory.fresh::<SiteData>("k", 50).is_none());
        }
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
        memory.keep("k", Rc::new(said("A")), 1, 50);
        let wants = |memory: &mut Memory| wants_store(memory.get("k").as_deref(), true);
        is_stored(&mut memory, "k", &said("B"));
        assert!(wants(&mut memory));
        is_stored(&mut memory, "k", &said("A"));
        assert!(!wants(&mut memory));
    }
}
