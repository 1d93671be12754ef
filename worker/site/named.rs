//! Things by name, found in the same time however many there are.

use std::collections::HashMap;

/// A hash table whose places are of one type, so that the worker holds its code once.
#[derive(Debug)]
pub struct Named<T> {
    places: HashMap<String, usize>,
    things: Vec<Option<T>>,
}

impl<T> Default for Named<T> {
    fn default() -> Self {
        Self {
            places: HashMap::new(),
            things: Vec::new(),
        }
    }
}

impl<T> Named<T> {
    /// The thing of that name.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&T> {
        self.things.get(*self.places.get(name)?)?.as_ref()
    }

    /// The thing of that name, to be changed.
    pub fn get_mut(&mut self, name: &str) -> Option<&mut T> {
        self.things.get_mut(*self.places.get(name)?)?.as_mut()
    }

    /// Puts a thing, in place of an earlier one of that name.
    pub fn insert(&mut self, name: &str, thing: T) {
        let known = self.places.get(name).copied();
        if let Some(place) = known.and_then(|place| self.things.get_mut(place)) {
            *place = Some(thing);
            return;
        }
        self.places.insert(name.to_owned(), self.things.len());
        self.things.push(Some(thing));
    }

    /// Takes a thing away.
    pub fn remove(&mut self, name: &str) -> Option<T> {
        self.things.get_mut(*self.places.get(name)?)?.take()
    }

    /// How many names have ever been put.
    #[must_use]
    pub fn names(&self) -> usize {
        self.places.len()
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
