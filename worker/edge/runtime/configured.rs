//! The operator's configuration, read once per isolate: it cannot change while it lives.

use std::cell::OnceCell;
use std::rc::Rc;

use wasm_bindgen::JsValue;

use super::js;
use crate::config::{Config, Deployment};

thread_local! {
    static CONFIG: OnceCell<Rc<Config>> = const { OnceCell::new() };
}

/// This isolate's configuration.
pub fn config(env: &JsValue) -> Rc<Config> {
    CONFIG.with(|cell| Rc::clone(cell.get_or_init(|| Rc::new(read(env)))))
}

fn read(env: &JsValue) -> Config {
    let text = |of: &JsValue, name: &str| js::get(of, name).as_string().unwrap_or_default();
    let version = js::get(env, "VERSION");
    let deployment = Deployment::new(text(&version, "id"), text(&version, "tag"));
    let (config, problems) = Config::read(deployment, |name| text(env, name));
    for problem in &problems {
        js::log(format_args!("{problem}"));
    }
    config
}
