/**
 * Pages of the portal that the edge renders for who has no script, by their names: all that they do is
 * read, or a form that the browser itself sends. The others say that they need one
 * (worker/core/src/document/noscript.rs).
 */
export const SCRIPTLESS_PAGES: readonly string[] = ['profile', 'earnings', 'earnings-request'];
