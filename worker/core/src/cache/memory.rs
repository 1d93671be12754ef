//! In-memory cache of the isolate, bounded by entries and bytes.
//!
//! One kind of slot: a value, until when it is fresh, and who is loading it. What may be shown of it,
//! and who loads it anew, is decided in [`lease`](super::lease) by the [`policy`](super::policy) of its kind. No future lives here:
//! one that requests share would be fatal to all of them.
//!
//! Over its bounds the store forgets what was used longest ago. Nothing in it is a truth of its
//! own: whatever is forgotten can be loaded or made again.

pub(super) mod slots;

use std::any::Any;
use std::rc::Rc;

use slots::Slots;

/// Bounds of the cache.
#[derive(Clone, Copy, Debug)]
pub struct Bounds {
    /// Number of slots.
    pub slots: usize,
    /// Approximate bytes of values, keys and slots.
    pub bytes: usize,
}

/// Bounds of [`Region::Visitors`].
pub const VISITORS: Bounds = Bounds {
    slots: 2_048,
    bytes: 2 * 1024 * 1024,
};

/// Bounds of [`Region::VisitorUrls`].
pub const VISITOR_URLS: Bounds = Bounds {
    slots: 1_024,
    bytes: 3 * 1024 * 1024,
};

/// Region of the cache. Each has its own bounds, so that keys invented by visitors evict nothing that
/// is in use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Region {
    /// What sites are made of, and what is made of it.
    Sites,
    /// What visitors can name at will, such as hosts that nobody has.
    Visitors,
    /// What is made of URLs that visitors write: searches, pages of lists, names of items that do not
    /// exist.
    VisitorUrls,
}

/// The store. Times are Unix milliseconds; a clock is an argument wherever one is needed.
pub struct Memory {
    pub(super) slots: Slots,
    /// Number of events: leases given and loads finished.
    pub(super) events: u64,
}

impl Memory {
    /// An empty store.
    #[must_use]
    pub fn new(bounds: Bounds) -> Self {
        Self {
            slots: Slots::new(bounds),
            events: 0,
        }
    }

    /// The value under `key`, however old; `None` if there is none of this type.
    pub fn get<T: Any>(&mut self, key: &str) -> Option<Rc<T>> {
        self.get_any(key)?.downcast().ok()
    }

    /// The value under `key`, whatever its type.
    pub fn get_any(&mut self, key: &str) -> Option<Rc<dyn Any>> {
        self.slots.used(key)?.value.clone()
    }

    /// The value under `key` while it is fresh.
    pub fn fresh<T: Any>(&mut self, key: &str, now_ms: u64) -> Option<Rc<T>> {
        let is_fresh = now_ms < self.slots.peek(key)?.fresh_until_ms;
        self.get(key).filter(|_| is_fresh)
    }

    /// Inserts a value of about `bytes` bytes, which is fresh until then. One beyond all bounds is not
    /// inserted, nor is what it would have replaced.
    pub fn insert<T: Any>(&mut self, key: &str, value: Rc<T>, bytes: usize, fresh_until_ms: u64) {
        if let Some(slot) = self.slots.put(key, value, bytes) {
            slot.fresh_until_ms = fresh_until_ms;
        }
    }

    /// Inserts a value that stands in until there is a better one: stale from the start, and as old as
    /// `as_of_ms` says.
    pub fn insert_stale<T: Any>(&mut self, key: &str, value: Rc<T>, bytes: usize, as_of_ms: u64) {
        if let Some(slot) = self.slots.put(key, value, bytes) {
            slot.fresh_until_ms = 0;
            slot.as_of_ms = as_of_ms;
        }
    }

    /// Puts another value in a value's place, as old and as fresh as that one.
    pub fn replace<T: Any>(&mut self, key: &str, value: Rc<T>, bytes: usize) {
        self.slots.put(key, value, bytes);
    }

    /// Removes the entry of `key` with its lease.
    pub fn forget(&mut self, key: &str) {
        self.slots.remove(key);
    }

    /// Counts `key` once more; how often that was done in the period that began with the first time.
    pub fn count(&mut self, key: &str, now_ms: u64, period_ms: u64) -> u32 {
        let count = self.counted(key, now_ms).saturating_add(1);
        let ends_ms = match self.slots.peek(key) {
            Some(slot) if count > 1 => slot.fresh_until_ms,
            _ => now_ms.saturating_add(period_ms),
        };
        self.insert(key, Rc::new(count), size_of::<u32>(), ends_ms);
        count
    }

    /// How often `key` was counted in the period that lasts.
    pub fn counted(&mut self, key: &str, now_ms: u64) -> u32 {
        self.fresh(key, now_ms).map_or(0, |count| *count)
    }

    /// How many slots there are, and about how many bytes they take.
    #[must_use]
    pub fn size(&self) -> (usize, usize) {
        self.slots.size()
    }
}

/// The two regions that hold parts of documents, [`Region::Sites`] and [`Region::VisitorUrls`]: a response is
/// in the region of its first request.
pub struct DocumentRegions<'m> {
    /// What sites are made of.
    pub sites: &'m mut Memory,
    /// What is made of URLs that visitors write.
    pub visitor_urls: &'m mut Memory,
}

impl DocumentRegions<'_> {
    /// The value under `key` while it is fresh in one of them.
    pub fn fresh<T: Any>(&mut self, key: &str, now_ms: u64) -> Option<Rc<T>> {
        let Self {
            sites,
            visitor_urls,
        } = self;
        let own = sites.fresh(key, now_ms);
        own.or_else(|| visitor_urls.fresh(key, now_ms))
    }

    /// Moves an entry from the region of visitors' URLs to that of sites, with its age: the URL has turned
    /// out to be the site's own.
    pub fn move_to_sites(&mut self, key: &str) {
        let Some((slot, bytes)) = self.visitor_urls.slots.take(key) else {
            return;
        };
        if let Some(value) = slot.value
            && let Some(settled) = self.sites.slots.put(key, value, bytes)
        {
            settled.fresh_until_ms = slot.fresh_until_ms;
            settled.as_of_ms = slot.as_of_ms;
        }
    }
}

/// The name of something that belongs to one tenant under one tenant domain: the two make the
/// boundary of tokens, settings and caches (design section 2), in memory as in KV. Neither can
/// hold a colon.
#[must_use]
pub fn site_key(kind: &str, tenant: &str, domain: &str) -> String {
    [kind, tenant, domain].join(":")
}

/// The name of something in the edge cache, a URL, since that wants one; no host of this name
/// can exist. What one version of the worker has cached no other one reads: `deployment` is part of the
/// name. The first part says what kind of thing it is.
#[must_use]
pub fn cache_key(deployment: &str, parts: &[&str]) -> String {
    ["https://edge-cache.invalid", deployment, &parts.join("/")].join("/")
}

#[cfg(test)]
mod tests;
