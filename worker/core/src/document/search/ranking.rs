//! Ranking of the pages that match a query: rare words, words near the title and pages with more of the
//! words come first.

use super::index::{Index, Indexed};
use super::query::{QueryWord, SearchQuery};

/// At so many points a word has half of all that it can count: more of the same adds ever less.
const HALF: f32 = 6.0;

/// How much of a query, by the weight of its words, a page has to have.
const LEAST_SHARE: f32 = 0.3;

/// How much a word counts in that which stands nowhere on the site.
const OF_NOTHING: f32 = 0.5;

/// Pages that score less than this part of the best one are not what was meant.
const LEAST_SCORE: f32 = 0.12;

/// What it adds that the title is the query, begins with it, or holds it as it was typed.
const IS_TITLE: f32 = 1.6;
const BEGINS_TITLE: f32 = 1.3;
const IN_TITLE: f32 = 1.2;

/// The pages that match a query, the best first; of equals the one that stands first on the site.
#[must_use]
pub fn ranked<'i>(parsed: &SearchQuery<'i>, index: &'i Index) -> Vec<&'i Indexed> {
    let mut scores = vec![(0.0_f32, 0.0_f32); index.pages.len()];
    let mut whole = 0.0;
    for word in &parsed.words {
        whole += count(word, &mut scores);
    }
    let found = index
        .pages
        .iter()
        .zip(scores)
        .filter_map(|(page, (score, share))| {
            let share = share / whole;
            // A query of words that stand nowhere has no weight, and no page a share of it.
            let is_found = share >= LEAST_SHARE;
            is_found.then(|| (score * share * share * likeness(page, &parsed.line), page))
        });
    let found: Vec<(f32, &Indexed)> = found.collect();
    let best = found.iter().map(|(score, _)| *score).fold(0.0, f32::max);
    let near = found
        .iter()
        .zip(0_u64..)
        .filter(|((score, _), _)| *score >= best * LEAST_SCORE);
    // Scores are positive, so that their bits stand in their order; of equals the place decides.
    let mut order: Vec<u64> = near
        .map(|((score, _), place)| u64::from(!score.to_bits()) << 32 | place)
        .collect();
    order.sort_unstable();
    let places = order.into_iter().map(|key| key & u64::from(u32::MAX));
    let places = places.filter_map(|place| usize::try_from(place).ok());
    places
        .filter_map(|place| found.get(place).map(|(_, page)| *page))
        .collect()
}

/// Counts a word in all pages that have it; what it weighs.
fn count(word: &QueryWord<'_>, scores: &mut [(f32, f32)]) -> f32 {
    let mut best = vec![0.0_f32; scores.len()];
    for (term, weight) in &word.terms {
        for posting in &term.postings {
            let points = f32::from(posting.points);
            let counted = weight * points / (points + HALF);
            if let Some(known) = best.get_mut(usize::from(posting.page)) {
                *known = known.max(counted);
            }
        }
    }
    let having = u16::try_from(best.iter().filter(|counted| **counted > 0.0).count());
    let (all, having) = (count_of(scores.len()), having.map_or(f32::MAX, f32::from));
    let rarity = (1.0 + (all - having + 0.5).max(0.0) / (having + 0.5)).ln();
    if having == 0.0 {
        // What stands nowhere may be a word that people say without looking for it.
        return rarity * OF_NOTHING;
    }
    for ((score, share), counted) in scores.iter_mut().zip(best) {
        if counted > 0.0 {
            *score += rarity * counted;
            *share += rarity;
        }
    }
    rarity
}

fn count_of(length: usize) -> f32 {
    u16::try_from(length).map_or(f32::MAX, f32::from)
}

/// How much a page's title is like what was typed.
fn likeness(page: &Indexed, line: &str) -> f32 {
    match page.title.find(line) {
        _ if line.len() < 3 => 1.0,
        Some(_) if page.title.len() == line.len() => IS_TITLE,
        Some(0) => BEGINS_TITLE,
        Some(_) => IN_TITLE,
        None => 1.0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::document::search::index::tests::index;

    fn found(query: &str, texts: &[&str]) -> String {
        let index = index(texts);
        let parsed = SearchQuery::read(query, &index);
        let pages = ranked(&parsed, &index).into_iter();
        pages
            .map(|page| page.path.trim_start_matches('/').to_owned())
            .collect()
    }

    #[test]
    fn pages_stand_in_the_order_of_what_they_have() {
        for (query, texts, expected) in [
            // Title before label before summary.
            ("web", &["a | web", "b || web", "web"][..], "210"),
            // What is the query, then what begins with it, then what holds it.
            (
                "dasar web",
                &["kelas dasar web", "dasar web lanjut", "dasar web"],
                "210",
            ),
            // The rarer word says more, and both say most.
            (
                "web python",
                &["web", "web satu", "web dua", "python", "web python"],
                "43",
            ),
            // Equals stay as the site has them.
            ("web", &["web", "web", "web"], "012"),
            // A word that is not typed to its end, be there one letter of it.
            ("dasar w", &["dasar web", "dasar sql"], "0"),
            // Affixes, and the word itself first.
            ("mengajar", &["pengajar", "mengajar", "data"], "10"),
            // A typo.
            ("pemogramman", &["seni", "pemrograman"], "1"),
            // What has too little of it is left out.
            ("pelajaran biola dasar", &["dasar", "biola dasar"], "1"),
            ("zzzz", &["web"], ""),
            ("", &["web"], ""),
            ("web", &[], ""),
        ] {
            assert_eq!(found(query, texts), expected, "{query}");
        }
    }
}
