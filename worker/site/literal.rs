//! Values as the Rust source that makes them: how the build writes its tables out as static rows.

use std::borrow::Cow;
use std::fmt::Write;

/// Something that can stand in a `static`.
pub trait Literal {
    /// Writes the expression that makes it.
    fn write(&self, source: &mut String);
}

/// The expression that makes a value.
#[must_use]
pub fn literal(value: &impl Literal) -> String {
    let mut source = String::new();
    value.write(&mut source);
    source
}

/// A struct, field by field; an enum whose variants hold one value or none.
macro_rules! literals {
    ($(struct $type:ident { $($field:ident),* })* $(enum $choice:ident { $($variant:ident $(($value:ident))?),* })*) => {
        $(impl $crate::site::literal::Literal for $type {
            fn write(&self, source: &mut String) {
                source.push_str(concat!(stringify!($type), "{"));
                $(
                    source.push_str(concat!(stringify!($field), ":"));
                    self.$field.write(source);
                    source.push(',');
                )*
                source.push('}');
            }
        })*
        $(impl $crate::site::literal::Literal for $choice {
            fn write(&self, source: &mut String) {
                match self {
                    $(Self::$variant $(($value))? => {
                        source.push_str(concat!(stringify!($choice), "::", stringify!($variant)));
                        $(
                            source.push('(');
                            $value.write(source);
                            source.push(')');
                        )?
                    })*
                }
            }
        })*
    };
}
pub(super) use literals;

impl Literal for str {
    fn write(&self, source: &mut String) {
        // What `Debug` writes of a text is a literal of Rust; writing to a String cannot fail.
        let _ = write!(source, "{self:?}");
    }
}

impl Literal for bool {
    fn write(&self, source: &mut String) {
        source.push_str(if *self { "true" } else { "false" });
    }
}

impl<T: Literal + ?Sized> Literal for &T {
    fn write(&self, source: &mut String) {
        (**self).write(source);
    }
}

impl<T: Literal> Literal for [T] {
    fn write(&self, source: &mut String) {
        source.push_str("&[");
        for value in self {
            value.write(source);
            source.push(',');
        }
        source.push(']');
    }
}

impl<T: Literal + ToOwned + ?Sized> Literal for Cow<'_, T> {
    fn write(&self, source: &mut String) {
        source.push_str("Borrowed(");
        self.as_ref().write(source);
        source.push(')');
    }
}

impl<T: Literal> Literal for Option<T> {
    fn write(&self, source: &mut String) {
        match self {
            None => source.push_str("None"),
            Some(value) => {
                source.push_str("Some(");
                value.write(source);
                source.push(')');
            }
        }
    }
}

impl<A: Literal, B: Literal> Literal for (A, B) {
    fn write(&self, source: &mut String) {
        source.push('(');
        self.0.write(source);
        source.push(',');
        self.1.write(source);
        source.push(')');
    }
}

#[cfg(test)]
mod tests {
    use std::borrow::Cow;

    use super::literal;

    #[test]
    fn values_are_the_source_that_makes_them() {
        let text = "a\"b\\c\n\u{2028}é";
        let row = [("x", None), ("y", Some(Cow::Borrowed(text)))];
        assert_eq!(
            literal(&&row[..]),
            r#"&[("x",None,),("y",Some(Borrowed("a\"b\\c\n\u{2028}é"))),]"#.replace(",)", ")")
        );
        assert_eq!(literal(&(true, "")), r#"(true,"")"#);
    }
}
