//! How long finding a tenant takes in tables of several sizes: prints `[[rows, ns], …]`.

use std::hint::black_box;
use std::time::Instant;

use belajar_core::sites::tables::PAGES;
use belajar_core::sites::tenant::{Host, Tenants};
use serde_json::{Value, json};

const SIZES: [usize; 3] = [35, 10_000, 100_000];
const ROUNDS: usize = 9;
const FINDS: usize = 300_000;

fn main() -> Result<(), String> {
    let mut told = Vec::new();
    for rows in SIZES {
        let tenants = Tenants::parse(&table(rows).to_string(), &PAGES)
            .map_err(|problems| format!("{problems:?}"))?;
        // Every tenth host is one that the table does not have.
        let hosts = (0..1_000).map(|at| format!("brand-{}.example", at * rows / 900));
        let hosts: Vec<Host> = hosts
            .map(|host| Host::parse(&host).map_err(|error| error.to_string()))
            .collect::<Result<_, _>>()?;
        let round = || {
            let began = Instant::now();
            for host in hosts.iter().cycle().take(FINDS) {
                black_box(tenants.find(black_box(host), "/"));
            }
            began.elapsed().as_nanos() / FINDS as u128
        };
        // Whatever else the machine does only makes a round longer.
        let least = (0..ROUNDS).map(|_| round()).min();
        told.push(json!([rows, least]));
    }
    println!("{}", Value::from(told));
    Ok(())
}

fn table(rows: usize) -> Value {
    let mut keys: Vec<String> = (0..rows).map(|at| format!("brand-{at}")).collect();
    keys.sort_unstable();
    let row = |key: &String| {
        json!({
            "key": key, "name": key, "tagline": "Belajar", "domain": format!("{key}.example"),
            "hosts": [format!("{key}.example"), format!("*.{key}.example")],
            "appId": key, "lmsId": key, "lmsKey": key, "workspaceId": key
        })
    };
    let tenants: Vec<Value> = keys.iter().map(row).collect();
    json!({ "default": "brand-0", "local": "brand-1", "tenants": tenants })
}
