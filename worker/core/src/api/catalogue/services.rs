//! The services host, row by row in the order of spec section 7.
//!
//! Where the specification shows no inputs, the row takes what the call cannot do without.
//! Calls that write take their slugs in the query or in the body. Lists that show what a visitor
//! has just written, and calls that count or send something, are not cached.

use super::call::{Body, Call, Handler, Limit, get, post, put};
use super::kind::{EARNERS, STAFF, WRITERS};
use super::upstream::Upstream::Services as S;

const CLASS_LIST: &[&str] = &[
    "page",
    "pageSize",
    "state",
    "level",
    "programIds",
    "search",
    "filter.type",
];
const POST_LIST: &[&str] = &[
    "kindSlug",
    "page",
    "pageSize",
    "search",
    "categoryId",
    "sort",
    "excludeId",
    "isParent",
];
const CATEGORY_LIST: &[&str] = &["kindSlug", "page", "pageSize", "search", "sort", "all"];
const ARTICLE_LIST: &[&str] = &["page", "pageSize", "search", "categorySlug", "excludeId"];
const OLD_POST_LIST: &[&str] = &["page", "kind", "type", "active", "pageSize"];
const COUNTERS: &[&str] = &[
    "alumni",
    "cities",
    "cities_active",
    "cities_alumni",
    "schools",
    "schools_active",
    "schools_alumni",
    "students",
    "mentors",
    "programs",
];
/// What names an invoice. The payment site reports the payment's outcome to the platform; a browser
/// says no more than which one to look at.
const INVOICE: &[&str] = &["id", "slug", "code", "order_id"];
const PODCAST_LIST: &[&str] = &["page", "pageSize", "search", "categorySlug"];

