//! Things by name, found in the same time however many there are.

use std::collections::HashMap;

/// A hash table whose buckets are of one type, so that the worker holds its code once.
#[derive(Debug)]
pub struct Named<T> {
    indexes: HashMap<String, usize>,
    values: Vec<Option<T>>,
}

impl<T> Default for Named<T> {
    fn default() -> Self {
        Self {
            indexes: HashMap::new(),
            values: Vec::new(),
        }
    }
}

impl<T> Named<T> {
    /// The thing of that name.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&T> {
        self.values.get(*self.indexes.get(name)?)?.as_ref()
    }

    /// The thing of that name, to be changed.
    pub fn get_mut(&mut self, name: &str) -> Option<&mut T> {
        self.values.get_mut(*self.indexes.get(name)?)?.as_mut()
    }

    /// Puts a thing, in place of an earlier one of that name.
    pub fn insert(&mut self, name: &str, thing: T) {
        let known = self.indexes.get(name).copied();
        if let Some(value) = known.and_then(|index| self.values.get_mut(index)) {
            *value = Some(thing);
            return;
        }
        self.indexes.insert(name.to_owned(), self.values.len());
        self.values.push(Some(thing));
    }

    /// Takes a thing away.
    pub fn remove(&mut self, name: &str) -> Option<T> {
        self.values.get_mut(*self.indexes.get(name)?)?.take()
    }

    /// How many names have ever been put.
    #[must_use]
    pub fn names(&self) -> usize {
        self.indexes.len()
    }
}

#[cfg(test)]
mod tests {
    use super::Named;

    #[test]
    fn things_are_put_replaced_changed_and_taken() {
        let mut named = Named::default();
        named.insert("a", 1);
        named.insert("b", 2);
        named.insert("a", 3);
        if let Some(b) = named.get_mut("b") {
            *b += 2;
        }
        assert_eq!(
            (named.get("a"), named.get("b"), named.names()),
            (Some(&3), Some(&4), 2)
        );
        assert_eq!(
            (named.remove("a"), named.remove("a"), named.remove("c")),
            (Some(3), None, None)
        );
        named.insert("a", 5);
        assert_eq!(
            (named.get("a"), named.get("c"), named.names()),
            (Some(&5), None, 2)
        );
    }
}
