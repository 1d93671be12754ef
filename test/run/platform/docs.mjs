/**
 * `npm run platform -- docs`: the contract with the platform as a page to read, one file that asks
 * for nothing: `.cache/platform/index.html`, drawn by Swagger UI.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { root } from '../process.mjs';

/** @typedef {{ readonly [word: string]: unknown }} Schema a part of the document */

const page = join(root, '.cache/platform/index.html');
const renderer = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

/** What the page may do: show what stands in it. Whatever its scripts would ask for is refused. */
const POLICY =
  "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";

/** Writes the page, and prints where it is. */
export async function writeDocs() {
  const document = JSON.parse(readFileSync(join(root, 'app/api/openapi.json'), 'utf8'));
  mkdirSync(dirname(page), { recursive: true });
  writeFileSync(page, pageOf(document));
  console.log(`The contract with the platform, to be read: ${page}`);
}

/**
 * @param {Schema} document
 * @returns {string} the page
 */
export function pageOf(document) {
  const style = readFileSync(join(renderer, 'swagger-ui.css'), 'utf8');
  const script = readFileSync(join(renderer, 'swagger-ui-bundle.js'), 'utf8');
  const told = JSON.stringify(explained(document)).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="content-security-policy" content="${POLICY}">
<title>The platform, as this site expects it</title>
<style>${style.replaceAll('</style', '<\\/style')}
${OWN_STYLE}</style>
<div id="page"></div>
<script>${script.replaceAll('</script', '<\\/script')}</script>
<script>
SwaggerUIBundle({ dom_id: '#page', spec: ${told}, ...${JSON.stringify(OPTIONS)} });
</script>
</html>
`;
}

/** Calls stand closed below their hosts, can be looked for and linked to, and are never made. */
const OPTIONS = {
  layout: 'BaseLayout',
  deepLinking: true,
  docExpansion: 'list',
  filter: true,
  defaultModelsExpandDepth: 0,
  defaultModelExpandDepth: 4,
  defaultModelRendering: 'model',
  supportedSubmitMethods: [],
  validatorUrl: null,
};

/** Long addresses break, schemas scroll, and a phone has no room for the summary beside an address. */
const OWN_STYLE = `body { margin: 0 }
.swagger-ui .responses-table { table-layout: fixed; width: 100% }
.swagger-ui .response-col_status { width: 4rem }
.swagger-ui .response-col_links, .swagger-ui .response-controls { display: none }
.swagger-ui .model-example { overflow-x: auto }
.swagger-ui .opblock .opblock-summary-path { max-width: none; word-break: break-word }
.swagger-ui .scheme-container { display: none }
@media (max-width: 640px) {
  .swagger-ui .opblock .opblock-summary { flex-wrap: wrap }
  .swagger-ui .opblock .opblock-summary-control { flex-wrap: wrap }
  .swagger-ui .opblock .opblock-summary-description { flex-basis: 100% }
}`;

/**
 * The document as a page shows it best: its marks in words where every renderer has them, in
 * descriptions; its records where they are used, since a renderer that is opened as a file follows no
 * reference; and the one form of all failures told once.
 *
 * @param {Schema} document
 * @returns {Schema}
 */
function explained(document) {
  const { components, ...rest } = document;
  const { schemas, responses } = asRecord(components);
  const told = asRecord(withMarks(resolved(asRecord(schemas), rest)));
  const paths = mapValues(asRecord(told.paths), (methods) =>
    mapValues(asRecord(methods), (operation) => explainedCall(asRecord(operation), responses)),
  );
  const failure = asRecord(withMarks({ Failure: asRecord(schemas).Failure }));
  return { ...told, paths, components: { schemas: failure } };
}

/**
 * @param {Schema} operation
 * @param {unknown} failures by name; every one is a `Failure`, so that its words are enough
 * @returns {Schema}
 */
function explainedCall(operation, failures) {
  const responses = mapValues(asRecord(operation.responses), (response) => {
    const { $ref: reference } = asRecord(response);
    if (typeof reference !== 'string') return response;
    const { description, headers } = asRecord(asRecord(failures)[nameIn(reference)]);
    return { description, ...(headers !== undefined && { headers }) };
  });
  return { ...operation, responses, description: termsOf(operation) };
}

/**
 * A value with records in place of the references to them.
 *
 * @param {Schema} schemas
 * @param {unknown} value
 * @returns {unknown}
 */
function resolved(schemas, value) {
  if (Array.isArray(value)) return value.map((one) => resolved(schemas, one));
  if (typeof value !== 'object' || value === null) return value;
  const { $ref: reference, ...own } = asRecord(value);
  const inner = mapValues(own, (one) => resolved(schemas, one));
  if (typeof reference !== 'string') return inner;
  if (!reference.startsWith(RECORDS)) return { $ref: reference, ...inner };
  const name = nameIn(reference);
  return { title: name, ...asRecord(resolved(schemas, schemas[name])), ...inner };
}

const RECORDS = '#/components/schemas/';

/** @param {string} reference */
function nameIn(reference) {
  return reference.slice(reference.lastIndexOf('/') + 1);
}

/** Who may make a call, on what terms, and where its answer is seen. @param {Schema} operation */
function termsOf(operation) {
  const { 'x-access': access, 'x-kinds': kinds, 'x-pages': pages } = operation;
  const who = { anyone: 'Anyone', 'signed-in': 'Who is signed in', edge: 'The edge alone' };
  const terms = [
    `${who[/** @type {keyof typeof who} */ (access)]} makes it${list(kinds, ', of the kinds ')}.`,
    operation['x-kept'] === true && 'The edge may keep the answer.',
    operation['x-acts'] === true && 'It counts, sends or changes something, though it is a GET.',
    operation['x-posted'] === true && 'A browser makes it by POST; the edge makes the GET of it.',
    'x-limit' in operation && `It counts towards \`${operation['x-limit']}\`.`,
    'x-body-limit' in operation && `Its body has at most ${operation['x-body-limit']} bytes.`,
    `The platform has ${operation['x-timeout-ms']} ms to answer.`,
    list(pages, 'Pages that show it: ', '.'),
  ];
  return terms.filter(Boolean).join(' ');
}

/**
 * @param {unknown} items
 * @param {string} before
 * @param {string} [after]
 */
function list(items, before, after = '') {
  return Array.isArray(items) && items.length > 0 ? before + items.join(', ') + after : '';
}

/** Every field that is marked, with its mark in front of its description. @param {unknown} value @returns {unknown} */
function withMarks(value) {
  if (Array.isArray(value)) return value.map(withMarks);
  if (typeof value !== 'object' || value === null) return value;
  const inner = mapValues(asRecord(value), withMarks);
  if (!('x-mark' in inner)) return inner;
  return { ...inner, description: markOf(inner) };
}

/** "given (spec 3) · without it: no date line". @param {Schema} field */
function markOf(field) {
  const { 'x-mark': mark, 'x-section': section, 'x-seen': seen, 'x-without': without } = field;
  const from = [section, seen].filter((said) => said !== undefined).join(', ');
  const known = from === '' ? `${mark}` : `${mark} (${from})`;
  const said = typeof field.description === 'string' ? [field.description] : [];
  return [known, ...(without === undefined ? [] : [`without it: ${without}`]), ...said].join(' · ');
}

/**
 * @param {Schema} record
 * @param {(value: unknown) => unknown} change
 * @returns {Schema}
 */
function mapValues(record, change) {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
}

/** @param {unknown} value @returns {Schema} */
function asRecord(value) {
  if (typeof value !== 'object' || value === null)
    throw new Error('app/api/openapi.json is broken');
  return { ...value };
}
