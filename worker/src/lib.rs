//! The worker that is uploaded: it fetches, stores and streams by the runtime's own types.
//!
//! Decisions are made in `belajar_core`, which is pure: what is cached, which error a response becomes, how
//! often a call is tried. Handlers use services, services use `platform`, and never the
//! other way round (`belajar_core` has the test).
#![cfg(target_arch = "wasm32")]

mod router;
mod middleware;
mod context;
mod response;
mod loader;
mod request_trace;
mod tenants;

use worker::{Context, Env, event};

/// Mostly one file a route of [`router`].
mod handlers {
    pub mod api;
    pub mod data_saver;
    pub mod document;
    pub mod health;
    pub mod payment_return;
    pub mod search;

    /// Signing in and out.
    pub mod auth {
        pub mod callback;
        pub mod login;
        pub mod logout;
        pub mod switch;
    }

    /// The files by which others find a tenant.
    pub mod discovery {
        pub mod calendar;
        pub mod favicon;
        pub mod feeds;
        pub mod manifest;
        pub mod robots;
        pub mod sitemap;
    }

    /// Pictures: of a brand, resized, drawn.
    pub mod images {
        pub mod art;
        pub mod brand_file;
        pub mod resized;
    }
}

/// What several handlers need: upstream calls, caches, tokens, settings, rendering.
mod services {
    pub mod rate_limit;
    pub mod upstream_call;
    pub mod relay;
    pub mod person;
    pub mod confirmation;
    pub mod drifts;
    pub mod api_text;
    pub mod cached_lists;
    pub mod site_index;
    pub mod api_cache;
    pub mod cached_pictures;
    pub mod cached_pages;
    pub mod recordings;
    pub mod app_session;
    pub mod app_token;
    pub mod app_secret;
    pub mod site_data;
    pub mod published;
    pub mod template;
    pub mod page_words;
    pub mod renderer;
    pub mod drawing;
}

/// The runtime's bindings and streams, with time limits.
mod platform {
    pub mod assets;
    pub mod body;
    pub mod edge_cache;
    pub mod clock;
    pub mod fetch;
    pub mod headers;
    pub mod kv;
    pub mod memory;
    pub mod stream;
    pub mod timeout;
}

#[global_allocator]
static MEMORY: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();

/// Handles every request that reaches the worker.
#[event(fetch)]
async fn fetch(
    request: web_sys::Request,
    env: Env,
    context: Context,
) -> worker::Result<web_sys::Response> {
    Ok(router::fetch(request, env, context).await)
}
