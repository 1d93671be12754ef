//! The page that is shown after signing out.

use crate::sites::page::Portal;
use crate::sites::tables::PAGES;

/// The page that they were on, with its query; home from one that only who is signed in sees, or that is
/// not known. `api_base` shows the path rule, under which home is another one.
#[must_use]
pub fn left_for<'b>(back: Option<&'b str>, api_base: &str) -> &'b str {
    let home = match api_base {
        "/pesilat/api" => "/pesilat",
        _ => "/",
    };
    let is_open = |back: &&str| {
        let path = back.split(['?', '#']).next().unwrap_or_default();
        let found = PAGES.find(path, |_| true).ok().flatten();
        found.is_none_or(|found| found.page.portal != Some(Portal::SignedIn))
    };
    back.filter(is_open).unwrap_or(home)
}

#[cfg(test)]
mod tests {
    use super::left_for;

    #[test]
    fn the_page_after_signing_out_is_a_public_one() {
        for (back, api_base, expected) in [
            (Some("/Class?search=a"), "/api", "/Class?search=a"),
            (Some("/Welcome"), "/api", "/Welcome"),
            (Some("/Studio"), "/api", "/"),
            (Some("/studio/?x=1"), "/api", "/"),
            (Some("/Earnings"), "/pesilat/api", "/pesilat"),
            (Some("/nowhere"), "/api", "/nowhere"),
            (None, "/api", "/"),
        ] {
            assert_eq!(left_for(back, api_base), expected, "{back:?}");
        }
    }
}
