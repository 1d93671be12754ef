//! All that a document depends on: two requests with the same inputs get the same document, so that
//! one that was made is cached for the next, and one that a visitor has need not be made at all.

use base16ct::lower;
use sha2::{Digest, Sha256};

use super::prefetched::Absence;
use super::variant::Variant;

/// Inputs of a document besides the build.
#[derive(Clone, Debug)]
pub struct Inputs {
    /// Prefix of the keys of the tenant's documents under its tenant domain; those that signed-in visitors have
    /// of a page with two sides have another.
    pub key_prefix: String,
    /// The revision of the tenant's row, where that is not part of the build.
    pub row_revision: u64,
    /// How the tenant was found.
    pub source: &'static str,
    /// Whether the visitor came over https.
    pub is_https: bool,
    /// Which variant was asked for.
    pub variant: Variant,
    /// Whether visits may be counted.
    pub is_measured: bool,
    /// The revision of settings and version.
    pub revision: u64,
    /// What the app takes for the time.
    pub now_ms: u64,
    /// Tells apart what was fetched for it.
    pub responses_hash: u64,
    /// The page that has no such item, and how, where that is what the document says.
    pub absent_item: Option<(&'static str, Absence)>,
    /// The page's URL, as the app gets it.
    pub page_url: String,
}

impl Inputs {
    /// The key under which the document is cached. The URL comes last, because it is the one part that
    /// visitors write.
    #[must_use]
    pub fn key(&self) -> String {
        let Self {
            key_prefix,
            row_revision,
            source,
            is_https,
            variant,
            is_measured,
            revision,
            now_ms,
            responses_hash,
            absent_item,
            page_url,
        } = self;
        let absent_item = absent_item.map_or_else(String::new, |(page, absence)| {
            format!("{page} {}", absence.status())
        });
        format!(
            "{key_prefix}\n{row_revision:x} {source}\n{is_https} {variant:?} {is_measured}\n\
             {revision:x} {now_ms} {responses_hash:x}\n{absent_item}\n{page_url}"
        )
    }
}

/// A document's strong `ETag` (RFC 9110 section 8.8.3), known before the document is made: what two
/// documents are made of differs wherever their bytes do.
///
/// What they are made by is the deployment and its index.html, which names the chunks and the version
/// of the code that renders the page. The page itself follows from the rest, so that the one thing to
/// be told beside is whether it is there: where it could not be rendered the empty shell stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Validator(String);

impl Validator {
    /// Of the document named by `key`, as the `deployment` makes it of that `template`.
    #[must_use]
    pub fn new(deployment: &str, template: &str, key: &str) -> Self {
        Self::of(&[deployment, template, key].join("\n"))
    }

    /// Of a file with this text.
    #[must_use]
    pub fn of(text: &str) -> Self {
        let digest = Sha256::digest(text.as_bytes());
        let (half, _) = digest.split_at(16);
        Self(lower::encode_string(half))
    }

    /// Of the whole file, or of the document with its page in it.
    #[must_use]
    pub fn whole(&self) -> String {
        ["\"", &self.0, "\""].concat()
    }

    /// Of the document with the empty shell.
    #[must_use]
    pub fn shell(&self) -> String {
        ["\"", &self.0, "-shell\""].concat()
    }
}

#[cfg(test)]
mod tests {
    use super::{Absence, Inputs, Validator, Variant};

    fn usual() -> Inputs {
        Inputs {
            key_prefix: "document:alpha:alpha.example".to_owned(),
            row_revision: 0,
            source: "host",
            is_https: true,
            variant: Variant::Full,
            is_measured: false,
            revision: 1,
            now_ms: 2,
            responses_hash: 3,
            absent_item: None,
            page_url: "https://alpha.example/Class?page=2".to_owned(),
        }
    }

    /// One for each input that differs, the usual one first.
    fn all() -> Vec<Inputs> {
        let changes: [fn(&mut Inputs); 15] = [
            |_| {},
            |inputs| inputs.key_prefix = "document:alpha:pesilat.example".to_owned(),
            |inputs| inputs.key_prefix = "document:beta:alpha.example".to_owned(),
            |inputs| inputs.row_revision = 1,
            |inputs| inputs.source = "host; pesilat",
            |inputs| inputs.key_prefix = "own-document:alpha:alpha.example".to_owned(),
            |inputs| inputs.is_https = false,
            |inputs| inputs.variant = Variant::Lean,
            |inputs| inputs.is_measured = true,
            |inputs| inputs.revision = 2,
            |inputs| inputs.absent_item = Some(("class-detail", Absence::Unknown)),
            |inputs| inputs.absent_item = Some(("class-detail", Absence::Gone)),
            |inputs| inputs.now_ms = 1,
            |inputs| inputs.responses_hash = 0x31,
            |inputs| inputs.page_url = "https://alpha.example/Class?page=3".to_owned(),
        ];
        let with = |change: &fn(&mut Inputs)| {
            let mut inputs = usual();
            change(&mut inputs);
            inputs
        };
        changes.iter().map(with).collect()
    }

    fn differ(mut names: Vec<String>) {
        let count = names.len();
        names.sort();
        names.dedup();
        assert_eq!(names.len(), count);
    }

    #[test]
    fn every_input_makes_another_key() {
        differ(all().iter().map(Inputs::key).collect());
        assert_eq!(usual().key(), usual().key());
    }

    #[test]
    fn different_documents_never_share_an_etag() {
        let builds = [
            ("v1", "a"),
            ("v2", "a"),
            ("v1", "b"),
            ("v1\na", ""),
            ("", "v1\na"),
        ];
        let validators = all().into_iter().flat_map(|inputs| {
            builds.map(|(deployment, template)| Validator::new(deployment, template, &inputs.key()))
        });
        let tags = validators.flat_map(|validator| [validator.whole(), validator.shell()]);
        differ(tags.collect());
    }

    #[test]
    fn an_etag_is_quoted_and_stays() {
        let validator = Validator::new("v1", "a", &usual().key());
        assert_eq!(validator, Validator::new("v1", "a", &usual().key()));
        let whole = validator.whole();
        let inner = whole.trim_matches('"');
        assert_eq!((whole.len(), inner.len()), (34, 32));
        assert!(inner.bytes().all(|byte| byte.is_ascii_hexdigit()));
        assert_eq!(validator.shell(), format!("\"{inner}-shell\""));
    }
}
