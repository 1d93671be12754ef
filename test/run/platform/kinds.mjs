/** What kind of thing a value is: its type and, of a text, its format. Nothing of the value is told. */

const FORMATS = /** @type {const} */ ([
  ['date-time', /^\d{4}-\d\d-\d\d[Tt]\d\d:\d\d(:\d\d(\.\d+)?)?([Zz]|[+-]\d\d:\d\d)$/],
  ['date-time without zone', /^\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d(:\d\d(\.\d+)?)?$/],
  ['date', /^\d{4}-\d\d-\d\d$/],
  ['date of another form', /^\d{1,2}[-./]\d{1,2}[-./]\d{2,4}( \d\d:\d\d(:\d\d)?)?$/],
  ['time', /^\d\d:\d\d(:\d\d)?$/],
  ['uuid', /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i],
  ['email', /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/],
  ['uri', /^[a-z][a-z0-9+.-]*:\/\/\S+$/i],
  ['integer', /^-?\d+$/],
  ['number', /^-?\d+\.\d+$/],
  ['boolean', /^(true|false)$/],
  ['empty', /^\s*$/],
]);

/** Longer texts have no format that is told here, and are not looked through for one. */
const LONGEST = 2000;

/**
 * @param {string} text
 * @returns {string} its format; `plain` where it is of none that is known
 */
export function formatOf(text) {
  if (text.length > LONGEST) return 'plain';
  return FORMATS.find(([, form]) => form.test(text))?.[0] ?? 'plain';
}

/**
 * @param {unknown} value
 * @returns {string} its type, as JSON Schema names it; `nothing` where there is none
 */
export function typeOf(value) {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value;
}

/**
 * @param {unknown} value
 * @returns {string} as a person is told: "string (date-time)", "empty array"
 */
export function kindOf(value) {
  const type = typeOf(value);
  if (typeof value === 'string') {
    const format = formatOf(value);
    return format === 'plain' ? type : `${type} (${format})`;
  }
  return Array.isArray(value) && value.length === 0 ? `empty ${type}` : type;
}

/**
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
export const isRecord = (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** @param {string[]} pointer the names of a place, from outside to inside */
export const pointerText = (pointer) =>
  pointer.map((name) => `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/**
 * @param {string} text a JSON pointer (RFC 6901); one that begins with `#` is that of a URI
 * @returns {string[]} the names of the place, from outside to inside
 */
export function pointerOf(text) {
  const plain = text.startsWith('#') ? decodeURIComponent(text.slice(1)) : text;
  const names = plain.split('/').slice(1);
  return names.map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/**
 * @param {unknown} value
 * @param {string[]} pointer
 * @returns {unknown} what stands there, undefined where nothing does
 */
export function valueAt(value, pointer) {
  return pointer.reduce((/** @type {unknown} */ outer, name) => {
    if (Array.isArray(outer)) return /^\d+$/.test(name) ? outer[Number(name)] : undefined;
    return isRecord(outer) && Object.hasOwn(outer, name) ? outer[name] : undefined;
  }, value);
}
