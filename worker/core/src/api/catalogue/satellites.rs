//! The eight smaller hosts, row by row in the order of spec section 7.

use super::call::{Body, Call, Handler, Limit, QueryRule, QueryRules, delete, get, post};
use super::upstream::Upstream;

const API_HOST: Upstream = Upstream::Api;
const ST: Upstream = Upstream::Statistics;
const AI: Upstream = Upstream::Assistant;
const DB: Upstream = Upstream::Data;

/// Batches, syllabi and mentors.
#[rustfmt::skip] // One row a line: a table.
pub const API: &[Call] = &[
    get(API_HOST, "batch/active").query(&["page"]).cached(),
    get(API_HOST, "silabus/{programId}").cached(),
    get(API_HOST, "active/mentors").cached(),
];

/// Account details. The generated token must not reach a browser.
#[rustfmt::skip]
pub const AUTH: &[Call] = &[
    post(Upstream::Auth, "generate/token").edge_only(),
    get(Upstream::Auth, "user/detail").signed_in(),
];

/// The program list. The specification names the host but no path; this is the one the app asks for.
#[rustfmt::skip]
pub const PROGRAMS: &[Call] = &[
    get(Upstream::Programs, "list").query(&["page", "perPage"]).cached(),
];

/// Numbers and chart series.
#[rustfmt::skip]
pub const STATISTICS: &[Call] = &[
    get(ST, "statistics").cached(),
    get(ST, "statistic/provincies").cached(),
    get(ST, "statistic/provincies/score").cached(),
    get(ST, "statistic/landing/counter").cached(),
    get(ST, "statistic/counter").cached(),
    get(ST, "statistic/chart/{type}").cached(),
    get(ST, "statistic/batchs/active").cached(),
    get(ST, "statistic/batchs/active/{id}").cached(),
    get(ST, "statistic/students/chart").cached(),
    get(ST, "statistic/registrar/chart").cached(),
    get(ST, "ce/extensions").cached(),
];

/// The chat assistant. Conversations are asked for with the assistant's cookie where there is
/// one; who may read them is the assistant's to say.
#[rustfmt::skip]
pub const ASSISTANT: &[Call] = &[
    post(AI, "v1/identity/login")
        .handled_by(Handler::AssistantLogin)
        .limited(Limit::Login),
    get(AI, "v1/identity/me").signed_in(),
    post(AI, "v2/chat")
        .handled_by(Handler::Chat)
        .limited(Limit::Chat),
    get(AI, "v1/conversations/{id}/messages").query(&["page", "perPage"]),
    delete(AI, "v1/conversations/{id}").limited(Limit::Form),
];

/// How much of a table of the hosted database one call may read.
const MOST_ROWS: QueryRule = QueryRule::UpTo(1_000);
const NEWEST_FIRST: QueryRule = QueryRule::Only("created_at.desc");
const REVIEWS: QueryRules = &[
    (
        "select",
        QueryRule::Only("id,book_slug,name,comment,rating,created_at"),
    ),
    ("order", NEWEST_FIRST),
    ("limit", MOST_ROWS),
    ("book_slug", QueryRule::Equals),
];
const WISHES: QueryRules = &[
    (
        "select",
        QueryRule::Only("id,campaign,name,message,created_at"),
    ),
    ("order", NEWEST_FIRST),
    ("limit", MOST_ROWS),
    ("campaign", QueryRule::Equals),
];
/// A pledge's code is its donor's alone: with it they ask what has become of it.
const GIFTS: QueryRules = &[
    ("select", QueryRule::Only("amount")),
    ("campaign", QueryRule::Equals),
    ("status", QueryRule::Equals),
    ("code", QueryRule::Equals),
];

/// The hosted database. Its query is a language of its own that can ask for any column and any
/// number of rows, so each parameter says only what the app's pages need; columns that a table
/// has besides, such as a donor's address, are not among them. Its lists show at once what a
/// visitor has just written, so they are not cached.
#[rustfmt::skip]
pub const DATA: &[Call] = &[
    get(DB, "book_reviews").query(&["select", "order", "limit", "book_slug"]).rules(REVIEWS),
    post(DB, "book_reviews").limited(Limit::Form),
    get(DB, "aspirations").query(&["select", "order", "limit", "campaign"]).rules(WISHES),
    post(DB, "aspirations").limited(Limit::Form),
    post(DB, "user_disc").limited(Limit::Form),
    post(DB, "testimonies").limited(Limit::Form),
    get(DB, "donations").query(&["select", "campaign", "status", "code"]).rules(GIFTS),
    post(DB, "donations").limited(Limit::Form),
];

/// The file drive takes files from signed-in visitors alone: it serves them to everybody.
#[rustfmt::skip]
pub const DRIVE: &[Call] = &[
    post(Upstream::Drive, "v1/upload").body(Body::Multipart).signed_in().limited(Limit::Form),
];

/// E-mail notifications: whoever may send one decides who gets it, so the edge alone does.
#[rustfmt::skip]
pub const MAILER: &[Call] = &[
    post(Upstream::Mailer, "v1/notify").edge_only(),
];
