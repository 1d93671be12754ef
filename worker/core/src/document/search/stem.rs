//! Stems of Indonesian words: `mengajar`, `pengajar` and `belajar` all become `ajar`.
//!
//! Snowball's stemmer has no dictionary, so that it does not give back the letter that a prefix has
//! taken, nor leave one that only looks taken: `menulis` becomes `ulis`, `menilai` `ilai`. Here such a
//! word has the other stems too, and meets `tulisan` or `nilai` in one of them. What stands under two
//! layers of affixes, as in `kepemimpinan`, is stemmed twice.

use waken_snowball::SnowballEnv;
use waken_snowball::algorithms::indonesian_stemmer;

/// Shorter ones say nothing.
const SHORTEST: usize = 3;

/// The shortest word with an affix, and the longest one that is looked at.
const LENGTHS: std::ops::RangeInclusive<usize> = 5..=32;

/// Prefixes, each with what may stand at the beginning of the word behind it where the prefix is followed
/// by a vowel: a letter that it has taken, or that is no part of it.
const BEFORE_VOWELS: [(&str, &[&str]); 9] = [
    ("men", &["t", "n"]),
    ("pen", &["t", "n"]),
    ("meng", &["k"]),
    ("peng", &["k"]),
    ("mem", &["p", "m"]),
    ("pem", &["p", "m"]),
    ("ber", &["r"]),
    ("per", &["r"]),
    ("ter", &["r"]),
];

/// The stems of a word that is folded, none of them itself; `None` for a word in another alphabet.
#[must_use]
pub fn stems(word: &str) -> Vec<String> {
    let mut stems = stems_once(word);
    let deeper: Vec<String> = stems.iter().flat_map(|stem| stems_once(stem)).collect();
    for stem in deeper {
        if !stems.contains(&stem) {
            stems.push(stem);
        }
    }
    stems.retain(|stem| stem != word);
    stems
}

fn stems_once(word: &str) -> Vec<String> {
    let is_plain = word.bytes().all(|byte| byte.is_ascii_lowercase());
    if !is_plain || !LENGTHS.contains(&word.len()) {
        return Vec::new();
    }
    let mut env = SnowballEnv::create(word);
    // SearchQuery for by itself: a choice among algorithms would link those of all languages.
    indonesian_stemmer::stem(&mut env);
    let stem = env.get_current();
    let mut stems = given_back(word, &stem);
    stems.push(stem.into_owned());
    stems.retain(|stem| stem.len() >= SHORTEST && stem != word);
    stems
}

/// The stem with each beginning that the word's prefix may have hidden.
fn given_back(word: &str, stem: &str) -> Vec<String> {
    for (prefix, beginnings) in BEFORE_VOWELS {
        let Some(rest) = word.strip_prefix(prefix) else {
            continue;
        };
        // Snowball gives back the `p` itself.
        let tail = stem.strip_prefix('p').filter(|_| !rest.starts_with(stem));
        let tail = tail.unwrap_or(stem);
        if rest.starts_with(['a', 'e', 'i', 'o', 'u']) && rest.starts_with(tail) {
            let whole = beginnings.iter().map(|letter| [*letter, tail].concat());
            return whole.collect();
        }
        // `pemrograman` comes from `program`.
        if prefix.ends_with("em") && rest.starts_with(['r', 'l']) && rest.starts_with(stem) {
            return vec![["p", stem].concat()];
        }
    }
    Vec::new()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::stems;

    #[test]
    fn words_of_one_root_share_a_stem() {
        for (root, words) in [
            (
                "ajar",
                "mengajar pengajar belajar pelajar pelajaran pembelajaran ajaran diajarkan",
            ),
            ("tulis", "menulis penulis tulisan penulisan"),
            ("program", "pemrograman memprogram"),
            ("aman", "keamanan pengamanan"),
            ("daftar", "mendaftar pendaftaran terdaftar"),
            ("pasar", "pemasaran memasarkan"),
            ("latih", "pelatihan melatih berlatih latihan"),
            ("kerja", "bekerja pekerja pekerjaan mengerjakan"),
            ("sunting", "menyunting penyunting"),
            ("nila", "menilai penilaian"),
            ("rawat", "merawat perawatan"),
            ("mimpin", "memimpin pemimpin kepemimpinan"),
            ("masak", "memasak dimasak"),
        ] {
            for word in words.split(' ') {
                let stems = stems(word);
                assert!(stems.iter().any(|stem| stem == root), "{word}: {stems:?}");
            }
        }
    }

    #[test]
    fn words_without_affixes_have_no_stem() {
        for word in [
            "",
            "web",
            "data",
            "c++",
            "日本",
            "Belajar",
            "node.js",
            "a1b2c3d4",
            &"a".repeat(99),
        ] {
            assert!(stems(word).is_empty(), "{word}");
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn whatever_is_typed_is_stemmed_or_left(word in "[a-z]{0,40}|(meng|peng|ber|pel|ke|di|ter)?[a-z]{0,6}(kan|an|i|nya|lah)?|\\PC{0,12}") {
            let most = word.len() + 1;
            for stem in stems(&word) {
                prop_assert!(stem != word && stem.len() <= most);
            }
        }
    }
}
