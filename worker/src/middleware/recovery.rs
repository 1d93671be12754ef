//! What a panic or a trap leaves behind: it ends the instance with every request that it was handling,
//! and `js/main.js` has a new instance handle each of them once more.

use crate::context::RequestContext;
use crate::platform::panics;
use belajar_core::gateway::error::Error;

/// Has panics reported, each once.
pub fn report_panics() {
    panics::watch();
}

/// Refuses a request that another instance was handling: nobody knows how far it came.
///
/// # Errors
/// [`Error::Internal`], or [`Error::Interrupted`] where the request may have changed something.
pub fn check_interruption(context: &RequestContext) -> Result<(), Error> {
    if context.is_retry_after_crash() {
        return Err(context.request.interruption());
    }
    Ok(())
}
