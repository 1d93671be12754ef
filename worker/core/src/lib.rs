//! The pure crate of the edge: everything that is decided, without a runtime.
//!
//! A request is parsed once ([`request`]): its head read ([`request_head`]) and routed ([`route`]), and
//! its tenant found ([`site`]). What comes back is a document or one of the files robots and readers
//! fetch ([`document`]), or a call of the platform that is passed on ([`gateway`]). [`memory`] says what
//! is still good and who loads it anew, [`trace`] and [`health`] what operators see of it, [`config`]
//! what they have set; [`text`] holds the notations all of them write. Clock, randomness, keys and
//! configuration come in as arguments, and `cargo test` runs everything natively. The worker, in
//! `worker/src`, fetches, stores and streams; its build script checks the tables of tenants and pages
//! with this crate.
#![cfg_attr(
    test,
    allow(
        clippy::unwrap_used,
        clippy::expect_used,
        clippy::panic,
        clippy::indexing_slicing
    )
)]

pub mod timeouts;
pub mod request_head;
pub mod route;
pub mod request;
pub mod config;

/// Who is asked: the tenant of a request, its pages, its settings.
pub mod site {
    pub mod fields;
    pub mod page;
    pub mod settings;
    pub mod tenant;
    pub mod tables;
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
        pub mod asked;
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

/// What is passed on to the platform, and how it comes back.
pub mod gateway {
    pub mod error;
    pub mod methods;
    pub mod catalogue;
    pub mod upstream;
    pub mod guard;
    pub mod notice;
    pub mod token;
    pub mod session;
    pub mod chat;
    pub mod click;
    pub mod image;
    pub mod payment_return;
}

pub mod memory;
pub mod trace;
pub mod health;

/// Notations: one codec of each.
pub mod text {
    pub mod envelope;
    pub mod escape;
    pub mod fold;
    pub mod header;
    pub mod percent;
    pub mod query;
    pub mod source;
    pub mod json;
    pub mod limit;
    pub mod media_type;
    pub mod rich_text;
    pub mod typed;
}

#[cfg(test)]
mod conventions;
#[cfg(test)]
mod properties;
