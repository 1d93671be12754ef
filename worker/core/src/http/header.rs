//! Header pairs.

/// The headers of a request or a response that is being put together: lower-case names, values as they
/// are sent. A name may stand there twice.
pub type Headers = Vec<(&'static str, String)>;
