// The path is a variable, so that no bundler follows it.
const app = './render/index.js';

/**
 * Makes a call of the platform on the visitor's behalf.
 *
 * @typedef {(url: string, method: string, body: string | undefined, key: string | undefined) =>
 *   Promise<Response>} Gateway
 */

/** @param {Gateway} gateway as `fetch`, for the app */
const fetchBy =
  (gateway) =>
  /**
   * @param {string} url
   * @param {{ method: string, body?: string, headers: Record<string, string> }} init
   */
  (url, { method, body, headers }) =>
    gateway(url, method, body, headers['idempotency-key']);

/** @param {{ page: unknown, drifts: string }} rendered in the order that Rust reads */
const partsOf = ({ page, drifts }) => [page, drifts];

/**
 * @param {string} bootJson
 * @param {string} address absolute
 */
export async function renderPage(bootJson, address) {
  const { render } = await import(app);
  return partsOf(await render(bootJson, address));
}

/**
 * @param {string} bootJson
 * @param {string} address absolute
 * @param {string | undefined} waiting who would be signed in in the session's place
 * @param {Gateway} gateway
 */
export async function ownPage(bootJson, address, waiting, gateway) {
  const { own } = await import(app);
  return partsOf(await own(bootJson, address, waiting, fetchBy(gateway)));
}

/**
 * @param {string} bootJson
 * @param {string} address absolute
 * @param {string} secrets JSON of what is typed and never shown again
 * @param {string} key the idempotency key of the form
 * @param {Gateway} gateway
 */
export async function postForm(bootJson, address, secrets, key, gateway) {
  const { post } = await import(app);
  return post(bootJson, address, { secrets, key }, fetchBy(gateway));
}