/// The rows.
#[rustfmt::skip] // One row a line: a table.
pub const CALLS: &[Call] = &[
    // Classes.
    get(S, "v1/class/active").query(CLASS_LIST).cached(),
    get(S, "v1/class/overview").query(&["slug"]).cached(),
    get(S, "v1/class/syllabus").query(&["classroomId"]).cached(),
    get(S, "v1/class/webinar").query(&["page", "pageSize", "programIds"]).cached(),
    get(S, "v1/class/recent").cached(),
    // Careers.
    get(S, "v1/career/list").query(&["page"]).cached(),
    get(S, "v1/career/job/list").query(&["careerId", "page"]).cached(),
    get(S, "v1/career/detail").query(&["slug"]).cached(),
    get(S, "v1/career/job/detail").query(&["id"]).cached(),
    // Posts and their categories. Reading `view` counts the reader.
    get(S, "v3/post/list").query(POST_LIST).cached(),
    get(S, "v3/post/detail").query(&["kindSlug", "id", "slug"]).cached(),
    get(S, "v3/post/view").query(&["slug", "kindSlug"]).acting().limited(Limit::Record),
    post(S, "v3/post/create").made_by(WRITERS),
    post(S, "v3/post/update").query(&["slug"]).made_by(WRITERS),
    post(S, "v3/post/delete").query(&["kindSlug", "slug"]).body(Body::OptionalJson).made_by(WRITERS),
    get(S, "v3/post/kind/category/list").query(CATEGORY_LIST).cached(),
    get(S, "v3/post/kind/category/detail").query(&["kindSlug", "slug"]).cached(),
    post(S, "v3/post/kind/category/create").made_by(WRITERS),
    post(S, "v3/post/kind/category/update").query(&["slug"]).made_by(WRITERS),
    post(S, "v3/post/kind/category/delete").query(&["kindSlug", "slug"]).body(Body::OptionalJson).made_by(WRITERS),
    get(S, "v1/post/article/list").query(ARTICLE_LIST).cached(),
    get(S, "v1/post/detail").query(&["id"]).cached(),
    get(S, "v2/post/category").query(&["page", "pageSize", "search", "categorySlug"]).cached(),
    get(S, "v1/post/list").query(OLD_POST_LIST).cached(),
    post(S, "v1/post/appointment/create").limited(Limit::Form),
    get(S, "v1/post/gallery/list").query(&["page"]).cached(),
    // Click log: every link click sends one, so its limit is a wider one than forms have.
    post(S, "v1/logger/log/click")
        .handled_by(Handler::Click)
        .limited(Limit::Record),
    // Sign-ups.
    post(S, "v1/auth/signup/coder").limited(Limit::Form),
    post(S, "v1/team/register").limited(Limit::Form),
    post(S, "v1/auth/team/register").limited(Limit::Form),
    // The app's authorisation. The app session must not reach a browser.
    post(S, "v1/authorizer/token/generate").edge_only(),
    get(S, "v1/authorizer/version"),
    get(S, "v1/authorizer/validate"),
    get(S, "v1/authorizer/provinces").cached(),
    get(S, "v1/authorizer/cities").query(&["provinceId"]).cached(),
    // Schools.
    get(S, "v1/school/list").query(&["page", "perPage"]).cached(),
    post(S, "v1/school/register").limited(Limit::Form),
    // The app and its settings. Asking for a demo sends an e-mail.
    get(S, "v0/cms/app/request-demo").query(&["email"]).acting().posted().limited(Limit::Form),
    get(S, "v0/cms/app/settings").cached(),
    get(S, "{lmsKey}/cms/app/id").cached(),
    put(S, "{lmsKey}/cms/app/id").made_by(STAFF),
    get(S, "{lmsKey}/cms/app/settings").cached(),
    put(S, "{lmsKey}/cms/app/settings").made_by(STAFF).changing_settings(),
    get(S, "{lmsKey}/cms/app/setting/{key}").cached(),
    put(S, "{lmsKey}/cms/app/setting/{key}").made_by(STAFF).changing_settings(),
    // The visitor.
    get(S, "v1/user/me").signed_in(),
    // Statistics.
    post(S, "v1/statistics/record").limited(Limit::Record),
    get(S, "v1/statistics/counter").query(COUNTERS).cached(),
    // Class payments. The payment site sends its visitors back, and the page they come to has the
    // platform look at the invoice. Numbers can be guessed, so that nobody hears of one unasked.
    post(S, "v1/class/payment/callback").fields(INVOICE).signed_in().limited(Limit::Form),
    get(S, "v1/class/payment/callback").query(INVOICE).signed_in().acting().limited(Limit::Form),
    post(S, "v1/class/payment/detail").signed_in(),
    get(S, "v1/class/repay").query(&["slug"]).signed_in().acting().limited(Limit::Form),
    post(S, "v1/class/payment/invoice").query(&["slug"]).body(Body::OptionalJson).signed_in(),
    // Payouts.
    get(S, "v2/payout/list").query(&["page", "perPage", "status", "bank", "search"]).made_by(EARNERS),
    get(S, "v2/payout/banks").made_by(EARNERS),
    get(S, "v2/payout/balance").made_by(EARNERS),
    post(S, "v2/payout/request").made_by(EARNERS),
    post(S, "v2/payout/approve").made_by(STAFF),
    post(S, "v2/payout/reject").made_by(STAFF),
    // Programs.
    get(S, "v1/program/active").query(&["page", "pageSize"]).cached(),
    get(S, "v1/program/active/detail").query(&["slug"]).cached(),
    get(S, "v1/program/schools").query(&["programId", "page", "pageSize"]).cached(),
    // A certificate's number is shown to many, and never used up.
    get(S, "{certificate}").cached().limited(Limit::Record),
    // A one-time link's token is the whole path; looking it up redeems it.
    get(S, "{token}").acting().limited(Limit::Form),
    // Podcasts.
    get(S, "v1/podcast/list").query(PODCAST_LIST).cached(),
    get(S, "v1/podcast/detail").query(&["id"]).cached(),
];
