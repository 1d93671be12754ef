//! The isolate's memory. Only plain values live here, and it is borrowed for the length of a closure:
//! a borrow that is held over an await would meet another request's.

use std::cell::RefCell;

use belajar_core::cache::memory::{
    Bounds, DocumentRegions, Memory, Region, VISITOR_URLS, VISITORS,
};
use belajar_core::health::MemoryCounts;

thread_local! {
    static SITES: RefCell<Memory> = RefCell::new(Memory::new(SITES_BOUNDS));
    static OF_VISITORS: RefCell<Memory> = RefCell::new(Memory::new(VISITORS));
    static OF_VISITOR_URLS: RefCell<Memory> = RefCell::new(Memory::new(VISITOR_URLS));
}

/// Bounds of [`Region::Sites`]. An isolate has 128 MB for everything. Bodies that are cached lie outside wasm, and count as well.
const SITES_BOUNDS: Bounds = Bounds {
    slots: 8_192,
    bytes: 24 * 1024 * 1024,
};

/// Runs `act` on the region of sites, [`Region::Sites`]. `act` must not use this module itself.
pub fn in_sites<R>(act: impl FnOnce(&mut Memory) -> R) -> R {
    in_region(Region::Sites, act)
}

/// Runs `act` on a region of the memory. `act` must not use that region again.
pub fn in_region<R>(region: Region, act: impl FnOnce(&mut Memory) -> R) -> R {
    match region {
        Region::Sites => SITES.with_borrow_mut(act),
        Region::Visitors => OF_VISITORS.with_borrow_mut(act),
        Region::VisitorUrls => OF_VISITOR_URLS.with_borrow_mut(act),
    }
}

/// Runs `act` on the two regions that hold parts of documents: sites, and visitors' URLs. `act` must use
/// neither of them by other ways.
pub fn in_document_regions<R>(act: impl FnOnce(&mut DocumentRegions<'_>) -> R) -> R {
    in_region(Region::Sites, |sites| {
        in_region(Region::VisitorUrls, |visitor_urls| {
            act(&mut DocumentRegions {
                sites,
                visitor_urls,
            })
        })
    })
}

/// Number of slots of each region.
pub fn counts() -> MemoryCounts {
    let count = |region| in_region(region, |memory| memory.size().0);
    MemoryCounts {
        sites: count(Region::Sites),
        visitors: count(Region::Visitors),
        visitor_urls: count(Region::VisitorUrls),
    }
}
