//! Settings and version of a site in memory and in the key-value store: the newer of the two, and the times
//! of writes to the store (design section 3).

use std::rc::Rc;

use super::SiteData;
use crate::cache::memory::Memory;
use crate::cache::policy::SETTINGS;
use crate::sites::settings::last_known_good::LastKnownGood;

/// How old the store's copy may become while the platform says the same, in milliseconds: 5 minutes,
/// half of what a cold isolate still shows at once. Each isolate writes a site's at most so often.
const RESTAMPED_AFTER_MS: u64 = 5 * 60 * 1_000;

/// The data to cache from the platform's response and the cached data: what shows the same is the
/// same. Whether it is news.
#[must_use]
pub fn news(cached: Option<Rc<SiteData>>, fresh: SiteData) -> (Rc<SiteData>, bool) {
    match cached.filter(|cached| cached.is_from_platform && cached.shows_the_same(&fresh)) {
        Some(same) => (same, false),
        None => (Rc::new(fresh), true),
    }
}

/// Whether the store's copy that was true at that time is young enough, so that the next cold isolate
/// need not wait for the platform.
#[must_use]
pub const fn is_young(as_of_ms: u64, now_ms: u64) -> bool {
    now_ms < as_of_ms.saturating_add(RESTAMPED_AFTER_MS)
}

/// Whether the store is asked once the platform has responded: where the two may differ, or the store's
/// copy is to say that it still holds.
#[must_use]
pub fn is_unstored(cached: Option<&SiteData>, now_ms: u64) -> bool {
    let stored = cached.and_then(|cached| cached.stored_as_of_ms.get());
    !stored.is_some_and(|as_of_ms| is_young(as_of_ms, now_ms))
}

/// Whether the store is asked once the platform has failed: where the row speaks for it, since the store
/// may only have been slow before.
#[must_use]
pub fn is_from_row(cached: Option<&SiteData>) -> bool {
    cached.is_none_or(|cached| !cached.is_from_platform)
}

/// Whether the store's copy that was true at that time is shown before the platform is asked.
#[must_use]
pub const fn is_shown(as_of_ms: u64, now_ms: u64) -> bool {
    now_ms < as_of_ms.saturating_add(SETTINGS.stale_while_revalidate_ms)
}

/// When KV's copy was true, if it shows the same as `fresh` and is young enough to be left there; `None` if
/// `fresh` is to be written.
#[must_use]
pub fn left_as_of(fresh: &SiteData, stored: &SiteData, as_of_ms: u64, now_ms: u64) -> Option<u64> {
    (stored.shows_the_same(fresh) && is_young(as_of_ms, now_ms)).then_some(as_of_ms)
}

/// The version to add to what the platform has said, where that names none: the one that was known
/// before, since an unknown version is no change.
#[must_use]
pub fn version_before(good: &LastKnownGood, stored: Option<&LastKnownGood>) -> Option<String> {
    match &good.version {
        Some(_) => None,
        None => stored?.version.clone(),
    }
}

/// Takes what adds to what is known the version that it lacks, as old and as fresh as it is.
pub fn complete(memory: &mut Memory, key: &str, data: SiteData) {
    let lacks =
        |cached: &Rc<SiteData>| cached.version.is_none() && cached.settings == data.settings;
    if memory.get(key).is_some_and(|cached| lacks(&cached)) {
        let bytes = data.bytes;
        memory.replace(key, Rc::new(data), bytes);
    }
}

