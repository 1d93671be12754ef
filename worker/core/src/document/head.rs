//! Contents of `<head>`: title, description, robots, social tags and structured data.
//!
//! Source: spec sections 2 and 3, design section 4. The app computes titles
//! and descriptions the same way on later navigation; both sides run
//! `test/cases/meta.json`.

pub mod item;
mod organization;
mod structured;
pub mod tags;
mod thing;

use super::chunks::Contact;
use super::discovery::date::Date;
use super::discovery::listing::FeedFile;
use super::discovery::sitemap::SitemapEntry;
use super::prefetched::ResponseText;
use super::share_image;
use crate::auth::token::Key;
use crate::http::percent;
use crate::sites::page::PageKind;
use crate::sites::settings::{Settings, value};
use crate::text::limit::shortened;
use item::Item;

/// The page a head is for: the row of the page table, and the texts of the
/// tenant's own where it has any. Empty texts count as not given.
#[derive(Clone, Copy, Debug, Default)]
pub struct PageText<'a> {
    /// The page's title.
    pub title: &'a str,
    /// The page's description.
    pub description: &'a str,
    /// The tenant's own title of this page.
    pub tenant_title: Option<&'a str>,
    /// The tenant's own description of this page.
    pub tenant_description: Option<&'a str>,
    /// Whether robots must not index this page, on every tenant.
    pub noindex: bool,
    /// Which page of its list it is, from 1; `None` if it is no list.
    pub number: Option<u32>,
}

/// The tenant a head is for.
#[derive(Clone, Copy, Debug)]
pub struct TenantText<'a> {
    /// The brand's name.
    pub name: &'a str,
    /// The brand's tagline, possibly empty.
    pub tagline: &'a str,
    /// The tenant domain: the host of canonical URLs.
    pub domain: &'a str,
}

/// More of a title has no place on its share image.
const DRAWN_CHARACTERS: usize = 120;

/// A page above this one, for the breadcrumb list; the home page is implied.
#[derive(Clone, Debug)]
pub struct Crumb {
    /// The page's title, or the name of the item that it shows.
    pub name: String,
    /// Its canonical path.
    pub path: String,
}

/// All that a document's head is made of.
#[derive(Clone, Copy, Debug)]
pub struct HeadInput<'a> {
    /// The tenant's settings.
    pub settings: &'a Settings,
    /// The tenant.
    pub tenant: TenantText<'a>,
    /// The page; `None` when no page matched.
    pub page: Option<PageText<'a>>,
    /// What the page is about.
    pub kind: PageKind,
    /// The loaded item, see [`item::matching`]; `None` when it is not the route's.
    pub item: Option<&'a Item>,
    /// The platform's response about the item, which holds more of it.
    pub response: Option<&'a ResponseText>,
    /// Where that lists what is asked of the item and answered on the page.
    pub questions: Option<&'static str>,
    /// The site's feeds.
    pub feeds: &'a [&'static FeedFile],
    /// The calendar that the page belongs to: its path, and what it is called.
    pub calendar: Option<(&'a str, &'static str)>,
    /// The pages above this one.
    pub crumbs: &'a [Crumb],
    /// The canonical paths of the items that a list shows first, in its order.
    pub items: &'a [String],
    /// The courses that the page shows of its programme.
    pub courses: &'a [SitemapEntry],
    /// Where the tenant is found and written to.
    pub contact: Option<&'a Contact>,
    /// The page's canonical path; `None` when it has none.
    pub path: Option<&'a str>,
    /// The document's HTTP status.
    pub status: u16,
    /// Whether robots read the document: the lean one is for visitors who ask for it alone, and says
    /// nothing that only robots read.
    pub is_for_robots: bool,
    /// Whether robots may index this host at all.
    pub may_index: bool,
    /// Marks the addresses of share images; without one no item has its own.
    pub key: Option<&'a Key>,
}

/// What a head says, as plain text, not yet escaped for any place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Head {
    /// The document's title.
    pub title: String,
    /// Its description, possibly empty.
    pub description: String,
    /// The robots directive, also for the `X-Robots-Tag` header.
    pub robots: &'static str,
    /// The canonical URL of a page that exists.
    pub canonical: Option<String>,
    /// The share image, an absolute URL.
    pub image: String,
    /// Whether this project has drawn it, so that its size and type are known.
    pub is_drawn: bool,
    /// What the item is to Open Graph; `None` if it is a page of the site and no more.
    pub about: Option<About>,
}

/// What a page is about, in the words of Open Graph.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct About {
    /// `og:type`
    pub kind: &'static str,
    /// What is said of such a thing besides, by property.
    pub properties: Vec<(&'static str, String)>,
}

impl Head {
    /// Decides what a document's head says.
    #[must_use]
    pub fn of(input: &HeadInput<'_>) -> Self {
        let canonical = input
            .path
            .filter(|_| input.status != 404)
            .map(|path| absolute(path, input.tenant.domain));
        let image = image(input);
        Self {
            title: title(input),
            description: description(input),
            robots: robots(input),
            canonical,
            is_drawn: is_drawn(&image, input.tenant.domain),
            image,
            about: about(input),
        }
    }
}

