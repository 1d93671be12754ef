//! Reads typed fields of a JSON object of the tables.

use serde_json::Value;

/// An object as it is read.
pub type Map = serde_json::Map<String, Value>;

/// An object whose fields are taken out one by one. Whoever reads it says what a field that is missing,
/// or another thing than was asked for, means to them; what is left at the end is unknown.
#[derive(Clone, Debug, Default)]
pub struct FieldReader(Vec<(String, Value)>);

/// Another thing than was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("another thing than was asked for")]
pub struct Unfit;

impl FieldReader {
    /// Reads an object.
    ///
    /// # Errors
    /// [`Unfit`] where it is none.
    pub fn of(value: Value) -> Result<Self, Unfit> {
        match value {
            Value::Object(map) => Ok(map.into()),
            _ => Err(Unfit),
        }
    }

    /// A field, whatever it is; `None` if it is missing. One that stands there twice has its last
    /// value.
    pub fn take(&mut self, name: &str) -> Option<Value> {
        let place = self.0.iter().position(|(known, _)| known == name)?;
        Some(self.0.remove(place).1)
    }

    /// A text; `None` if it is missing.
    ///
    /// # Errors
    /// [`Unfit`] where it is none.
    pub fn text(&mut self, name: &str) -> Result<Option<String>, Unfit> {
        match self.take(name) {
            None => Ok(None),
            Some(Value::String(text)) => Ok(Some(text)),
            Some(_) => Err(Unfit),
        }
    }

    /// `true` or `false`; `None` if it is missing.
    ///
    /// # Errors
    /// [`Unfit`] where it is neither.
    pub fn flag(&mut self, name: &str) -> Result<Option<bool>, Unfit> {
        match self.take(name) {
            None => Ok(None),
            Some(Value::Bool(flag)) => Ok(Some(flag)),
            Some(_) => Err(Unfit),
        }
    }

    /// A list; `None` if it is missing.
    ///
    /// # Errors
    /// [`Unfit`] where it is none.
    pub fn list(&mut self, name: &str) -> Result<Option<Vec<Value>>, Unfit> {
        match self.take(name) {
            None => Ok(None),
            Some(Value::Array(items)) => Ok(Some(items)),
            Some(_) => Err(Unfit),
        }
    }

    /// An object of further fields; `None` if it is missing.
    ///
    /// # Errors
    /// [`Unfit`] where it is none.
    pub fn object(&mut self, name: &str) -> Result<Option<Self>, Unfit> {
        self.take(name).map(Self::of).transpose()
    }

    /// Those that nobody has taken, sorted by name.
    #[must_use]
    pub fn left(self) -> Vec<(String, Value)> {
        self.0
    }
}

impl From<Map> for FieldReader {
    fn from(map: Map) -> Self {
        Self(map.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::{FieldReader, Unfit};

    fn fields(text: &str) -> FieldReader {
        FieldReader::of(serde_json::from_str(text).unwrap()).unwrap()
    }

    #[test]
    fn each_field_is_taken_once_as_what_it_is() {
        let mut all = fields(r#"{"a":"x","b":true,"c":[1],"d":{"e":"y"},"f":null,"a":"z"}"#);
        assert_eq!(all.text("a"), Ok(Some("z".to_owned())));
        assert_eq!(all.text("a"), Ok(None));
        assert_eq!(all.flag("b"), Ok(Some(true)));
        assert_eq!(all.list("c"), Ok(Some(vec![Value::from(1_u64)])));
        let mut inner = all.object("d").unwrap().unwrap();
        assert_eq!(inner.text("e"), Ok(Some("y".to_owned())));
        let left = all.left();
        assert_eq!(left, [("f".to_owned(), Value::Null)]);
    }

    #[test]
    fn a_wrong_type_differs_from_a_missing_field() {
        for value in ["null", "7", "\"x\"", "false", "[]", "{}"] {
            let object = || fields(&format!("{{\"a\":{value}}}"));
            let is_fit = [
                object().text("a").is_ok(),
                object().flag("a").is_ok(),
                object().list("a").is_ok(),
                object().object("a").is_ok(),
            ];
            let expected = ["\"x\"", "false", "[]", "{}"].map(|fit| fit == value);
            assert_eq!(is_fit, expected, "{value}");
            assert_eq!(object().text("b"), Ok(None));
            assert_eq!(object().flag("b"), Ok(None));
            assert_eq!(object().list("b"), Ok(None));
            assert!(object().object("b").unwrap().is_none());
        }
        assert_eq!(FieldReader::of(json!([])).unwrap_err(), Unfit);
    }
}
