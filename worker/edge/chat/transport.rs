//! The way of an answer through the runtime: waited for until its first byte is there, then passed on.
//!
//! The runtime's own pipe moves the bytes, untouched and at the visitor's pace. A silence in mid-answer
//! is the app's to notice: a read that is watched here would cost every line three times as much.

use std::future::Future;
use std::time::Duration;

use js_sys::Promise;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{AbortController, ReadableStream, WritableStream};

use crate::edge::runtime::fetch::{FetchError, FetchRequest};
use crate::edge::runtime::{fetch, js};
use crate::gateway::chat::{Ended, LONGEST_ANSWER_MS};

// Each crossing into wasm and each promise that it waits for keeps the visitor from the first byte, so
// that steps that follow one another are one call. What does not go on to its end is aborted: that closes
// the connection it comes from.
#[wasm_bindgen(inline_js = "
const [whole, broken, late, refused] = ['whole', 'broken', 'late', 'refused'];
const grace = 2_000;
async function until(work, verdict, own, ms) {
  let timer;
  const ended = new Promise((resolve) => {
    timer = setTimeout(resolve, ms, late);
    verdict?.then((told) => { if (told === false) resolve(refused); });
  });
  try {
    const outcome = await Promise.race([work, ended]);
    if (outcome === late || outcome === refused) own.abort();
    return outcome;
  } finally {
    clearTimeout(timer);
  }
}
async function firstOf(url, init) {
  const response = await fetch(url, init);
  if (!response.ok || !response.body) return { response };
  const reader = response.body.getReader();
  const { value } = await reader.read();
  reader.releaseLock();
  return { response, first: value };
}
export function begin(url, init, verdict, own, ms) {
  return until(firstOf(url, init), verdict, own, ms);
}
async function move(first, source, target, signal) {
  if (!first) return whole;
  const writer = target.getWriter();
  await writer.write(first);
  writer.releaseLock();
  await source.pipeTo(target, { preventClose: true, preventAbort: true, signal });
  return whole;
}
export async function passOn(first, source, target, verdict, own, ms) {
  const letting = new AbortController();
  const moving = move(first, source, target, letting.signal).catch(() => {
    own.abort();
    return broken;
  });
  const outcome = await until(moving, verdict, own, ms);
  // A pipe lets go of its sides by itself unless its reader takes nothing of what was written.
  await until(moving, undefined, letting, grace);
  return outcome;
}
export async function end(target, line, ms) {
  const writer = target.getWriter();
  const leaving = new AbortController();
  leaving.signal.addEventListener('abort', () => writer.abort().catch(() => {}));
  const write = async () => {
    await writer.write(new TextEncoder().encode(line));
    await writer.close();
  };
  await until(write(), undefined, leaving, ms);
}
")]
extern "C" {
    fn begin(
        url: &str,
        init: &JsValue,
        verdict: Option<&Promise>,
        own: &AbortController,
        ms: u32,
    ) -> Promise;

    #[wasm_bindgen(js_name = passOn)]
    fn pass_on_within(
        first: &JsValue,
        source: &ReadableStream,
        target: &WritableStream,
        verdict: Option<&Promise>,
        own: &AbortController,
        ms: u32,
    ) -> Promise;

    fn end(target: &WritableStream, line: &str, ms: u32) -> Promise;
}

/// An answer that has begun.
pub struct Begun {
    /// Its status and headers, whose body nobody holds.
    pub response: web_sys::Response,
    /// The first chunk; undefined where the answer is an error, or has ended without any.
    pub first: JsValue,
}

/// Asks, and waits for the first chunk. None where the verdict that is on its way was no before that.
///
/// # Errors
/// [`FetchError::Slow`] after the call's time limit, [`FetchError::Broken`].
pub async fn begun(
    call: &FetchRequest,
    verdict: Option<&Promise>,
    own: &AbortController,
) -> Result<Option<Begun>, FetchError> {
    let init = fetch::request_init(&call.head(), &call.body, own, call.visitor.as_ref());
    let asked = begin(
        &call.url,
        &init,
        verdict,
        own,
        js::milliseconds(call.timeout),
    );
    let Ok(outcome) = JsFuture::from(asked).await else {
        return Err(FetchError::Broken);
    };
    match outcome.as_string() {
        None => Ok(Some(Begun {
            response: js::get(&outcome, "response").unchecked_into(),
            first: js::get(&outcome, "first"),
        })),
        Some(ended) if Ended::of(&ended) == Ended::Refused => Ok(None),
        Some(_) => Err(FetchError::Slow),
    }
}

/// Begins to move the answer to the visitor. What is given comes to how it has ended, once both sides
/// are free; the target stays open.
pub fn pass_on(
    begun: &Begun,
    source: &ReadableStream,
    target: &WritableStream,
    verdict: Option<&Promise>,
    own: &AbortController,
) -> impl Future<Output = Ended> + 'static {
    let longest = js::milliseconds(Duration::from_millis(LONGEST_ANSWER_MS));
    let passing = pass_on_within(&begun.first, source, target, verdict, own, longest);
    async move {
        let ended = JsFuture::from(passing).await.ok();
        Ended::of(
            &ended
                .and_then(|ended| ended.as_string())
                .unwrap_or_default(),
        )
    }
}

/// Writes the last line, behind all that has been passed on. A reader who does not take it in that time is
/// cut off, so that none holds an answer without end.
pub async fn end_with(target: &WritableStream, line: &str, limit: Duration) {
    // A visitor who has left gets nothing: there is nobody to tell.
    let _ = JsFuture::from(end(target, line, js::milliseconds(limit))).await;
}
