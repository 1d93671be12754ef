use std::rc::Rc;

use super::slots::OVERHEAD;
use super::{Bounds, Lookup, Memory, Standing, Turn, site_key};

const LEASE: u64 = 15;
const PAUSE: u64 = 10;

const ROOMY: Bounds = Bounds {
    slots: 100,
    bytes: 1_000_000,
};

fn look(memory: &mut Memory, key: &str, now: u64) -> String {
    let fresh = memory.fresh::<&str>(key, now);
    let look = look_alone(memory, key, now);
    assert_eq!(fresh.is_some(), look.starts_with("fresh"));
    look
}

fn look_alone(memory: &mut Memory, key: &str, now: u64) -> String {
    match memory.lookup::<&str>(key, now, LEASE) {
        Lookup::Fresh(value) => format!("fresh {value}"),
        Lookup::Stale(value, turn) => format!("stale {value} {turn:?}"),
        Lookup::Nothing(turn) => format!("nothing {turn:?}"),
    }
}

/// What one request does at one time.
enum Step {
    Look(&'static str),
    Keep(&'static str, u64),
    Lend(&'static str),
    Pause,
    Release,
    Forget,
    Stands(Standing),
}

fn check(steps: &[(u64, Step)]) {
    let mut memory = Memory::new(ROOMY);
    for (at, (now, step)) in steps.iter().enumerate() {
        match step {
            Step::Look(expected) => assert_eq!(look(&mut memory, "k", *now), *expected, "{at}"),
            Step::Keep(value, fresh_until) => {
                memory.keep("k", Rc::new(*value), value.len(), *fresh_until);
            }
            Step::Lend(value) => memory.lend("k", Rc::new(*value), value.len()),
            Step::Pause => memory.pause("k", *now, PAUSE),
            Step::Release => memory.release("k"),
            Step::Forget => memory.forget("k"),
            Step::Stands(expected) => {
                assert_eq!(memory.standing("k", *now), *expected, "{at}");
            }
        }
    }
}

use Step::{Forget, Keep, Lend, Look as Looks, Pause, Release, Stands};

#[test]
fn one_asker_at_a_time_loads_what_is_not_there() {
    check(&[
        (0, Stands(Standing::Idle)),
        (0, Looks("nothing Yours")),
        (0, Stands(Standing::Loading)),
        (14, Looks("nothing Others")),
        // The loader is gone: the turn goes to the next.
        (15, Looks("nothing Yours")),
        (16, Keep("a", 100)),
        (16, Stands(Standing::Idle)),
        (17, Looks("fresh a")),
    ]);
}

#[test]
fn what_is_stale_is_given_to_all_and_refreshed_by_one() {
    check(&[
        (0, Keep("a", 100)),
        (99, Looks("fresh a")),
        (100, Looks("stale a Yours")),
        (101, Looks("stale a Others")),
        (102, Keep("b", 200)),
        (103, Looks("fresh b")),
        (200, Looks("stale b Yours")),
        (215, Looks("stale b Yours")),
    ]);
}

#[test]
fn after_a_failure_nobody_tries_for_a_while() {
    check(&[
        (0, Keep("a", 100)),
        (100, Looks("stale a Yours")),
        (101, Pause),
        (101, Stands(Standing::Failed(101))),
        (110, Looks("stale a Others")),
        (111, Looks("stale a Yours")),
        (111, Stands(Standing::Loading)),
        (112, Pause),
        (122, Looks("stale a Yours")),
        (123, Keep("b", 300)),
        (123, Stands(Standing::Idle)),
    ]);
    check(&[
        (0, Looks("nothing Yours")),
        (1, Pause),
        (2, Looks("nothing Others")),
        (11, Looks("nothing Yours")),
    ]);
}

#[test]
fn what_stands_in_ends_nobodys_turn() {
    check(&[
        (0, Looks("nothing Yours")),
        (1, Lend("row")),
        (1, Stands(Standing::Loading)),
        (2, Looks("stale row Others")),
        (3, Pause),
        (4, Lend("store")),
        (4, Stands(Standing::Failed(3))),
        (5, Looks("stale store Others")),
        (13, Looks("stale store Yours")),
        (14, Keep("a", 100)),
        (15, Looks("fresh a")),
    ]);
}

#[test]
fn a_turn_is_given_back_and_a_value_forgotten() {
    check(&[
        (0, Looks("nothing Yours")),
        (1, Release),
        (1, Looks("nothing Yours")),
        (2, Keep("a", 10)),
        (10, Looks("stale a Yours")),
        (11, Release),
        (11, Looks("stale a Yours")),
        (12, Forget),
        (12, Looks("nothing Yours")),
        (12, Forget),
        (12, Forget),
        (12, Release),
        (12, Stands(Standing::Idle)),
    ]);
}

#[test]
fn a_lease_at_the_end_of_time_does_not_overflow() {
    let mut memory = Memory::new(ROOMY);
    assert_eq!(memory.turn("k", u64::MAX, u64::MAX), Turn::Yours);
    memory.pause("k", u64::MAX, 1);
    assert_eq!(memory.turn("k", u64::MAX - 1, 1), Turn::Others);
}

#[test]
fn a_value_of_another_type_is_none() {
    let mut memory = Memory::new(ROOMY);
    memory.keep("k", Rc::new(1_u8), 1, 100);
    assert_eq!(
        memory.lookup::<u16>("k", 0, 1),
        Lookup::Nothing(Turn::Yours)
    );
    assert_eq!(memory.get::<u8>("k").as_deref(), Some(&1));
}

#[test]
fn what_was_used_longest_ago_goes_first() {
    let mut memory = Memory::new(Bounds { slots: 3, ..ROOMY });
    for key in ["a", "b", "c"] {
        memory.keep(key, Rc::new(key), 0, 100);
    }
    assert_eq!(look(&mut memory, "a", 0), "fresh a");
    memory.keep("d", Rc::new("d"), 0, 100);
    assert_eq!(memory.get::<&str>("b"), None);
    // A turn takes a place too, and its key is used by whoever asks.
    assert_eq!(memory.turn("e", 0, LEASE), Turn::Yours);
    assert_eq!(memory.get::<&str>("c"), None);
    assert_eq!(memory.turn("e", 0, LEASE), Turn::Others);
    for key in ["a", "d"] {
        assert_eq!(look(&mut memory, key, 0), format!("fresh {key}"));
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
        memory.keep(key, Rc::new(key), 100, 100);
    }
    assert_eq!(memory.size(), (3, room));
    memory.keep("c", Rc::new("c"), 101, 100);
    assert_eq!((memory.size().0, memory.get::<&str>("a")), (2, None));
    memory.keep("b", Rc::new("b"), 0, 100);
    assert_eq!(memory.size(), (2, 2 * (OVERHEAD + 1) + 101));
    // One that is larger than all the room is not kept, and drives nothing else out.
    memory.keep("d", Rc::new("d"), room, 100);
    memory.keep("c", Rc::new("c"), usize::MAX, 100);
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
            0 | 1 => memory.keep(
                &key,
                Rc::new(key.clone()),
                (state >> 50) as usize % 600,
                now + 5,
            ),
            2 => memory.pause(&key, now, PAUSE),
            3 => memory.release(&key),
            4 => memory.forget(&key),
            _ => {
                if let Lookup::Fresh(value) | Lookup::Stale(value, _) =
                    memory.lookup::<String>(&key, now, LEASE)
                {
                    assert_eq!(*value, key);
                }
            }
        }
        let (slots, bytes) = memory.size();
        assert!(slots <= bounds.slots && bytes <= bounds.bytes, "{now}");
    }
}

#[test]
fn tenants_that_share_a_domain_share_no_key() {
    let pesilat = site_key("settings", "pesilat", "pesilat.example");
    assert_eq!(pesilat, "settings:pesilat:pesilat.example");
    assert_ne!(pesilat, site_key("settings", "alpha", "pesilat.example"));
}
