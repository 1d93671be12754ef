//! The idempotency key of a form that the browser itself has sent. Its page is the same for everybody and
//! holds no key, so the edge derives one: whoever sends the same again, by a second press or a reload, sends
//! it under the same key, and the platform takes it once.

use base16ct::lower;
use sha2::{Digest, Sha256};

use super::PostedForm;

/// How long the same form is the same write, in milliseconds. What is sent again later is another one.
const WINDOW_MS: u64 = 10 * 60_000;

/// Bytes of the hash that become the key: as long as the keys of the app (`app/sections/forms/write-key.ts`).
const KEY_BYTES: usize = 16;

/// Who sends a form, and from where.
#[derive(Clone, Copy, Debug)]
pub struct Sender<'s> {
    /// The tenant's key.
    pub tenant: &'s str,
    /// The session token of who is signed in; the network address of anybody else.
    pub visitor: &'s str,
    /// The path and query of the page.
    pub page: &'s str,
}

impl PostedForm {
    /// The key under which this is sent at a time, in Unix milliseconds: 32 hex digits. Secrets have no part
    /// in it.
    #[must_use]
    pub fn write_key(&self, sender: Sender<'_>, now_ms: u64) -> String {
        let Sender {
            tenant,
            visitor,
            page,
        } = sender;
        let window = (now_ms / WINDOW_MS).to_string();
        let sent = self.values.iter().flat_map(|(name, value)| [name, value]);
        let parts = [tenant, visitor, page, &window, &self.form];
        let mut hash = Sha256::new();
        for part in parts.into_iter().chain(sent.map(String::as_str)) {
            // With its length, so that no two lists of parts are one text.
            hash.update(part.len().to_be_bytes());
            hash.update(part);
        }
        let hash = hash.finalize();
        lower::encode_string(hash.get(..KEY_BYTES).unwrap_or_default())
    }
}

#[cfg(test)]
mod tests {
    use super::{Sender, WINDOW_MS};
    use crate::document::posted_form::{FormType, PostedForm};

    const SENDER: Sender<'_> = Sender {
        tenant: "alpha",
        visitor: "203.0.113.7",
        page: "/Register",
    };

    fn posted(body: &str) -> PostedForm {
        PostedForm::read(&FormType::UrlEncoded, body.as_bytes())
    }

    #[test]
    fn the_same_sent_again_has_the_same_key() {
        let form = posted("_form=account&name=Ayu&password=satu");
        let key = form.write_key(SENDER, WINDOW_MS);
        assert_eq!(key.len(), 32);
        assert!(key.bytes().all(|byte| byte.is_ascii_hexdigit()), "{key}");
        let again = posted("_form=account&name=Ayu&password=dua");
        assert_eq!(again.write_key(SENDER, 2 * WINDOW_MS - 1), key);
    }

    #[test]
    fn everything_else_has_another_one() {
        let form = posted("_form=account&name=Ayu");
        let key = form.write_key(SENDER, 0);
        for body in [
            "_form=account&name=Ayu&x=",
            "_form=account&name=Ay&x=u",
            "_form=school&name=Ayu",
            "_form=account&name=Ayu2",
        ] {
            assert_ne!(posted(body).write_key(SENDER, 0), key, "{body}");
        }
        for sender in [
            Sender {
                tenant: "beta",
                ..SENDER
            },
            Sender {
                visitor: "203.0.113.8",
                ..SENDER
            },
            Sender {
                page: "/Register?jenis=sekolah",
                ..SENDER
            },
        ] {
            assert_ne!(form.write_key(sender, 0), key, "{sender:?}");
        }
        assert_ne!(form.write_key(SENDER, WINDOW_MS), key);
    }
}
