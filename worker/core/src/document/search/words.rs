//! Words as a search compares them: folded to lower case without accents, split at whatever is no letter
//! and no digit, whatever the script.

use crate::text::fold::plain_letter;

/// The longest word that is looked at, in bytes: a longer one is no word.
const LONGEST: usize = 40;

/// Stop words: words of every text, which do not distinguish one. A query of nothing else is read
/// with them.
const STOP_WORDS: &str = "\
ada adalah agar akan aku and apa atau bagi bagaimana bisa buat cara dalam dan dari dengan di for \
gimana ini itu ke kita lagi mau nya of oleh pada para saja sambil sampai saya sebagai secara \
supaya tanpa the to untuk yang yg utk ingin dgn pengen tempat";

/// What people type for what is written, and the other way round. Each line is one thing.
const SYNONYMS: &str = "\
koding coding ngoding pemrograman programming
gim game permainan
web website situs
lowongan loker kerjaan
podcast siniar
siber cyber cybersecurity
keamanan security
awan cloud
desain design
seluler mobile hp
daring online
luring offline
pemasaran marketing
lepas freelance freelancer
wawancara interview
magang internship intern
beasiswa scholarship
mentor pengajar instruktur
guru teacher
pemula beginner dasar nol
menengah intermediate
mahir lanjutan advanced
acara event
berita news kabar
artikel article tulisan
harga biaya tarif pricing
dasbor dashboard
visualisasi visualization
kontainer container
jaringan network
aplikasi app apps
pengujian testing
javascript js
umkm ukm
pembukuan akuntansi
wirausaha bisnis usaha
perusahaan company korporat
sertifikat certificate
lokakarya workshop
galeri gallery
donasi donate sumbangan
tentang about
karier karir career
ekspor export";

/// A word of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Word {
    /// As it is compared.
    pub text: String,
    /// Whether it is one with the word before it, by a dot or a hyphen: `node.js`, `full-stack`.
    pub is_joined: bool,
}

/// The words of a text in its order.
#[must_use]
pub fn words(text: &str) -> Vec<Word> {
    let (mut words, mut word, mut is_joined) = (Vec::new(), String::new(), false);
    let mut end = |word: &mut String, is_joined: bool| {
        let text = std::mem::take(word);
        if (1..=LONGEST).contains(&text.len()) {
            words.push(Word { text, is_joined });
        }
    };
    for c in text.chars() {
        if is_letter(c) {
            folded(c, &mut word);
        } else if matches!(c, '+' | '#') && word.len() <= 3 && !word.is_empty() {
            // Of `c++` and `c#` the signs are the name.
            word.push(c);
        } else if matches!(c, '\'' | '’') && !word.is_empty() {
            // One word with what follows: `jum'at`.
        } else {
            let was_word = !word.is_empty();
            end(&mut word, is_joined);
            is_joined = was_word && matches!(c, '.' | '-');
        }
    }
    end(&mut word, is_joined);
    words
}

/// A text on one line of words with single spaces, a space at both its ends, so that one can be looked
/// for in another.
#[must_use]
pub fn line(words: &[Word]) -> String {
    let mut line = String::from(" ");
    for word in words {
        line.push_str(&word.text);
        line.push(' ');
    }
    line
}

/// Whether a word is a stop word.
#[must_use]
pub fn is_stop_word(word: &str) -> bool {
    STOP_WORDS.split(' ').any(|known| known == word)
}

/// What else people write for a word.
pub fn synonyms(word: &str) -> impl Iterator<Item = &'static str> + '_ {
    let has_word = move |row: &&str| row.split(' ').any(|known| known == word);
    let rows = SYNONYMS.split('\n').filter(has_word);
    rows.flat_map(|row| row.split(' '))
        .filter(move |other| *other != word)
}

/// Whether a character is a letter or a digit. Of other scripts than the Latin whatever stands in no
/// block of signs is one: the tables that know better are larger than all of the search.
fn is_letter(c: char) -> bool {
    let is_sign = matches!(
        c,
        '\u{80}'..='\u{bf}'
            | '×'
            | '÷'
            | '\u{2000}'..='\u{2bff}'
            | '\u{3000}'..='\u{303f}'
            | '\u{e000}'..='\u{f8ff}'
            | '\u{fe00}'..='\u{ffff}'
            | '\u{1f000}'..
    );
    c.is_ascii_alphanumeric() || (!c.is_ascii() && !is_sign)
}

/// Folds a letter.
fn folded(c: char, word: &mut String) {
    match plain_letter(c) {
        "" => word.push(c.to_ascii_lowercase()),
        plain => word.push_str(plain),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_split_into_words() {
        for (text, expected) in [
            ("", ""),
            ("  —  ", ""),
            ("Dasar Web", "dasar web"),
            (
                "API yang Andal dengan Node.js",
                "api yang andal dengan node.js",
            ),
            ("Proyek Full-Stack", "proyek full.stack"),
            ("C++, C# & F#", "c++ c# f#"),
            ("UI/UX", "ui ux"),
            ("Café Ångström", "cafe angstrom"),
            ("Jum'at, ma’af", "jumat maaf"),
            ("akhir. Awal", "akhir awal"),
            ("-mulai-", "mulai"),
            ("Gim 2D", "gim 2d"),
            ("日本 語", "日本 語"),
            ("#tagar ++", "tagar"),
            ("“Halo”… 🎉kita", "halo kita"),
        ] {
            let mut actual = String::new();
            for word in words(text) {
                let mark = match (actual.is_empty(), word.is_joined) {
                    (true, _) => "",
                    (false, true) => ".",
                    (false, false) => " ",
                };
                actual.extend([mark, &word.text]);
            }
            assert_eq!(actual, expected, "{text}");
        }
        assert!(words(&"a".repeat(LONGEST + 1)).is_empty());
    }

    #[test]
    fn a_line_holds_whole_words() {
        let (whole, part) = (line(&words("Dasar, Web!")), line(&words("web")));
        assert_eq!(whole, " dasar web ");
        assert!(whole.contains(&part));
    }

    #[test]
    fn synonyms_go_both_ways() {
        let found = |word| synonyms(word).collect::<Vec<_>>();
        assert_eq!(found("loker"), ["lowongan", "kerjaan"]);
        assert!(found("lowongan").contains(&"loker"));
        assert!(found("zzz").is_empty());
        assert!(is_stop_word("yang") && !is_stop_word("web"));
    }
}
