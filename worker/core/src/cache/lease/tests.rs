use std::rc::Rc;

use super::{EventCount, LeaseId, Loaded, Plan, pause_ms};
use crate::cache::memory::{Bounds, Memory};
use crate::cache::policy::{HOST, Policy, RESPONSE};

const KEY: &str = "k";

const POLICY: Policy = Policy {
    fresh_ms: 100,
    stale_while_revalidate_ms: 300,
    wait_ms: 10,
    lease_ms: 15,
    stale_backoff_ms: 10,
    backoff_ms: 5,
    ..HOST
};

fn memory() -> Memory {
    Memory::new(Bounds {
        slots: 100,
        bytes: 1_000_000,
    })
}

fn describe(plan: &Plan<&str>) -> (String, Option<LeaseId>) {
    match plan {
        Plan::Show(value) => (format!("show {value}"), None),
        Plan::ShowAndLoad(value, id) => (format!("show {value} and load"), Some(*id)),
        Plan::Load(id) => ("load".to_owned(), Some(*id)),
        Plan::Wait => ("wait".to_owned(), None),
        Plan::Unavailable => ("do without".to_owned(), None),
    }
}

/// What is done at one time. Leases are those of plans, counted from 0.
enum Step {
    /// What an asker plans who has been asking since then.
    Plan(u64, &'static str),
    Insert(usize, &'static str),
    InsertStale(&'static str, u64),
    Fail(usize),
    Release(usize),
    Anew,
    Forget,
    Stale(bool),
}

use Step::{Anew, Fail, Forget, Insert, InsertStale, Plan as Plans, Release, Stale};

fn check(steps: &[(u64, Step)]) {
    let mut memory = memory();
    let mut leases: Vec<LeaseId> = Vec::new();
    let mut moments: Vec<(u64, EventCount)> = Vec::new();
    for (at, (now, step)) in steps.iter().enumerate() {
        moments.push((*now, memory.moment()));
        match step {
            Plans(began, expected) => {
                let first = moments.iter().find(|(at, _)| at == began);
                let (_, since) = *first.expect("somebody began then");
                let (actual, lease) = describe(&memory.plan_of::<&str>(KEY, &POLICY, since, *now));
                assert_eq!(actual, *expected, "{at}");
                leases.extend(lease);
            }
            Insert(lease, value) => {
                let loaded = Loaded::now(&POLICY, Rc::new(*value), value.len(), *now);
                memory.insert_loaded(KEY, leases[*lease], loaded);
            }
            InsertStale(value, as_of) => {
                memory.insert_stale(KEY, Rc::new(*value), value.len(), *as_of);
            }
            Fail(lease) => memory.fail(KEY, leases[*lease], *now),
            Release(lease) => memory.release(KEY, leases[*lease]),
            Anew => leases.push(memory.lease_anew(KEY, &POLICY, *now)),
            Forget => memory.forget(KEY),
            Stale(is_given) => {
                let lease = memory.lease_of_stale(KEY, &POLICY, *now);
                assert_eq!(lease.is_some(), *is_given, "{at}");
                leases.extend(lease);
            }
        }
    }
}

#[test]
fn one_request_loads_and_the_others_wait() {
    check(&[
        (0, Plans(0, "load")),
        (1, Plans(1, "wait")),
        (2, Insert(0, "a")),
        (3, Plans(1, "show a")),
        (3, Release(0)),
        (102, Plans(102, "show a and load")),
    ]);
}

#[test]
fn one_request_takes_over_an_expired_lease() {
    check(&[
        (0, Plans(0, "load")),
        (1, Plans(1, "wait")),
        (2, Release(0)),
        (3, Plans(1, "load")),
        (3, Plans(1, "wait")),
        // One that was never given back is over after its time.
        (18, Plans(1, "load")),
        (18, Plans(1, "wait")),
    ]);
}

#[test]
fn a_stale_entry_is_shown_and_refreshed_once() {
    check(&[
        (0, Plans(0, "load")),
        (0, Insert(0, "a")),
        (0, Release(0)),
        (99, Plans(99, "show a")),
        (100, Plans(100, "show a and load")),
        (101, Plans(101, "show a")),
        (102, Insert(1, "b")),
        (102, Release(1)),
        (103, Plans(103, "show b")),
    ]);
}

#[test]
fn an_expired_entry_is_waited_for() {
    check(&[
        (0, InsertStale("a", 0)),
        (299, Plans(299, "show a and load")),
        (299, Release(0)),
        (300, Plans(300, "load")),
        (301, Plans(301, "wait")),
        (302, InsertStale("older", 1)),
        (303, Plans(301, "wait")),
        (304, InsertStale("not so old", 200)),
        (304, Plans(301, "show not so old")),
    ]);
}

#[test]
fn after_a_failure_nobody_tries_for_a_while() {
    check(&[
        (0, Plans(0, "load")),
        (1, Plans(0, "wait")),
        (2, Fail(0)),
        (2, Plans(0, "do without")),
        (6, Plans(6, "do without")),
        (7, Plans(7, "load")),
        // Who has waited meanwhile waits for the next one's.
        (7, Plans(0, "wait")),
        (8, Insert(1, "a")),
        (8, Release(1)),
        (108, Plans(108, "show a and load")),
        (109, Fail(2)),
        (118, Plans(118, "show a")),
        (119, Plans(119, "show a and load")),
    ]);
    check(&[
        (0, InsertStale("a", 0)),
        (400, Plans(400, "load")),
        (401, Fail(0)),
        (402, Plans(402, "do without")),
        (411, Plans(411, "load")),
    ]);
}

#[test]
fn waiters_get_the_loaded_value_however_short_it_is_fresh() {
    let mut memory = memory();
    let before = memory.moment();
    let Plan::Load(id) = memory.plan_of::<&str>(KEY, &POLICY, before, 0) else {
        panic!("nobody else is loading it");
    };
    let loaded = Loaded {
        value: Rc::new("a"),
        bytes: 1,
        as_of_ms: 0,
        fresh_until_ms: 0,
    };
    memory.insert_loaded(KEY, id, loaded);
    memory.release(KEY, id);
    let after = memory.moment();
    // In the same millisecond.
    let mut plan = |since| describe(&memory.plan_of::<&str>(KEY, &POLICY, since, 300)).0;
    assert_eq!(plan(before), "show a");
    assert_eq!(plan(after), "load");
}

#[test]
fn a_late_value_of_an_ended_lease_is_not_inserted() {
    check(&[
        (0, Plans(0, "load")),
        (15, Plans(15, "load")),
        (16, Insert(0, "late")),
        (16, Plans(15, "wait")),
        (16, Fail(0)),
        (16, Release(0)),
        (16, Plans(15, "wait")),
        (17, Insert(1, "b")),
        (17, Release(1)),
        (18, Insert(0, "later")),
        (18, Plans(18, "show b")),
        // What has changed is asked for anew, whoever is asking.
        (118, Plans(118, "show b and load")),
        (119, Anew),
        (120, Insert(2, "before")),
        (121, Insert(3, "after")),
        (121, Plans(121, "show after")),
    ]);
}

#[test]
fn a_forgotten_lease_still_inserts_its_value() {
    check(&[
        (0, Plans(0, "load")),
        (1, Forget),
        (2, Insert(0, "a")),
        (3, Plans(3, "show a")),
    ]);
}

#[test]
fn an_entry_of_another_cache_is_refreshed_once() {
    check(&[
        (0, Stale(true)),
        (1, Stale(false)),
        (2, Fail(0)),
        // Who has a stale one leaves it alone for longer than who has nothing.
        (8, Stale(false)),
        (8, Plans(8, "load")),
        (8, Fail(1)),
        (18, Stale(true)),
        (19, Release(2)),
        (19, Stale(true)),
    ]);
}

#[test]
fn a_lease_at_the_end_of_time_does_not_overflow() {
    let mut memory = memory();
    let since = memory.moment();
    let plan = memory.plan_of::<&str>(KEY, &POLICY, since, u64::MAX);
    assert_eq!(describe(&plan).0, "load");
    memory.fail(KEY, LeaseId(1), u64::MAX);
    let since = memory.moment();
    let plan = memory.plan_of::<&str>(KEY, &POLICY, since, u64::MAX - 1);
    assert_eq!(describe(&plan).0, "do without");
}

#[test]
fn a_value_of_another_type_is_none() {
    let mut memory = memory();
    memory.insert(KEY, Rc::new(1_u8), 1, 100);
    let since = memory.moment();
    let plan = memory.plan_of::<u16>(KEY, &POLICY, since, 0);
    assert!(matches!(plan, Plan::Load(_)));
}

#[test]
fn waiters_poll_with_back_off() {
    for (waited_ms, expected) in [(0, 10), (43, 10), (44, 11), (400, 100), (999, 249)] {
        assert_eq!(pause_ms(waited_ms), expected, "{waited_ms}");
    }
    for waited_ms in [1_000, 1_004, 30_000, u64::MAX] {
        assert_eq!(pause_ms(waited_ms), 250, "{waited_ms}");
    }
    // As long as a call may take.
    let (mut waited_ms, mut looks) = (0, 0);
    while waited_ms < RESPONSE.wait_ms {
        waited_ms += pause_ms(waited_ms);
        looks += 1;
    }
    assert!(looks < 60, "{looks}");
}
