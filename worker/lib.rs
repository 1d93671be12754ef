//! The edge of the multi-tenant learning site.
#![cfg_attr(
    test,
    allow(
        clippy::unwrap_used,
        clippy::expect_used,
        clippy::panic,
        clippy::indexing_slicing
    )
)]

pub mod named;
pub mod json;
pub mod tenant;
pub mod page;
pub mod route;
pub mod escape;
pub mod settings;
pub mod meta;
pub mod document;
pub mod fault;
pub mod token;
pub mod catalogue;
pub mod upstream;
pub mod session;
pub mod chat;
pub mod discovery;
pub mod image;

#[cfg(target_arch = "wasm32")]
mod edge;
