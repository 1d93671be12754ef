//! Logs responses that have drifted (`trace::drift`), once per isolate: a line of the log and a data
//! point each.

use std::cell::RefCell;

use worker::{AnalyticsEngineDataPointBuilder, console_error};

use crate::context::RequestContext;
use belajar_core::trace::drift::{Drift, Told};

thread_local! {
    static TOLD: RefCell<Told> = const { RefCell::new(Told::new()) };
}

/// How many different ones it has told.
pub fn count() -> usize {
    TOLD.with_borrow(Told::count)
}

/// Tells one of the site's, unless that has been done.
pub fn tell(context: &RequestContext, drift: &Drift) {
    let tenant: &str = &context.tenant().row.key;
    if !TOLD.with_borrow_mut(|told| told.is_new(tenant, drift)) {
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