/// Notes that the store holds what shows the same as `stored` does, and was true at that time.
pub fn is_stored(memory: &mut Memory, key: &str, stored: &SiteData, as_of_ms: u64) {
    let cached: Option<Rc<SiteData>> = memory.get(key);
    if let Some(cached) = cached.filter(|cached| cached.shows_the_same(stored)) {
        cached.stored_as_of_ms.set(Some(as_of_ms));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cache::memory::Bounds;
    use crate::sites::tables::TENANTS;
    use crate::sites::tenant::Host;

    const BOUNDS: Bounds = Bounds {
        slots: 10,
        bytes: 1 << 20,
    };

    fn good(title: &str, version: Option<&str>) -> LastKnownGood {
        let response = format!(r#"{{"data":{{"title":"{title}"}}}}"#);
        LastKnownGood::new(response, version.map(str::to_owned), 0).unwrap()
    }

    fn data(good: Option<&LastKnownGood>) -> SiteData {
        let host = Host::parse("alpha.example").unwrap();
        SiteData::of(&TENANTS.find(&host, "/"), &TENANTS, good).0
    }

    fn said(title: &str) -> SiteData {
        data(Some(&good(title, Some("1"))))
    }

    #[test]
    fn data_that_shows_the_same_is_not_replaced() {
        let first = Rc::new(said("A"));
        first.stored_as_of_ms.set(Some(1));
        let (same, is_news) = news(Some(Rc::clone(&first)), said("A"));
        assert!(Rc::ptr_eq(&first, &same) && !is_news);
        let (other, is_news) = news(Some(first), said("B"));
        assert!(is_news && other.stored_as_of_ms.get().is_none());
        // The row's own word is replaced even by what shows the same.
        let (cached, is_news) = news(Some(Rc::new(data(None))), said("A"));
        assert!(is_news && cached.is_from_platform);
        assert!(news(None, said("A")).1);
    }

    #[test]
    fn a_version_is_added_to_the_settings_that_lack_it_alone() {
        for (cached, expected) in [
            (Some(good("A", None)), Some(Some("1"))),
            (Some(good("A", Some("2"))), Some(Some("2"))),
            (Some(good("B", None)), Some(None)),
            (None, None),
        ] {
            let mut memory = Memory::new(BOUNDS);
            if let Some(good) = cached {
                memory.insert("k", Rc::new(data(Some(&good))), 1, 50);
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
    fn the_store_is_read_only_where_it_may_be_newer() {
        const NOW_MS: u64 = 1_700_000_000_000;
        let stored = |age_ms: u64| {
            let data = said("A");
            data.stored_as_of_ms.set(Some(NOW_MS - age_ms));
            data
        };
        let (young, old) = (stored(RESTAMPED_AFTER_MS - 1), stored(RESTAMPED_AFTER_MS));
        let (fresh, row) = (said("A"), data(None));
        for (cached, after_response, after_failure) in [
            (Some(&young), false, false),
            (Some(&old), true, false),
            (Some(&fresh), true, false),
            (Some(&row), true, true),
            (None, true, true),
        ] {
            let asked = (is_unstored(cached, NOW_MS), is_from_row(cached));
            let cached =
                cached.map(|cached| (cached.is_from_platform, cached.stored_as_of_ms.get()));
            assert_eq!(asked, (after_response, after_failure), "{cached:?}");
        }
    }

    #[test]
    fn a_clock_that_is_behind_finds_a_copy_young() {
        assert!(is_young(2, 1) && is_young(u64::MAX, 1));
        assert!(!is_young(0, RESTAMPED_AFTER_MS));
    }

    #[test]
    fn a_copy_is_shown_for_ten_minutes() {
        for (now_ms, expected) in [(0, true), (599_999, true), (600_000, false)] {
            assert_eq!(is_shown(0, now_ms), expected, "{now_ms}");
        }
        // A clock that is behind.
        assert!(is_shown(u64::MAX, 0));
    }

    #[test]
    fn a_copy_is_left_while_it_is_young_and_shows_the_same() {
        for (title, now_ms, expected) in [
            ("A", 7 + RESTAMPED_AFTER_MS - 1, Some(7)),
            ("A", 7 + RESTAMPED_AFTER_MS, None),
            ("B", 7, None),
        ] {
            let left = left_as_of(&said("A"), &said(title), 7, now_ms);
            assert_eq!(left, expected, "{title} {now_ms}");
        }
    }

    #[test]
    fn an_unknown_version_counts_as_unchanged() {
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
        memory.insert("k", Rc::new(said("A")), 1, 50);
        let wants = |memory: &mut Memory| is_unstored(memory.get("k").as_deref(), 0);
        is_stored(&mut memory, "k", &said("B"), 0);
        assert!(wants(&mut memory));
        is_stored(&mut memory, "k", &said("A"), 0);
        assert!(!wants(&mut memory));
    }
}
