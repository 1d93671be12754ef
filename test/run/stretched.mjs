/**
 * The edge's time limits (worker/core/src/timeouts.rs) for bindings, for a search's lists, for settings and
 * prefetched calls, and for rendering.
 */
export const DEADLINES_MS = [500, 1200, 1500, 2000];
export const STRETCH = 20;

/**
 * A module before the worker that stretches the edge's deadlines twentyfold: those after which a page is
 * served without its data or rendering. On a busy machine they would decide what a test sees.
 */
export const stretched = `
import edge from './main.js';
const deadlines = new Set(${JSON.stringify(DEADLINES_MS)});
const later = globalThis.setTimeout;
globalThis.setTimeout = (act, ms, ...given) =>
  later(act, deadlines.has(ms) ? ms * ${STRETCH} : ms, ...given);
export default { fetch: (...request) => edge.fetch(...request) };
`;