/// When a post came out and was changed, and what it is filed under; how long an episode is, and where it
/// can be heard.
fn about(input: &HeadInput<'_>) -> Option<About> {
    let response = input
        .item
        .filter(|_| input.status == 200)
        .and(input.response)?;
    let date = |field: &str| Some(Date::parse(&response.at(field)?)?.w3c());
    let (kind, properties) = match input.kind {
        PageKind::News | PageKind::Blog => (
            "article",
            vec![
                ("article:published_time", date("publishedAt")),
                ("article:modified_time", date("updatedAt")),
                ("article:section", response.at("category.name")),
            ],
        ),
        PageKind::Episode => {
            let audio = response.at("audio");
            let seconds = response.at("durationSeconds");
            let is_length = |length: &String| length.parse::<u32>().is_ok_and(|length| length > 0);
            (
                "music.song",
                vec![
                    ("music:duration", seconds.filter(is_length)),
                    (
                        "og:audio",
                        audio
                            .filter(|url| url.starts_with("https://"))
                            .map(|url| percent::mended(&url).into_owned()),
                    ),
                ],
            )
        }
        PageKind::Person => ("profile", Vec::new()),
        _ => return None,
    };
    let known = properties.into_iter();
    let properties = known
        .filter_map(|(name, value)| Some((name, value?)))
        .collect();
    Some(About { kind, properties })
}

/// Whether a share image is a brand's own or an item's title, drawn by this project at one size.
fn is_drawn(image: &str, domain: &str) -> bool {
    let own = image.strip_prefix("https://");
    let path = own.and_then(|rest| rest.strip_prefix(domain));
    path.is_some_and(|path| {
        path.starts_with("/_art/share/")
            || (path.starts_with("/brand/") && path.ends_with("/share.png"))
    })
}

/// The site's name, as it stands in titles; never empty.
#[must_use]
pub fn site_name(settings: &Settings) -> &str {
    given(&settings.meta.site_name).unwrap_or(&settings.title)
}

/// An `https` URL of a local path; an absolute URL stays as it is.
#[must_use]
pub fn absolute(link: &str, domain: &str) -> String {
    if link.starts_with('/') {
        format!("https://{domain}{link}")
    } else {
        link.to_owned()
    }
}

fn title(input: &HeadInput<'_>) -> String {
    let site = site_name(input.settings);
    let page = match (input.status, input.page) {
        (503, _) => "Sedang dalam perbaikan",
        (404, _) => "Halaman tidak ditemukan",
        (400.., _) => "Terjadi kesalahan",
        (_, None) => "Halaman tidak ditemukan",
        _ if input.kind == PageKind::Home => return home_title(input),
        _ => page_title(input).unwrap_or_default(),
    };
    let number = input.page.and_then(|page| page.number);
    match number.filter(|number| *number > 1 && input.status < 400) {
        _ if page.is_empty() => site.to_owned(),
        Some(number) => format!("{page}, halaman {number} | {site}"),
        None => format!("{page} | {site}"),
    }
}

fn home_title(input: &HeadInput<'_>) -> String {
    let name = given(&input.settings.meta.name).unwrap_or(&input.settings.title);
    match given(input.tenant.tagline) {
        Some(tagline) => format!("{name} — {tagline}"),
        None => name.to_owned(),
    }
}

fn page_title<'a>(input: &HeadInput<'a>) -> Option<&'a str> {
    let page = input.page?;
    let item = input
        .item
        .and_then(|item| given(&item.title).or_else(|| given(&item.name)));
    item.or_else(|| page.tenant_title.and_then(given))
        .or_else(|| given(page.title))
}

fn description(input: &HeadInput<'_>) -> String {
    let of_site = input.settings.meta.description.as_str();
    if input.status >= 400 {
        return of_site.to_owned();
    }
    let of_item = input.item.and_then(|item| given(&item.description));
    let of_page = || {
        let page = input.page?;
        page.tenant_description
            .and_then(given)
            .or_else(|| given(page.description))
    };
    of_item.or_else(of_page).unwrap_or(of_site).to_owned()
}

fn robots(input: &HeadInput<'_>) -> &'static str {
    let meta = &input.settings.meta;
    let page_may = input.status == 200 && !input.page.is_some_and(|page| page.noindex);
    match (
        input.may_index && page_may && meta.robot_index,
        input.may_index && meta.robot_follow,
    ) {
        (true, true) => "index, follow",
        (true, false) => "index, nofollow",
        (false, true) => "noindex, follow",
        (false, false) => "noindex, nofollow",
    }
}

fn image(input: &HeadInput<'_>) -> String {
    let domain = input.tenant.domain;
    let of_item = input.item.and_then(|item| value::mended_link(&item.image));
    let image = of_item.or_else(|| drawn(input));
    let image = image.unwrap_or_else(|| percent::mended(&input.settings.meta.image).into_owned());
    absolute(&image, domain)
}

/// The picture of an item that has none: its title.
fn drawn(input: &HeadInput<'_>) -> Option<String> {
    let title = given(&input.item?.name)?;
    let short = shortened(title, usize::MAX, DRAWN_CHARACTERS);
    Some(share_image::path(input.key?, input.tenant.domain, &short))
}

fn given(text: &str) -> Option<&str> {
    Some(text.trim()).filter(|text| !text.is_empty())
}

#[cfg(test)]
mod shared_cases;
#[cfg(test)]
mod tests;
