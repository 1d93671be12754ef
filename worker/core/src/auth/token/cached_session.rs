//! App session in isolate memory: validity, renewal, and refusal by the platform (design section 5).

use std::cell::Cell;
use std::ops::Deref;
use std::rc::Rc;

use super::refusal::{self, Cause, Refusal, Sent};
use super::{AppSession, AppSessionState, app_session_state};
use crate::cache::lease::Loaded;
use crate::cache::memory::Memory;
use crate::cache::policy::APP_SESSION;

/// How long an app session that worked is taken for good without another call.
const PROVEN_MS: u64 = 60_000;

/// An app session in this isolate's memory; it is used as the app session it is.
#[derive(Debug)]
pub struct CachedSession {
    app_session: AppSession,
    minted_at_ms: u64,
    /// When the platform last took it.
    worked_at_ms: Cell<u64>,
}

impl Deref for CachedSession {
    type Target = AppSession;

    fn deref(&self) -> &AppSession {
        &self.app_session
    }
}

impl CachedSession {
    /// An app session that the platform gave then, which is to say that it took it.
    #[must_use]
    pub const fn new(app_session: AppSession, minted_at_ms: u64) -> Self {
        Self {
            app_session,
            minted_at_ms,
            worked_at_ms: Cell::new(minted_at_ms),
        }
    }

    /// Notes that a call with the app session succeeded.
    pub fn worked(&self, now_ms: u64) {
        self.worked_at_ms.set(now_ms);
    }

    /// Whether a call has succeeded with it after that time.
    #[must_use]
    pub const fn has_worked_since(&self, time_ms: u64) -> bool {
        self.worked_at_ms.get() > time_ms
    }

    /// Whether the platform has taken it so lately that a login may lead away with it: who comes to the
    /// account site with an app session that is refused cannot go on from there.
    #[must_use]
    pub const fn is_proven(&self, now_ms: u64) -> bool {
        now_ms.saturating_sub(self.worked_at_ms.get()) < PROVEN_MS
    }

    /// Whether the platform still takes it, for all that its age says.
    #[must_use]
    pub fn serves(&self, now_ms: u64) -> bool {
        self.state(now_ms) != AppSessionState::Expired
    }

    /// The app session as it is remembered: until it is time to renew it.
    #[must_use]
    pub fn loaded(self) -> Loaded<Self> {
        Loaded {
            bytes: self.code.len() + self.token.len(),
            as_of_ms: self.minted_at_ms,
            fresh_until_ms: self.minted_at_ms.saturating_add(APP_SESSION.fresh_ms),
            value: Rc::new(self),
        }
    }

    const fn state(&self, now_ms: u64) -> AppSessionState {
        app_session_state(self.minted_at_ms, now_ms)
    }
}

/// The app session that the store holds, which another isolate may have got, if it serves in place of `old`:
/// a good one, and a younger one.
#[must_use]
pub fn from_store(stored: &str, old: Option<&CachedSession>, now_ms: u64) -> Option<CachedSession> {
    let (app_session, minted_at_ms) = AppSession::from_stored(stored)?;
    let session = CachedSession::new(app_session, minted_at_ms);
    let is_younger = old.is_none_or(|old| session.minted_at_ms > old.minted_at_ms);
    (is_younger && session.serves(now_ms)).then_some(session)
}

