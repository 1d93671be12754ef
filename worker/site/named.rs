//! Things by name, found in the same time however many there are.

use std::collections::HashMap;

/// A hash table whose buckets are of one type, so that the worker holds its code once.
#[derive(Debug)]
pub struct Named<T> {
    indexes: HashMap<String, usize>,
    values: Vec<T>,
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
        self.values.get(*self.indexes.get(name)?)
    }

    /// Puts a thing, in place of an earlier one of that name.
    pub fn insert(&mut self, name: &str, thing: T) {
        let known = self.indexes.get(name).copied();
        if let Some(value) = known.and_then(|index| self.values.get_mut(index)) {
            *value = thing;
            return;
        }
        self.indexes.insert(name.to_owned(), self.values.len());
        self.values.push(thing);
    }
}

#[cfg(test)]
mod tests {
    use super::Named;

    #[test]
    fn things_are_put_and_replaced() {
        let mut named = Named::default();
        named.insert("a", 1);
        named.insert("b", 2);
        named.insert("a", 3);
        let found = ["a", "b", "c"].map(|name| named.get(name));
        assert_eq!(found, [Some(&3), Some(&2), None]);
    }
}
