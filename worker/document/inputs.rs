//! All that a document depends on: two requests with the same inputs get the same document, so that
//! one that was made is kept for the next.

/// What a document is made of, beside the build that makes it.
#[derive(Clone, Copy, Debug)]
pub struct Inputs<'a> {
    /// The name of the tenant's documents under its tenant domain.
    pub site: &'a str,
    /// How the tenant was found.
    pub source: &'a str,
    /// Whether the visitor came over https.
    pub is_https: bool,
    /// Whether the visitor's request asks for less data.
    pub saves_data: bool,
    /// Whether visits may be counted.
    pub is_measured: bool,
    /// The revision of settings and version.
    pub revision: u64,
    /// What the app takes for the time.
    pub now_ms: u64,
    /// Tells apart what was fetched for it.
    pub answers: u64,
    /// Where the app is told that it is.
    pub address: &'a str,
}

impl Inputs<'_> {
    /// The name under which the document is kept. The address comes last, since it is the one part
    /// that visitors write.
    #[must_use]
    pub fn key(&self) -> String {
        let Self {
            site,
            source,
            is_https,
            saves_data,
            is_measured,
            revision,
            now_ms,
            answers,
            address,
        } = self;
        format!(
            "{site}\n{source}\n{is_https} {saves_data} {is_measured}\n\
             {revision:x} {now_ms} {answers:x}\n{address}"
        )
    }
}

#[cfg(test)]
mod tests {
    use super::Inputs;

    #[test]
    fn every_input_makes_another_key() {
        let usual = Inputs {
            site: "document:alpha:alpha.example",
            source: "host",
            is_https: true,
            saves_data: false,
            is_measured: false,
            revision: 1,
            now_ms: 2,
            answers: 3,
            address: "https://alpha.example/Class?page=2",
        };
        let inputs = [
            usual,
            Inputs {
                site: "document:alpha:pesilat.example",
                ..usual
            },
            Inputs {
                source: "host; pesilat",
                ..usual
            },
            Inputs {
                is_https: false,
                ..usual
            },
            Inputs {
                saves_data: true,
                ..usual
            },
            Inputs {
                is_measured: true,
                ..usual
            },
            Inputs {
                revision: 2,
                ..usual
            },
            Inputs { now_ms: 1, ..usual },
            Inputs {
                answers: 0x31,
                ..usual
            },
            Inputs {
                address: "https://alpha.example/Class?page=3",
                ..usual
            },
        ];
        let mut keys = inputs.map(|inputs| inputs.key()).to_vec();
        assert_eq!(keys.first(), Some(&usual.key()));
        keys.sort();
        keys.dedup();
        assert_eq!(keys.len(), inputs.len());
    }
}
