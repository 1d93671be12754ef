/** What a validator says of an answer, folded to what is of use: the deepest errors. */

/** @typedef {import('@cfworker/json-schema').OutputUnit} SchemaError */

/** These only say that something inside them is wrong. */
const OUTER = new Set([
  '$ref',
  'allOf',
  'properties',
  'patternProperties',
  'additionalProperties',
  'items',
  'prefixItems',
  'additionalItems',
  'dependentSchemas',
  'if',
]);

/** What is wrong with the kind of a value, so that its inside does not matter. */
const KINDS = new Set(['type', 'const', 'enum']);

/**
 * @param {SchemaError[]} errors each one that only says so stands right before those inside it
 * @returns {SchemaError[]}
 */
export function deepest(errors) {
  /** @type {SchemaError[]} */
  const found = [];
  for (let at = 0; at < errors.length; at += 1) {
    const error = errors[at];
    if (error === undefined || OUTER.has(error.keyword)) continue;
    if (error.keyword === 'anyOf' || error.keyword === 'oneOf') {
      const inner = insideOf(error, errors, at + 1);
      found.push(...ofChoice(error, inner));
      at += inner.length;
    } else found.push(error);
  }
  return found;
}

/**
 * @param {SchemaError} error
 * @param {SchemaError[]} errors
 * @param {number} from
 */
function insideOf(error, errors, from) {
  const within = `${error.keywordLocation}/`;
  const end = errors.findIndex(
    (one, index) => index >= from && !one.keywordLocation.startsWith(within),
  );
  return errors.slice(from, end === -1 ? undefined : end);
}

/**
 * Of several schemas, none of which holds, the one that the value was meant for tells what is wrong:
 * the only one whose kind it is of. Where there is no such one, nothing inside is told; nor where a
 * record lacks what makes it one of its form, while another form is no record.
 *
 * @param {SchemaError} choice
 * @param {SchemaError[]} inner
 */
function ofChoice(choice, inner) {
  /** @type {Map<string, SchemaError[]>} */
  const branches = new Map();
  for (const one of inner) {
    const [branch = ''] = one.keywordLocation.slice(choice.keywordLocation.length + 1).split('/');
    branches.set(branch, [...(branches.get(branch) ?? []), one]);
  }
  const all = [...branches.values()].map(deepest);
  const isOther = (/** @type {SchemaError[]} */ leaves) =>
    leaves.some((leaf) => isOfKind(leaf, choice));
  const [only, ...more] = all.filter((leaves) => !isOther(leaves));
  if (!only || more.length > 0) return [choice];
  const lacksForm = only.every(
    ({ keyword, instanceLocation }) =>
      keyword === 'required' && instanceLocation === choice.instanceLocation,
  );
  const hasOtherForm = all.filter(isOther).flat().some(isOfStructure);
  return lacksForm && hasOtherForm ? [choice] : only;
}

/** Whether a list or a record was expected, and not only null or an empty text beside another. */
const isOfStructure = (/** @type {SchemaError} */ { keyword, error }) =>
  keyword === 'type' && /Expected .*"(array|object)"/.test(error);

/**
 * @param {SchemaError} leaf
 * @param {SchemaError} choice
 */
const isOfKind = (leaf, choice) =>
  leaf.instanceLocation === choice.instanceLocation && KINDS.has(leaf.keyword);
