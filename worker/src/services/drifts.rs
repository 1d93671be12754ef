//! Logs responses that have drifted (`api::drift`), once per isolate: a line of the log and a data
//! point each.

use std::cell::RefCell;

use worker::{AnalyticsEngineDataPointBuilder, console_error};

use crate::context::RequestContext;
use belajar_core::api::drift::{Drift, Finding, LoggedDrifts};

thread_local! {
    static LOGGED: RefCell<LoggedDrifts> = const { RefCell::new(LoggedDrifts::new()) };
}

/// How many different ones the isolate has logged.
pub fn count() -> usize {
    LOGGED.with_borrow(LoggedDrifts::count)
}

/// Logs each of these findings; one of a call that the catalogue lacks is left out.
pub fn log_all(context: &RequestContext, found: &[Finding]) {
    for drift in found.iter().filter_map(Drift::of) {
        log(context, &drift);
    }
}

/// Logs one of the tenant's, unless that has been done.
pub fn log(context: &RequestContext, drift: &Drift) {
    let tenant: &str = &context.tenant().row.key;
    if !LOGGED.with_borrow_mut(|logged| logged.is_new(tenant, drift)) {
        return;
    }
    console_error!("{}", drift.line(&context.trace.request_id(), tenant));
    if let Some(dataset) = context.metrics() {
        let point = AnalyticsEngineDataPointBuilder::new()
            .indexes([tenant])
            .blobs(drift.blobs());
        // A point that is not taken is in the log all the same.
        let _ = point.write_to(&dataset);
    }
}
