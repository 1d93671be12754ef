//! What `npm run platform -- contract` asks of the edge's own code: the catalogue of calls as JSON, a list
//! of rows as [`belajar_core::api::catalogue::contract`] writes them.

use belajar_core::api::catalogue::contract;

fn main() {
    println!("{}", serde_json::Value::from(contract::rows()));
}
