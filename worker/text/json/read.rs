//! Reading JSON (RFC 8259): strictly, and no deeper than values are looked at.

use super::value::{Map, Number, Value};

/// How deep lists and objects may stand in each other.
const DEEPEST: usize = 127;

/// How many values are held at most: each takes many times the room of its text, and what memory has
/// grown by is never given back.
const MOST_VALUES: usize = 100_000;

/// A JSON text's value; none where it is not JSON, or holds more values than are held.
#[must_use]
pub fn parsed(text: &str) -> Option<Value> {
    Reader::new(text, None).whole()
}

/// The same of which only the fields of that name at the top are kept: a long answer is judged
/// without being held. Whatever else stands in a list or in an object is read over.
#[must_use]
pub fn field_of(text: &str, name: &str) -> Option<Value> {
    Reader::new(text, Some(name)).whole()
}

/// What stands at a path in a text, of names and places in lists; none where nothing stands there, or the
/// text is no JSON. Everything else is read over, and not held.
#[must_use]
pub fn value_at(text: &str, path: &[&str]) -> Option<Value> {
    let mut reader = Reader::new(text, None);
    let found = reader.at(path, &mut Reader::value).ok()?;
    found.filter(|_| reader.peek().is_none())
}

/// Goes through the list at a path of names, one item after the other; nothing of it is held. None where
/// there is no list, or the text is no JSON, which may turn out at its end.
pub fn each_item(text: &str, path: &[&str], mut visit: impl FnMut(Value)) -> Option<()> {
    let mut reader = Reader::new(text, None);
    let mut items = |reader: &mut Reader<'_>| reader.items(&mut visit);
    let is_list = reader.at(path, &mut items).ok()?;
    (is_list == Some(true) && reader.peek().is_none()).then_some(())
}

/// The fields of an object in their order, each with its value as it is written; none where the text is
/// no JSON object. What is only moved on is not read and written again.
#[must_use]
pub fn raw_fields(text: &str) -> Option<Vec<(String, &str)>> {
    Reader::new(text, None).raw_fields()
}

/// A text that is no JSON.
struct Broken;

struct Reader<'t> {
    text: &'t str,
    at: usize,
    depth: usize,
    values: usize,
    /// What alone is kept of the top, where that is not everything.
    only: Option<&'t str>,
}

impl<'t> Reader<'t> {
    const fn new(text: &'t str, only: Option<&'t str>) -> Self {
        Self {
            text,
            at: 0,
            depth: 0,
            values: 0,
            only,
        }
    }

    fn whole(mut self) -> Option<Value> {
        let value = self.value()?;
        self.peek().is_none().then_some(value)
    }

    fn raw_fields(mut self) -> Option<Vec<(String, &'t str)>> {
        self.take(b'{')?;
        let mut fields = Vec::new();
        while self.peek()? != b'}' {
            let name = self.name(true, true)?;
            self.peek()?;
            let began = self.at;
            self.pass()?;
            fields.push((name, self.text.get(began..self.at)?));
            self.next_or(b'}')?;
        }
        self.at += 1;
        self.peek().is_none().then_some(fields)
    }

    /// The next byte that is no blank.
    fn peek(&mut self) -> Option<u8> {
        loop {
            let byte = self.byte()?;
            if !matches!(byte, b' ' | b'\t' | b'\n' | b'\r') {
                return Some(byte);
            }
            self.at += 1;
        }
    }

