//! Cache policies: how long each kind of entry is fresh, may be shown stale, and is backed off: one row
//! a kind.

use super::memory::Region;

const SECOND: u64 = 1_000;
const MINUTE: u64 = 60 * SECOND;

/// Times are milliseconds.
#[derive(Clone, Copy, Debug)]
pub struct Policy {
    /// How long a value is given without asking again.
    pub fresh_ms: u64,
    /// How old a value may be that is still given at once, while it is loaded anew in the background
    /// (stale-while-revalidate). One that is older is waited for, and stands in where nothing better
    /// comes.
    pub stale_while_revalidate_ms: u64,
    /// How long whoever has nothing to show waits for a load, their own or another's.
    pub wait_ms: u64,
    /// How long a lease blocks other loads: longer than a load can take. One that ends gives its
    /// lease back by itself; this is for those that the runtime ends.
    pub lease_ms: u64,
    /// How soon after a failure there is another try, for who has something to show.
    pub stale_backoff_ms: u64,
    /// The same for who has nothing.
    pub backoff_ms: u64,
    /// Whose memory it stands in.
    pub region: Region,
}

/// A site's settings and app version (design section 3). The key-value store and the platform are
/// waited for one after the other: 0.5 and 1.5 s.
pub const SETTINGS: Policy = Policy {
    fresh_ms: MINUTE,
    stale_while_revalidate_ms: 10 * MINUTE,
    wait_ms: 2 * SECOND,
    lease_ms: 30 * SECOND,
    stale_backoff_ms: 10 * SECOND,
    backoff_ms: 10 * SECOND,
    region: Region::Sites,
};

/// The app token's app session (design section 5): it lives for 23 hours, and is renewed in the last half.
pub const APP_SESSION: Policy = Policy {
    fresh_ms: 22 * 60 * MINUTE + 30 * MINUTE,
    stale_while_revalidate_ms: 23 * 60 * MINUTE,
    wait_ms: 25 * SECOND,
    lease_ms: 30 * SECOND,
    stale_backoff_ms: MINUTE,
    backoff_ms: 2 * SECOND,
    region: Region::Sites,
};

/// A public response (design section 6). The response is in the edge cache, and fresh there for `fresh_ms`.
/// Memory holds the lease and the outcome for the waiters, who wait as long as a call may take; later requests
/// see only an outcome that says that nothing may be shared, also for `fresh_ms`.
pub const RESPONSE: Policy = Policy {
    fresh_ms: MINUTE,
    stale_while_revalidate_ms: 0,
    wait_ms: 10 * SECOND,
    lease_ms: 30 * SECOND,
    stale_backoff_ms: 10 * SECOND,
    backoff_ms: 0,
    region: Region::Visitors,
};

/// Who has a host that the table does not know (design section 2), where nobody is known to have it.
pub const HOST: Policy = Policy {
    fresh_ms: MINUTE,
    stale_while_revalidate_ms: MINUTE,
    wait_ms: SECOND,
    lease_ms: 2 * SECOND,
    stale_backoff_ms: 10 * SECOND,
    backoff_ms: 10 * SECOND,
    region: Region::Visitors,
};

/// The same for a host that has a published tenant.
pub const PUBLISHED: Policy = Policy {
    region: Region::Sites,
    ..HOST
};

/// The items of a list, for sitemaps and searches. Reading one page by page takes as long as the runtime lets it; what
/// has come of one meanwhile is as old as can be, so that whoever waits goes on.
pub const LIST: Policy = Policy {
    fresh_ms: MINUTE,
    stale_while_revalidate_ms: 24 * 60 * MINUTE,
    wait_ms: 5 * SECOND,
    lease_ms: MINUTE,
    stale_backoff_ms: 10 * SECOND,
    backoff_ms: 10 * SECOND,
    region: Region::Sites,
};

/// A page as the app renders it. Its key names all that it depends on, so that it is never out of date; one
/// that cannot be rendered says itself until when that holds. The edge cache and rendering are waited
/// for one after the other: 0.5 and 2 s.
pub const PAGE: Policy = Policy {
    fresh_ms: u64::MAX,
    stale_while_revalidate_ms: 0,
    wait_ms: 4 * SECOND,
    lease_ms: 10 * SECOND,
    stale_backoff_ms: 0,
    backoff_ms: 0,
    region: Region::Sites,
};

/// The same of a URL that a visitor has written.
pub const PAGE_OF_VISITOR_URL: Policy = Policy {
    region: Region::VisitorUrls,
    ..PAGE
};

/// What the host of a recording says of it, for feeds: a recording that is changed has another URL.
/// Its response is in the edge cache too, so that an isolate asks few.
pub const RECORDING: Policy = Policy {
    fresh_ms: 24 * 60 * MINUTE,
    stale_while_revalidate_ms: 7 * 24 * 60 * MINUTE,
    wait_ms: 4 * SECOND,
    lease_ms: 10 * SECOND,
    stale_backoff_ms: 10 * MINUTE,
    backoff_ms: 5 * MINUTE,
    region: Region::Sites,
};

/// Of which kind the user of a session is (design section 6). One that is older is asked for again, and
/// where the platform does not say, nothing stands in: it has the last word on each call.
pub const USER_KIND: Policy = Policy {
    fresh_ms: MINUTE,
    stale_while_revalidate_ms: 0,
    wait_ms: 10 * SECOND,
    lease_ms: 30 * SECOND,
    stale_backoff_ms: 0,
    backoff_ms: 0,
    region: Region::Visitors,
};

/// The app secret of a tenant's own (design section 5), which an operator may have changed.
pub const SECRET: Policy = Policy {
    fresh_ms: MINUTE,
    stale_while_revalidate_ms: 0,
    wait_ms: 2 * SECOND,
    lease_ms: 5 * SECOND,
    stale_backoff_ms: 0,
    backoff_ms: 0,
    region: Region::Sites,
};

/// A file of the build, which no deployment changes while the isolate lives. Without it there is no
/// document, so that it is waited for longer than the store.
pub const FILE: Policy = Policy {
    fresh_ms: u64::MAX,
    wait_ms: 10 * SECOND,
    lease_ms: 15 * SECOND,
    ..SECRET
};

/// Whether the key-value store responds, for operators.
pub const STORE: Policy = Policy {
    fresh_ms: 10 * SECOND,
    stale_while_revalidate_ms: 10 * SECOND,
    wait_ms: SECOND,
    lease_ms: 2 * SECOND,
    stale_backoff_ms: 10 * SECOND,
    backoff_ms: 10 * SECOND,
    region: Region::Sites,
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_row_fits_together() {
        let rows = [
            ("settings", SETTINGS),
            ("app session", APP_SESSION),
            ("response", RESPONSE),
            ("host", HOST),
            ("published", PUBLISHED),
            ("list", LIST),
            ("page", PAGE),
            ("page of a visitor's URL", PAGE_OF_VISITOR_URL),
            ("recording", RECORDING),
            ("kind", USER_KIND),
            ("secret", SECRET),
            ("file", FILE),
            ("store", STORE),
        ];
        for (name, policy) in rows {
            // Whoever waits sees the end of a load whose lease is over, and takes it up.
            assert!(policy.wait_ms <= policy.lease_ms, "{name}");
            assert!(policy.backoff_ms <= policy.stale_backoff_ms, "{name}");
            assert!(policy.stale_backoff_ms <= policy.fresh_ms, "{name}");
        }
    }
}
