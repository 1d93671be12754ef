//! Where the runtime enters.
#![cfg(target_arch = "wasm32")]

use worker::{Context, Env, event};

#[global_allocator]
static MEMORY: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();

/// Answers every request that reaches the worker.
#[event(fetch)]
async fn fetch(
    request: web_sys::Request,
    env: Env,
    context: Context,
) -> worker::Result<web_sys::Response> {
    Ok(belajar_edge::edge::fetch(request, env, context).await)
}
