//! Headers on their way across the wasm border: all of an answer's in one text.

use wasm_bindgen::prelude::*;

use super::js;

#[wasm_bindgen(inline_js = "
export function headerInit(text) {
  const pairs = text.split('\\n').slice(1).map((line) => {
    const at = line.indexOf(':');
    return [line.slice(0, at), line.slice(at + 1)];
  });
  const object = Object.fromEntries(pairs);
  return Object.keys(object).length < pairs.length ? pairs : object;
}
export function headerValues(headers, names) {
  return names.split('\\n').map((name) => headers.get(name) ?? '\\0').join('\\n');
}
")]
extern "C" {
    #[wasm_bindgen(js_name = headerInit)]
    fn init_of(lines: &str) -> JsValue;

    #[wasm_bindgen(js_name = headerValues)]
    fn texts(headers: &web_sys::Headers, names: &str) -> String;
}

/// Headers as `ResponseInit` takes them: an object, which the runtime reads three times as fast as
/// pairs, unless a name stands there twice.
pub fn init<N: AsRef<str>, V: AsRef<str>>(headers: &[(N, V)]) -> JsValue {
    init_of(&lines(headers))
}

/// Headers as one text: before each a line break, and a colon after its name.
pub fn lines<N: AsRef<str>, V: AsRef<str>>(headers: &[(N, V)]) -> String {
    let mut lines = String::new();
    for (name, value) in headers {
        // The runtime refuses a value with NUL as it would refuse one with a line break.
        let value = value.as_ref().replace('\n', "\0");
        lines.extend(["\n", name.as_ref(), ":", &value]);
    }
    lines
}

/// The values of some headers in the order of their names, none where one is missing.
pub fn values(headers: &web_sys::Headers, names: &[&str]) -> Vec<Option<String>> {
    let lines = texts(headers, &names.join("\n"));
    let values = lines.split('\n');
    values
        .map(|value| (value != "\0").then(|| value.to_owned()))
        .collect()
}

/// Headers as the runtime's own object, which it takes as they are. One that it refuses is left out, and logged.
pub fn kept<N: AsRef<str>, V: AsRef<str>>(headers: &[(N, V)]) -> JsValue {
    let Ok(made) = web_sys::Headers::new() else {
        return init(headers);
    };
    for (name, value) in headers {
        if let Err(error) = made.append(name.as_ref(), value.as_ref()) {
            js::log(format_args!(
                "{} was refused: {}",
                name.as_ref(),
                js::told(&error)
            ));
        }
    }
    made.into()
}
