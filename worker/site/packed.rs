//! Tables as one text: the build writes them so, and the worker reads them when it is first asked. As
//! statics they would be mostly addresses and lengths, of which gzip can make little.
//!
//! A text ends with a line; a number is one character. What is read past the end is empty.

use std::borrow::Cow;

/// The number 0 as a character; the others follow.
const ZERO: u32 = '0' as u32;

/// Something that a table can hold.
pub trait Packed: Sized {
    /// Writes it behind what the text has.
    fn pack(&self, to: &mut Packer);

    /// Takes it off the text.
    fn unpack(text: &mut Packing) -> Self;
}

/// A table's text in the making.
#[derive(Default)]
pub struct Packer {
    text: String,
    /// Whether something has come that such a text cannot hold.
    is_broken: bool,
}

impl Packer {
    /// Writes a text.
    pub fn text(&mut self, text: &str) {
        self.is_broken |= text.contains('\n');
        self.text.push_str(text);
        self.text.push('\n');
    }

    /// Writes a number.
    pub fn number(&mut self, number: usize) {
        let number = u32::try_from(number).ok();
        match number.and_then(|number| char::from_u32(ZERO.checked_add(number)?)) {
            Some(character) => self.text.push(character),
            None => self.is_broken = true,
        }
    }

    fn list<T: Packed>(&mut self, list: &[T]) {
        self.number(list.len());
        for value in list {
            value.pack(self);
        }
    }

    /// The whole text; none where it would be read as something else.
    #[must_use]
    pub fn finish(self) -> Option<String> {
        (!self.is_broken).then_some(self.text)
    }
}

/// What of a table's text has not been read.
pub struct Packing {
    rest: &'static str,
}

impl Packing {
    /// All of a text.
    #[must_use]
    pub const fn new(text: &'static str) -> Self {
        Self { rest: text }
    }

    /// The next text.
    pub fn text(&mut self) -> &'static str {
        let (text, rest) = self.rest.split_once('\n').unwrap_or((self.rest, ""));
        self.rest = rest;
        text
    }

    /// The next number.
    pub fn number(&mut self) -> usize {
        let mut characters = self.rest.chars();
        let number = characters.next().map_or(ZERO, u32::from);
        self.rest = characters.as_str();
        number.saturating_sub(ZERO) as usize
    }

    fn list<T: Packed>(&mut self) -> Vec<T> {
        (0..self.number()).map(|_| T::unpack(self)).collect()
    }
}

/// A struct, field by field; an enum whose variants hold one value or none, by the variant's number.
macro_rules! packed {
    ($(struct $type:ident { $($field:ident),* })* $(enum $choice:ident { $first:ident $(, $variant:ident $(($value:ident))?)* })*) => {
        $(impl $crate::site::packed::Packed for $type {
            fn pack(&self, to: &mut $crate::site::packed::Packer) {
                $(self.$field.pack(to);)*
            }

            fn unpack(text: &mut $crate::site::packed::Packing) -> Self {
                Self { $($field: $crate::site::packed::Packed::unpack(text)),* }
            }
        })*
        $(impl $crate::site::packed::Packed for $choice {
            fn pack(&self, to: &mut $crate::site::packed::Packer) {
                let names = [stringify!($first) $(, stringify!($variant))*];
                let number = |name: &str| names.iter().position(|known| *known == name);
                match self {
                    Self::$first => to.number(0),
                    $(Self::$variant $(($value))? => {
                        let number = number(stringify!($variant)).unwrap_or_default();
                        to.number(number);
                        $($value.pack(to);)?
                    })*
                }
            }

            fn unpack(text: &mut $crate::site::packed::Packing) -> Self {
                let number = text.number();
                let mut at = 0;
                $(
                    at += 1;
                    if number == at {
                        return Self::$variant $(({
                            let $value = $crate::site::packed::Packed::unpack(text);
                            $value
                        }))?;
                    }
                )*
                Self::$first
            }
        })*
    };
}
pub(super) use packed;

impl Packed for &'static str {
    fn pack(&self, to: &mut Packer) {
        to.text(self);
    }

    fn unpack(text: &mut Packing) -> Self {
        text.text()
    }
}

impl Packed for Cow<'static, str> {
    fn pack(&self, to: &mut Packer) {
        to.text(self);
    }

    fn unpack(text: &mut Packing) -> Self {
        Self::Borrowed(text.text())
    }
}

impl Packed for bool {
    fn pack(&self, to: &mut Packer) {
        to.number(usize::from(*self));
    }

    fn unpack(text: &mut Packing) -> Self {
        text.number() == 1
    }
}

/// A table is read once, and never given back.
impl<T: Packed> Packed for &'static [T] {
    fn pack(&self, to: &mut Packer) {
        to.list(self);
    }

    fn unpack(text: &mut Packing) -> Self {
        text.list().leak()
    }
}

impl<T: Packed + Clone> Packed for Cow<'static, [T]> {
    fn pack(&self, to: &mut Packer) {
        to.list(self);
    }

    fn unpack(text: &mut Packing) -> Self {
        Self::Owned(text.list())
    }
}

impl<T: Packed> Packed for Option<T> {
    fn pack(&self, to: &mut Packer) {
        to.number(usize::from(self.is_some()));
        if let Some(value) = self {
            value.pack(to);
        }
    }

    fn unpack(text: &mut Packing) -> Self {
        (text.number() == 1).then(|| T::unpack(text))
    }
}

impl<A: Packed, B: Packed> Packed for (A, B) {
    fn pack(&self, to: &mut Packer) {
        self.0.pack(to);
        self.1.pack(to);
    }

    fn unpack(text: &mut Packing) -> Self {
        (A::unpack(text), B::unpack(text))
    }
}

#[cfg(test)]
mod tests {
    use std::borrow::Cow;

    use crate::site::tenant::PageWords;

    use super::{Packed, Packer, Packing};

    type Row = (
        &'static [(&'static str, Option<Cow<'static, str>>)],
        (bool, Cow<'static, [&'static str]>),
    );

    fn packed(value: &impl Packed) -> Option<String> {
        let mut packer = Packer::default();
        value.pack(&mut packer);
        packer.finish()
    }

    fn unpacked<T: Packed>(text: &str) -> T {
        T::unpack(&mut Packing::new(text.to_owned().leak()))
    }

    #[test]
    fn values_are_read_as_they_were_written() {
        let many = vec!["é\"\\\u{2028}"; 300];
        let cases: [Row; 3] = [
            (&[], (false, Cow::Borrowed(&[]))),
            (
                &[("", None), ("x", Some(Cow::Borrowed("")))],
                (true, Cow::Borrowed(&[""])),
            ),
            (
                &[("1", Some(Cow::Borrowed("0")))],
                (false, Cow::Owned(many)),
            ),
        ];
        for row in cases {
            let text = packed(&row).unwrap();
            assert_eq!(unpacked::<Row>(&text), row, "{text}");
        }
    }

    #[test]
    fn what_would_be_read_otherwise_is_not_written() {
        let long: &[PageWords] = vec![PageWords::NONE; 0xd800].leak();
        assert_eq!(packed(&"a\nb"), None);
        assert_eq!(packed(&long), None);
        assert_eq!(packed(&&long[..0xd7cf]).map(|text| text.len()), Some(3));
    }

    #[test]
    fn what_is_read_past_the_end_is_empty() {
        for text in ["", "0", "1", "\u{10ffff}", "3a\n1", "/"] {
            let _: Row = unpacked(text);
        }
        assert_eq!(
            unpacked::<Row>(""),
            (&[][..], (false, Cow::Borrowed(&[][..])))
        );
    }
}
