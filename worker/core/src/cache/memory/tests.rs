use std::rc::Rc;

use super::slots::OVERHEAD;
use super::{Bounds, DocumentRegions, Memory, VISITOR_URLS, site_key};
use crate::cache::policy::RESPONSE;

const ROOMY: Bounds = Bounds {
    slots: 100,
    bytes: 1_000_000,
};

#[test]
fn a_value_is_fresh_for_its_time_and_stale_beyond_it() {
    let mut memory = Memory::new(ROOMY);
    memory.insert("k", Rc::new("a"), 1, 100);
    for (now, expected) in [(0, Some("a")), (99, Some("a")), (100, None)] {
        assert_eq!(memory.fresh::<&str>("k", now).as_deref(), expected.as_ref());
    }
    assert_eq!(memory.get::<&str>("k").as_deref(), Some(&"a"));
    memory.insert_stale("k", Rc::new("b"), 1, 0);
    assert_eq!(memory.fresh::<&str>("k", 0), None);
    assert_eq!(memory.get::<&str>("k").as_deref(), Some(&"b"));
    memory.forget("k");
    memory.forget("k");
    assert_eq!(memory.get::<&str>("k"), None);
}

#[test]
fn a_count_begins_anew_with_its_period() {
    let mut memory = Memory::new(ROOMY);
    for (now, expected) in [(0, 1), (5, 2), (9, 3), (10, 1), (19, 2), (20, 1)] {
        assert_eq!(memory.count("k", now, 10), expected, "{now}");
        assert_eq!(memory.counted("k", now), expected, "{now}");
    }
    assert_eq!(memory.counted("k", 30), 0);
    assert_eq!(memory.counted("other", 0), 0);
}

#[test]
fn a_value_of_another_type_is_none() {
    let mut memory = Memory::new(ROOMY);
    memory.insert("k", Rc::new(1_u8), 1, 100);
    assert_eq!(memory.get::<u16>("k"), None);
    assert_eq!(memory.fresh::<u16>("k", 0), None);
    assert_eq!(memory.get::<u8>("k").as_deref(), Some(&1));
}

#[test]
fn the_least_recently_used_entry_is_evicted_first() {
    let mut memory = Memory::new(Bounds { slots: 3, ..ROOMY });
    for key in ["a", "b", "c"] {
        memory.insert(key, Rc::new(key), 0, 100);
    }
    assert!(memory.fresh::<&str>("a", 0).is_some());
    memory.insert("d", Rc::new("d"), 0, 100);
    assert_eq!(memory.get::<&str>("b"), None);
    // A lease takes a place too.
    assert!(memory.lease_of_stale("e", &RESPONSE, 0).is_some());
    assert_eq!(memory.get::<&str>("c"), None);
    assert!(memory.lease_of_stale("e", &RESPONSE, 0).is_none());
    for key in ["a", "d"] {
        assert_eq!(memory.get::<&str>(key).as_deref(), Some(&key));
    }
    assert_eq!(memory.size().0, 3);
}

#[test]
fn bytes_are_bounded_and_counted_down_to_nothing() {
    let room = 3 * (OVERHEAD + 101);
    let mut memory = Memory::new(Bounds {
        slots: 100,
        bytes: room,
    });
    for key in ["a", "b", "c"] {
        memory.insert(key, Rc::new(key), 100, 100);
    }
    assert_eq!(memory.size(), (3, room));
    memory.insert("c", Rc::new("c"), 101, 100);
    assert_eq!((memory.size().0, memory.get::<&str>("a")), (2, None));
    memory.insert("b", Rc::new("b"), 0, 100);
    assert_eq!(memory.size(), (2, 2 * (OVERHEAD + 1) + 101));
    // One that is larger than all the room is not cached, and drives nothing else out.
    memory.insert("d", Rc::new("d"), room, 100);
    memory.insert("c", Rc::new("c"), usize::MAX, 100);
    assert_eq!(memory.size(), (1, OVERHEAD + 1));
    memory.forget("b");
    assert_eq!(memory.size(), (0, 0));
}

#[test]
fn it_stays_within_its_bounds_whatever_is_done() {
    let bounds = Bounds {
        slots: 16,
        bytes: 16 * 256,
    };
    let mut memory = Memory::new(bounds);
    // A walk that is the same each time (Knuth's multiplier).
    let mut state: u64 = 1;
    for now in 0..20_000 {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        let (act, key) = ((state >> 60) % 6, format!("{}", (state >> 40) % 40));
        match act {
            0 | 1 => memory.insert(
                &key,
                Rc::new(key.clone()),
                (state >> 50) as usize % 600,
                now + 5,
            ),
            2 => {
                let id = memory.lease_anew(&key, &RESPONSE, now);
                memory.fail(&key, id, now);
            }
            3 => {
                let id = memory.lease_anew(&key, &RESPONSE, now);
                memory.release(&key, id);
            }
            4 => memory.forget(&key),
            _ => {
                if let Some(value) = memory.get::<String>(&key) {
                    assert_eq!(*value, key);
                }
            }
        }
        let (slots, bytes) = memory.size();
        assert!(slots <= bounds.slots && bytes <= bounds.bytes, "{now}");
    }
}

#[test]
fn an_entry_moved_to_the_sites_keeps_its_age() {
    let (mut sites, mut visitor_urls) = (Memory::new(VISITOR_URLS), Memory::new(VISITOR_URLS));
    visitor_urls.insert("a", Rc::new("a"), 7, 100);
    visitor_urls.insert("b", Rc::new("b"), 7, 100);
    let size = visitor_urls.size();
    let mut both = DocumentRegions {
        sites: &mut sites,
        visitor_urls: &mut visitor_urls,
    };
    both.move_to_sites("a");
    both.move_to_sites("unknown");
    assert_eq!(both.fresh("a", 99), Some(Rc::new("a")));
    assert_eq!(both.fresh::<&str>("a", 100), None);
    assert_eq!(sites.size(), (size.0 / 2, size.1 / 2));
    assert_eq!(visitor_urls.size(), sites.size());
    assert_eq!(visitor_urls.get::<&str>("a"), None);
}

#[test]
fn tenants_that_share_a_domain_share_no_key() {
    let pesilat = site_key("settings", "pesilat", "pesilat.example");
    assert_eq!(pesilat, "settings:pesilat:pesilat.example");
    assert_ne!(pesilat, site_key("settings", "alpha", "pesilat.example"));
}