/// Why a call was refused that was sent with `refused`. Where it is the app session, nobody else uses it from now
/// on, and whoever hears so renews it. Under `renewal_key` it is counted how often that is done.
pub fn cause(
    memory: &mut Memory,
    (key, renewal_key): (&str, &str),
    refused: &CachedSession,
    sent: Sent,
    now_ms: u64,
) -> Cause {
    let current: Option<Rc<CachedSession>> = memory.get(key);
    let refusal = Refusal {
        is_current: current.is_some_and(|current| current.app_session == refused.app_session),
        sent,
        worked_at_ms: refused.worked_at_ms.get(),
    };
    let cause = refusal::judge(&refusal, || {
        memory.count(renewal_key, now_ms, refusal::PAUSE_MS) == 1
    });
    if cause == Cause::AppSession {
        memory.forget(key);
    }
    cause
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::auth::token::{APP_SESSION_LIFETIME_MS, APP_SESSION_RENEWAL_MS};
    use crate::cache::lease::Plan;
    use crate::cache::memory::Bounds;

    const BOUNDS: Bounds = Bounds {
        slots: 10,
        bytes: 1 << 20,
    };
    const MINUTE: u64 = 60_000;
    const KEYS: (&str, &str) = ("k", "renewal");

    fn made(code: &str, minted_at_ms: u64) -> CachedSession {
        let (code, token) = (code.to_owned(), "t".to_owned());
        CachedSession::new(AppSession { code, token }, minted_at_ms)
    }

    /// Remembers an app session, as its load does.
    fn insert(memory: &mut Memory, session: CachedSession, now_ms: u64) -> Rc<CachedSession> {
        let id = memory.lease_anew("k", &APP_SESSION, now_ms);
        let loaded = session.loaded();
        let session = Rc::clone(&loaded.value);
        memory.insert_loaded("k", id, loaded);
        memory.release("k", id);
        session
    }

    fn describe(memory: &mut Memory, now_ms: u64) -> String {
        let since = memory.moment();
        match memory.plan_of::<CachedSession>("k", &APP_SESSION, since, now_ms) {
            Plan::Show(session) => ["show ", &session.code].concat(),
            Plan::ShowAndLoad(session, _) => ["show and load ", &session.code].concat(),
            Plan::Load(_) => "load".to_owned(),
            Plan::Wait => "wait".to_owned(),
            Plan::Unavailable => "do without".to_owned(),
        }
    }

    #[test]
    fn a_pair_is_proven_for_a_minute_after_it_worked() {
        let app_session = made("a", MINUTE);
        for (now, expected) in [
            (0, true),
            (MINUTE, true),
            (2 * MINUTE - 1, true),
            (2 * MINUTE, false),
        ] {
            assert_eq!(app_session.is_proven(now), expected, "{now}");
        }
        app_session.worked(5 * MINUTE);
        assert!(app_session.is_proven(6 * MINUTE - 1) && !app_session.is_proven(6 * MINUTE));
    }

    #[test]
    fn a_pair_serves_while_one_request_renews_it() {
        assert_eq!(
            APP_SESSION.fresh_ms,
            APP_SESSION_LIFETIME_MS - APP_SESSION_RENEWAL_MS
        );
        assert_eq!(
            APP_SESSION.stale_while_revalidate_ms,
            APP_SESSION_LIFETIME_MS
        );
        let mut memory = Memory::new(BOUNDS);
        let session = insert(&mut memory, made("a", 0), 0);
        let mut look = |minutes, ms| describe(&mut memory, minutes * MINUTE + ms);
        for (minutes, expected) in [
            (0, "show a"),
            (22 * 60 + 29, "show a"),
            (22 * 60 + 30, "show and load a"),
        ] {
            assert_eq!(look(minutes, 0), expected, "{minutes}");
        }
        assert_eq!(look(22 * 60 + 30, 1), "show a");
        assert_eq!(look(23 * 60, 0), "load");
        assert_eq!(look(23 * 60, 1), "wait");
        assert!(session.serves(23 * 60 * MINUTE - 1) && !session.serves(23 * 60 * MINUTE));
    }

    #[test]
    fn the_stores_pair_is_taken_where_it_is_better() {
        let stored = |code: &str, minted_at_ms| made(code, 0).to_stored(minted_at_ms);
        let (old, now) = (made("a", 10 * MINUTE), 20 * MINUTE);
        for (text, is_taken, is_taken_for_old) in [
            (stored("b", 11 * MINUTE), true, true),
            (stored("a", 10 * MINUTE), true, false),
            (stored("b", 9 * MINUTE), true, false),
            (stored("b", 30 * MINUTE), false, false),
            ("{}".to_owned(), false, false),
        ] {
            assert_eq!(from_store(&text, None, now).is_some(), is_taken, "{text}");
            let taken = from_store(&text, Some(&old), now).is_some();
            assert_eq!(taken, is_taken_for_old, "{text}");
        }
        let ended = stored("b", 11 * MINUTE);
        assert!(from_store(&ended, None, 11 * MINUTE + APP_SESSION_LIFETIME_MS).is_none());
    }

    #[test]
    fn a_refused_pair_is_renewed_once_and_used_no_more() {
        let mut memory = Memory::new(BOUNDS);
        let session = insert(&mut memory, made("a", 0), 0);
        let sent = |at_ms| Sent {
            at_ms,
            is_signed_in: false,
        };
        let cause =
            |memory: &mut Memory, at, now| super::cause(memory, KEYS, &session, sent(at), now);
        // Others use it successfully since.
        session.worked(5 * MINUTE);
        assert_eq!(cause(&mut memory, 4 * MINUTE, 5 * MINUTE), Cause::Call);
        assert!(session.has_worked_since(4 * MINUTE) && !session.has_worked_since(5 * MINUTE));
        // It is the app session's, which is gone.
        assert_eq!(
            cause(&mut memory, 6 * MINUTE, 6 * MINUTE),
            Cause::AppSession
        );
        assert!(memory.get::<CachedSession>("k").is_none());
        // A second one that was refused with it finds it replaced.
        assert_eq!(cause(&mut memory, 6 * MINUTE, 6 * MINUTE), Cause::Replaced);
        // The new one is refused as well: once a minute is enough.
        let newer = insert(&mut memory, made("b", 6 * MINUTE), 6 * MINUTE);
        let (at, now) = (sent(6 * MINUTE), 6 * MINUTE + 1);
        let again = super::cause(&mut memory, KEYS, &newer, at, now);
        assert_eq!(again, Cause::Call);
        assert_eq!(describe(&mut memory, 6 * MINUTE + 1), "show b");
    }
}
