/** The contract, `app/api/openapi.json`, as the check of a platform reads it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Advice, root } from '../process.mjs';

/** @typedef {import('@cfworker/json-schema').Schema} Schema */

/**
 * A parameter of a call.
 *
 * @typedef {object} Parameter
 * @property {string} name
 * @property {string} in `path` or `query`
 * @property {boolean} [required]
 * @property {unknown} [example]
 * @property {{ call: string, at: string }} [x-take] which call's answer has a value for it, and where
 */

/**
 * What one path and method of the document hold, of which the check needs this.
 *
 * @typedef {object} Described
 * @property {string[]} tags its host
 * @property {string} x-call
 * @property {string} x-access
 * @property {string[]} [x-kinds]
 * @property {boolean} [x-acts]
 * @property {string[]} [x-pages]
 * @property {Parameter[]} [parameters]
 * @property {Record<string, { content?: Record<string, { schema?: Schema }> }>} responses
 */

/**
 * @typedef {object} Document
 * @property {Record<string, Record<string, Described>>} paths
 * @property {{ schemas?: Record<string, Schema> }} [components]
 */

/**
 * One call.
 *
 * @typedef {object} Operation
 * @property {string} call as the catalogue names it, "GET services/v1/class/active"
 * @property {string} method
 * @property {string} host of the platform
 * @property {string} path below `/api`, with the names of its parameters in braces
 * @property {string} access
 * @property {string[]} kinds the kinds of users that may make it; none: all that `access` lets
 * @property {boolean} acts whether it does something at the platform, a GET too
 * @property {string[]} pages the pages that show its answer
 * @property {Parameter[]} parameters
 * @property {Schema | undefined} schema what its good answer is held to
 */

const file = 'app/api/openapi.json';
const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** @returns {Document} */
export function readContract() {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8'));
  } catch (error) {
    throw new Advice(`${file} cannot be read: ${error}`, 'Run: npm run platform -- contract');
  }
}

/**
 * @param {Document} document
 * @returns {Operation[]} in the document's order
 */
export function operationsOf({ paths }) {
  return Object.entries(paths).flatMap(([path, methods]) =>
    METHODS.flatMap((method) => {
      const described = methods[method];
      return described ? [operationOf(path, method.toUpperCase(), described)] : [];
    }),
  );
}

/**
 * @param {string} path
 * @param {string} method
 * @param {Described} described
 * @returns {Operation}
 */
function operationOf(path, method, described) {
  const good = described.responses['200'] ?? described.responses['201'];
  return {
    call: described['x-call'],
    method,
    host: described.tags[0] ?? '',
    path,
    access: described['x-access'],
    kinds: described['x-kinds'] ?? [],
    acts: described['x-acts'] === true,
    pages: described['x-pages'] ?? [],
    parameters: described.parameters ?? [],
    schema: good?.content?.['application/json']?.schema,
  };
}