    fn byte(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    fn take(&mut self, wanted: u8) -> Option<()> {
        (self.peek()? == wanted).then(|| self.at += 1)
    }

    /// Reads what stands at a path below the next value; none where nothing does.
    fn at<T>(
        &mut self,
        path: &[&str],
        read: &mut dyn FnMut(&mut Self) -> Option<T>,
    ) -> Result<Option<T>, Broken> {
        let Some((step, rest)) = path.split_first() else {
            return read(self).map(Some).ok_or(Broken);
        };
        let first = self.peek().ok_or(Broken)?;
        if !matches!(first, b'{' | b'[') {
            return self.pass().map(|()| None).ok_or(Broken);
        }
        // In ASCII both ends stand two behind their beginnings.
        let (is_object, end) = (first == b'{', first + 2);
        let place = step.parse::<usize>().ok().filter(|_| !is_object);
        self.at += 1;
        let (mut found, mut index) = (None, 0);
        while self.peek().ok_or(Broken)? != end {
            let name = self.name(is_object, true).ok_or(Broken)?;
            if (is_object && name == *step) || place == Some(index) {
                // A name that stands twice has its last value.
                found = self.at(rest, read)?;
            } else {
                self.pass().ok_or(Broken)?;
            }
            index += 1;
            self.next_or(end).ok_or(Broken)?;
        }
        self.at += 1;
        Ok(found)
    }

    /// Goes through the next value's items, where it is a list; whether it is one.
    fn items(&mut self, visit: &mut dyn FnMut(Value)) -> Option<bool> {
        if self.peek()? != b'[' {
            self.pass()?;
            return Some(false);
        }
        self.at += 1;
        while self.peek()? != b']' {
            self.values = 0;
            visit(self.value()?);
            self.next_or(b']')?;
        }
        self.at += 1;
        Some(true)
    }

    /// The next value.
    fn value(&mut self) -> Option<Value> {
        self.values += 1;
        (self.values <= MOST_VALUES).then_some(())?;
        match self.peek()? {
            b'{' => self.deeper(Self::object),
            b'[' => self.deeper(Self::array),
            b'"' => self.string(true).map(Value::String),
            _ => self.scalar(),
        }
    }

    fn scalar(&mut self) -> Option<Value> {
        match self.byte()? {
            b't' => self.word("true", Value::Bool(true)),
            b'f' => self.word("false", Value::Bool(false)),
            b'n' => self.word("null", Value::Null),
            _ => self
                .number()
                .map(|digits| Value::Number(Number(digits.to_owned()))),
        }
    }

    fn deeper(&mut self, read: fn(&mut Self) -> Option<Value>) -> Option<Value> {
        self.depth += 1;
        let value = (self.depth <= DEEPEST).then(|| read(self))??;
        self.depth -= 1;
        Some(value)
    }

    /// Reads the next value over: without a stack, so that it may be as deep as it likes.
    fn pass(&mut self) -> Option<()> {
        let mut ends = Vec::new();
        loop {
            let first = self.peek()?;
            match first {
                b'{' | b'[' => {
                    self.at += 1;
                    // In ASCII both ends stand two behind their beginnings.
                    ends.push(first + 2);
                    if self.peek()? != first + 2 {
                        self.name(first == b'{', false)?;
                        continue;
                    }
                }
                b'"' => drop(self.string(false)?),
                _ => drop(self.scalar()?),
            }
            loop {
                let Some(end) = ends.last().copied() else {
                    return Some(());
                };
                if self.peek()? != end {
                    self.take(b',')?;
                    self.name(end == b'}', false)?;
                    break;
                }
                self.at += 1;
                ends.pop();
            }
        }
    }

    /// A field's name with its colon, where there has to be one.
    fn name(&mut self, is_there: bool, is_kept: bool) -> Option<String> {
        if !is_there {
            return Some(String::new());
        }
        (self.peek()? == b'"').then_some(())?;
        let name = self.string(is_kept)?;
        self.take(b':')?;
        Some(name)
    }

    fn word(&mut self, word: &str, value: Value) -> Option<Value> {
        let is_there = self.text.get(self.at..)?.starts_with(word);
        self.at += word.len();
        is_there.then_some(value)
    }

    fn object(&mut self) -> Option<Value> {
        self.take(b'{')?;
        let only = self.only.filter(|_| self.depth == 1);
        let mut map = Map::new();
        while self.peek()? != b'}' {
            let name = self.name(true, true)?;
            if only.is_none_or(|only| only == name) {
                map.insert(name, self.value()?);
            } else {
                self.pass()?;
            }
            self.next_or(b'}')?;
        }
        self.at += 1;
        Some(Value::Object(map))
    }

    fn array(&mut self) -> Option<Value> {
        self.take(b'[')?;
        let mut items = Vec::new();
        while self.peek()? != b']' {
            if self.only.is_none() || self.depth > 1 {
                items.push(self.value()?);
            } else {
                self.pass()?;
            }
            self.next_or(b']')?;
        }
        self.at += 1;
        Some(Value::Array(items))
    }

    /// Goes past a comma, behind which no end may stand, or up to the end.
    fn next_or(&mut self, end: u8) -> Option<()> {
        if self.peek()? == end {
            return Some(());
        }
        self.take(b',')?;
        (self.peek()? != end).then_some(())
    }

    /// A text at its quote; empty where it is not kept.
    fn string(&mut self, is_kept: bool) -> Option<String> {
        let mut text = String::new();
        self.at += 1;
        loop {
            let began = self.at;
            while !matches!(self.byte()?, b'"' | b'\\' | 0..0x20) {
                self.at += 1;
            }
            if is_kept {
                text.push_str(self.text.get(began..self.at)?);
            }
            match self.byte()? {
                b'"' => break,
                b'\\' => text.push(self.escaped()?),
                _ => return None,
            }
        }
        self.at += 1;
        Some(text)
    }

    /// The character of an escape at its backslash.
    fn escaped(&mut self) -> Option<char> {
        self.at += 2;
        Some(match self.text.as_bytes().get(self.at - 1)? {
            b'"' => '"',
            b'\\' => '\\',
            b'/' => '/',
            b'b' => '\u{8}',
            b'f' => '\u{c}',
            b'n' => '\n',
            b'r' => '\r',
            b't' => '\t',
            b'u' => return self.code_point(),
            _ => return None,
        })
    }

    /// The character of four hexadecimal digits, or of two times four that are a pair.
    fn code_point(&mut self) -> Option<char> {
        let first = self.hex()?;
        if !(0xd800..0xdc00).contains(&first) {
            return char::from_u32(first);
        }
        let is_next = self.text.get(self.at..)?.starts_with("\\u");
        self.at += 2;
        let second = if is_next { self.hex()? } else { 0 };
        let low = second.checked_sub(0xdc00).filter(|low| *low < 0x400)?;
        char::from_u32(0x1_0000 + ((first - 0xd800) << 10) + low)
    }

    fn hex(&mut self) -> Option<u32> {
        let digits = self.text.get(self.at..self.at + 4)?;
        self.at += 4;
        let is_hex = digits.bytes().all(|digit| digit.is_ascii_hexdigit());
        u32::from_str_radix(digits, 16).ok().filter(|_| is_hex)
    }

    fn number(&mut self) -> Option<&'t str> {
        let began = self.at;
        self.skip(b'-');
        if !self.skip(b'0') {
            self.digits()?;
        }
        if self.skip(b'.') {
            self.digits()?;
        }
        if self.skip(b'e') || self.skip(b'E') {
            let _ = self.skip(b'+') || self.skip(b'-');
            self.digits()?;
        }
        self.text.get(began..self.at)
    }

    fn skip(&mut self, wanted: u8) -> bool {
        let is_there = self.byte() == Some(wanted);
        self.at += usize::from(is_there);
        is_there
    }

    fn digits(&mut self) -> Option<()> {
        let began = self.at;
        while self.byte().is_some_and(|byte| byte.is_ascii_digit()) {
            self.at += 1;
        }
        (self.at > began).then_some(())
    }
}
