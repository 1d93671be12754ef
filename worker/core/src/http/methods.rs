//! Sets of methods, for the `Allow` header.

/// The methods that a path takes. A set of bits: errors are passed on in so many places that one which
/// owned memory would cost kilobytes of code that frees it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Methods(u8);

impl Methods {
    const NAMES: [&'static str; 5] = ["GET", "HEAD", "POST", "PUT", "DELETE"];

    /// With those of these names too.
    #[must_use]
    pub fn and(self, names: &[&str]) -> Self {
        let bits = Self::NAMES.iter().enumerate();
        let chosen = bits.filter(|(_, name)| names.contains(name));
        Self(chosen.fold(self.0, |set, (bit, _)| set | 1 << bit))
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The value of the `Allow` header, e.g. `GET, PUT`.
    #[must_use]
    pub fn text(self) -> String {
        let bits = Self::NAMES.iter().enumerate();
        let mut text = String::new();
        for (_, name) in bits.filter(|(bit, _)| self.0 & (1 << bit) != 0) {
            if !text.is_empty() {
                text.push_str(", ");
            }
            text.push_str(name);
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::Methods;

    #[test]
    fn methods_are_listed_once_and_in_one_order() {
        for (names, text) in [
            (&[][..], ""),
            (&["POST"], "POST"),
            (&["HEAD", "GET"], "GET, HEAD"),
            (&["DELETE", "PUT", "PUT"], "PUT, DELETE"),
            (&["TRACE", "get"], ""),
        ] {
            let methods = Methods::default().and(names);
            assert_eq!(methods.text(), text);
            assert_eq!(methods.is_empty(), text.is_empty());
        }
    }
}
