//! The pure crate of the edge: everything that is decided, without a runtime.
//!
//! A request is parsed once ([`http`]), and its tenant found ([`sites`]). The response is a document or a
//! file that robots and feed readers fetch ([`document`]), or the platform's response to a call ([`api`]).
//! [`auth`] has the sessions of visitors and of the app, [`cache`] what stays in memory and who loads it
//! anew, [`health`] and [`http::trace`] what operators see, [`config`] what they have set, [`text`] the
//! notations of text. Clock, randomness, keys and configuration come in as arguments, and `cargo test`
//! runs everything natively. The worker, in `worker/src`, fetches, stores and streams; its build script
//! checks the tables of tenants and pages with this crate.
#![cfg_attr(
    test,
    allow(
        clippy::unwrap_used,
        clippy::expect_used,
        clippy::panic,
        clippy::indexing_slicing
    )
)]

pub mod config;
pub mod error;
pub mod health;
pub mod timeouts;

/// A visitor's request, parsed once; what headers, addresses and the log are written in.
pub mod http {
    pub mod csp_source;
    pub mod header;
    pub mod media_type;
    pub mod methods;
    pub mod percent;
    pub mod query;
    pub mod request;
    pub mod request_head;
    pub mod route;
    pub mod trace;
}

/// Tenants, their pages and their settings.
pub mod sites {
    pub mod fields;
    pub mod page;
    pub mod settings;
    pub mod tables;
    pub mod tenant;
}

/// What a visitor, a robot or a feed reader sees.
pub mod document {
    pub mod share_image;
    pub mod head;
    pub mod site_data;
    pub mod boot;
    pub mod chunks;
    mod inline_scripts;
    pub mod template;
    pub mod analytics;
    pub mod page_html;
    pub mod style_attributes;
    pub mod security;
    pub mod error_page;
    pub mod conditional;
    pub mod variant;
    pub mod lean;
    pub mod page_request;
    pub mod prefetched;
    pub mod calls;
    pub mod canonical;
    pub mod inputs;
    pub mod posted_form;
    pub mod reuse;
    pub mod noscript;
    pub mod view;

    /// What a visitor finds on the whole site by its words.
    pub mod search {
        pub mod words;
        pub mod stem;
        pub mod subject;
        pub mod index;
        pub mod query;
        pub mod ranking;
        pub mod results;
    }

    /// The files by which others find a tenant (design section 4).
    pub mod discovery {
        pub mod robots;
        pub mod sitemap;
        pub mod listed;
        pub mod list_reading;
        pub mod enclosure;
        pub mod feed;
        pub mod listing;
        pub mod calendar;
        pub mod manifest;
        pub mod icon;
        pub(super) mod date;
    }
}

/// Calls of the platform: which there are, who may make them, what is sent and what comes back.
pub mod api {
    pub mod catalogue;
    pub mod chat;
    pub mod click;
    pub mod drift;
    pub mod envelope;
    pub mod guard;
    pub mod image;
    pub mod notice;
    pub mod payment_return;
    pub mod upstream;
}

/// Visitors' sessions and the app's own.
pub mod auth {
    pub mod session;
    pub mod token;
}

/// Cache in the isolate's memory: a bounded store, policies, single flight.
pub mod cache {
    pub mod lease;
    pub mod memory;
    pub mod policy;
}

/// Text: escapes, JSON, limits, and texts as people read and type them.
pub mod text {
    pub mod escape;
    pub mod fold;
    pub mod json;
    pub mod limit;
    pub mod rich_text;
    pub mod typed;
}

#[cfg(test)]
mod conventions;
#[cfg(test)]
mod properties;
