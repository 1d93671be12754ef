//! The isolate's memory. Only plain values live here, and it is borrowed for the length of a closure:
//! a borrow that is held over an await would meet another request's.

use std::cell::RefCell;

use belajar_core::cache::memory::{BothRegions, Bounds, Memory, Region, VISITOR_URLS, VISITORS};
use belajar_core::health::MemoryCounts;

thread_local! {
    static SITES: RefCell<Memory> = RefCell::new(Memory::new(BOUNDS));
    static OF_VISITORS: RefCell<Memory> = RefCell::new(Memory::new(VISITORS));
    static OF_VISITOR_URLS: RefCell<Memory> = RefCell::new(Memory::new(VISITOR_URLS));
}

/// An isolate has 128 MB for everything. Bodies that are cached lie outside wasm, and count as well.
const BOUNDS: Bounds = Bounds {
    slots: 8_192,
    bytes: 24 * 1024 * 1024,
};

/// Looks something up or puts it away, in the memory of sites. `act` asks nothing of this function
/// itself.
pub fn with<R>(act: impl FnOnce(&mut Memory) -> R) -> R {
    in_region(Region::Sites, act)
}

/// The same in that memory.
pub fn in_region<R>(region: Region, act: impl FnOnce(&mut Memory) -> R) -> R {
    match region {
        Region::Sites => SITES.with_borrow_mut(act),
        Region::Visitors => OF_VISITORS.with_borrow_mut(act),
        Region::VisitorUrls => OF_VISITOR_URLS.with_borrow_mut(act),
    }
}

/// Looks for an entry that may be in the region of sites or in that of visitors' URLs.
pub fn with_both_regions<R>(act: impl FnOnce(&mut BothRegions<'_>) -> R) -> R {
    in_region(Region::Sites, |sites| {
        in_region(Region::VisitorUrls, |visitor_urls| {
            act(&mut BothRegions {
                sites,
                visitor_urls,
            })
        })
    })
}

/// How many things stand in each.
pub fn counts() -> MemoryCounts {
    let count = |region| in_region(region, |memory| memory.size().0);
    MemoryCounts {
        sites: count(Region::Sites),
        visitors: count(Region::Visitors),
        visitor_urls: count(Region::VisitorUrls),
    }
}
