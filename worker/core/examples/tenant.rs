//! What `npm run tenant` asks of the edge's own code (`test/run/tenant/`), so that what is written
//! into the key-value store is what the worker reads.
//!
//! - `check` takes nothing, and prints every problem of `tenants.json` and `app/pages.json`.
//! - `row` takes a row as `tenants.json` writes them, and prints `{"key", "hosts", "row"}`, the form
//!   that is published.
//! - `stored` takes a row in that form, which was published before, and prints whether it still fits
//!   beside the table.
//! - `seal <tenant key>` takes a tenant's secret, and prints it sealed under `APP_TOKEN_KEY`.
//! - `variables` takes an operator's variables, a JSON object by name, and prints what is wrong with them.
//! - `reseal` takes sealed secrets, JSON by tenant key, and prints those that `APP_TOKEN_KEY_PREVIOUS`
//!   has sealed, where there is one, or that were sealed the former way: `{"sealed", "opened"}` by tenant
//!   key, sealed under `APP_TOKEN_KEY`, and the variable of the key that it has opened with.
//!
//! What it takes comes on its standard input, keys from its environment, never from its arguments,
//! which others on the machine can see. With problems it ends with 1, and each of them is a line of
//! its error output.

use std::collections::BTreeMap;
use std::env;
use std::io::{self, Read};
use std::process::ExitCode;

use belajar_core::auth::token::{Key, sealed_secret};
use belajar_core::config;
use belajar_core::sites::tables::{self, PAGES};
use belajar_core::sites::tenant::{TableError, Tenant, Tenants};
use belajar_core::text::json;
use serde_json::json;

/// The variables of the keys of app tokens.
const CURRENT: &str = "APP_TOKEN_KEY";
const PREVIOUS: &str = "APP_TOKEN_KEY_PREVIOUS";

fn main() -> ExitCode {
    let given: Vec<String> = env::args().skip(1).collect();
    let given: Vec<&str> = given.iter().map(String::as_str).collect();
    let output = match given.as_slice() {
        ["check"] => table().map(|_| String::new()),
        ["row"] => input().and_then(|text| row(&text)),
        ["stored"] => input().and_then(|text| stored(&text)),
        ["seal", tenant] => input().and_then(|secret| seal(tenant, &secret)),
        ["reseal"] => input().and_then(|secrets| reseal(&secrets)),
        ["variables"] => input().and_then(|values| variables(&values)),
        _ => Err(vec![
            "check | row | stored | seal <tenant key> | reseal | variables".to_owned(),
        ]),
    };
    match output {
        Ok(output) => {
            println!("{output}");
            ExitCode::SUCCESS
        }
        Err(problems) => {
            eprintln!("{}", problems.join("\n"));
            ExitCode::FAILURE
        }
    }
}

fn input() -> Result<String, Vec<String>> {
    let mut text = String::new();
    let read = io::stdin().read_to_string(&mut text);
    read.map(|_| text).map_err(|error| vec![error.to_string()])
}

/// `tenants.json`, or every problem of it and of `app/pages.json`.
fn table() -> Result<Tenants, Vec<String>> {
    tables::checked_tenants(&tables::checked_pages()?)
}

fn row(json: &str) -> Result<String, Vec<String>> {
    let tenant = Tenant::to_publish(json, &PAGES, &table()?)
        .map_err(|problems| problems.iter().map(TableError::line).collect::<Vec<_>>())?;
    let output = json!({ "key": tenant.key, "hosts": tenant.hosts, "row": tenant.published() });
    Ok(output.to_string())
}

fn stored(row: &str) -> Result<String, Vec<String>> {
    let checked = Tenant::to_publish_again(row, &table()?);
    let tenant =
        checked.map_err(|problems| problems.iter().map(TableError::line).collect::<Vec<_>>())?;
    Ok(tenant.key.into_owned())
}

fn variables(values: &str) -> Result<String, Vec<String>> {
    let values: BTreeMap<String, String> = json::read(values)
        .ok_or_else(|| vec!["the variables are no JSON object of texts".to_owned()])?;
    let value = |name: &str| values.get(name).cloned().unwrap_or_default();
    Ok(json!(config::problems(value)).to_string())
}

fn key(variable: &str) -> Result<Key, Vec<String>> {
    let text = env::var(variable).unwrap_or_default();
    Key::from_hex(text.trim()).map_err(|_| vec![format!("{variable} is not 64 hex digits")])
}

fn seal(tenant: &str, secret: &str) -> Result<String, Vec<String>> {
    let secret = secret.trim_end_matches(['\r', '\n']);
    if secret.is_empty() || secret.contains(char::is_control) {
        return Err(vec!["the secret is empty, or not one line".to_owned()]);
    }
    sealed(&key(CURRENT)?, tenant, secret).map_err(|problem| vec![problem])
}

fn sealed(key: &Key, tenant: &str, secret: &str) -> Result<String, String> {
    let mut nonce = [0; sealed_secret::NONCE_LENGTH];
    getrandom::fill(&mut nonce).map_err(|error| error.to_string())?;
    sealed_secret::seal(key, nonce, tenant, secret)
        .ok_or_else(|| "the secret is too long".to_owned())
}

fn reseal(secrets: &str) -> Result<String, Vec<String>> {
    let secrets: Option<BTreeMap<String, String>> = json::read(secrets);
    let secrets =
        secrets.ok_or_else(|| vec!["write a JSON object of sealed secrets".to_owned()])?;
    let new = key(CURRENT)?;
    // Without it, what the current key has sealed the former way is sealed anew.
    let has_previous = env::var_os(PREVIOUS).is_some_and(|text| !text.is_empty());
    let old = has_previous.then(|| key(PREVIOUS)).transpose()?;
    let mut resealed = serde_json::Map::new();
    let mut problems = Vec::new();
    for (tenant, stored) in &secrets {
        let by_new = sealed_secret::open([&new], tenant, stored);
        if sealed_secret::is_current(stored) && by_new.is_some() {
            continue;
        }
        let opened = if by_new.is_some() { CURRENT } else { PREVIOUS };
        let anew = by_new
            .or_else(|| sealed_secret::open(&old, tenant, stored))
            .ok_or_else(|| opens_with_none(old.as_ref()).to_owned())
            .and_then(|secret| sealed(&new, tenant, &secret));
        match anew {
            Ok(sealed) => {
                let entry = json!({ "sealed": sealed, "opened": opened });
                resealed.insert(tenant.clone(), entry);
            }
            Err(problem) => problems.push(format!("{tenant}: {problem}")),
        }
    }
    if problems.is_empty() {
        Ok(serde_json::Value::from(resealed).to_string())
    } else {
        Err(problems)
    }
}

const fn opens_with_none(previous: Option<&Key>) -> &'static str {
    match previous {
        Some(_) => "opens with neither key",
        None => "does not open with APP_TOKEN_KEY, and APP_TOKEN_KEY_PREVIOUS is not set",
    }
}
