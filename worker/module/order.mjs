/**
 * The order of a module's functions. What counts is the size after gzip, which finds again what stood
 * at most 32 KiB before: so each function is followed by the one that repeats most of it and of those
 * just before it. What names functions by their numbers (calls, exports, tables) follows.
 */
import { number, numberBytes, sections, text } from './bytes.mjs';
import { afterInstruction, afterLocals, CALL } from './instructions.mjs';

/** @typedef {import('./bytes.mjs').Section} Section */

/**
 * A function: its type, its code as it stands, and the same code cut up where it names functions, with
 * their numbers between the pieces.
 *
 * @typedef {{ type: number, code: Buffer, pieces: (Buffer | number)[] }} Code
 */

const [IMPORTS, FUNCTIONS, EXPORTS, START, ELEMENTS, CODE] = [2, 3, 7, 8, 9, 10];
const [TAIL_CALL, REFERENCE, END] = [0x12, 0xd2, 0x0b];

/** How many bytes are compared at once, and how far back gzip is taken to remember. */
const [PIECE, REACH] = [5, 16_384];
/** A piece that so many functions have tells nothing of any. */
const COMMON = 30;
/** Long functions share more than short ones; by their whole length they would always come last. */
const LENGTH_COUNTS = 0.7;

/** @param {Buffer} module @returns {Buffer} the same with its functions in another order */
export function inOrder(module) {
  const all = sections(module);
  const find = (/** @type {number} */ id) => all.find((section) => section.id === id);
  const [declared, code] = [find(FUNCTIONS), find(CODE)];
  if (!declared || !code) return module;
  const functions = readFunctions(module, declared, code);
  const imported = importedFunctions(module, find(IMPORTS));
  const order = bySimilarity(functions.map((one) => one.code));
  const places = new Map(order.map((old, index) => [imported + old, imported + index]));
  const moved = (/** @type {number} */ index) => places.get(index) ?? index;
  const sorted = order.flatMap((index) => functions[index] ?? []);
  const contents = all.map((section) => {
    if (section === declared) return list(sorted.map(({ type }) => numberBytes(type)));
    if (section === code) return list(sorted.map(({ pieces }) => body(pieces, moved)));
    if (section.id === EXPORTS) return movedExports(module, section, moved);
    if (section.id === ELEMENTS) return movedElements(module, section, moved);
    if (section.id === START) return numberBytes(moved(number(module, section.start).value));
    return undefined;
  });
  const written = all.flatMap(({ id, at, end }, index) => {
    const content = contents[index];
    return content
      ? [Buffer.of(id), numberBytes(content.length), content]
      : [module.subarray(at, end)];
  });
  return Buffer.concat([module.subarray(0, 8), ...written]);
}

/**
 * The numbers of functions, each where most of it has just been seen.
 *
 * @param {Buffer[]} codes
 */
function bySimilarity(codes) {
  const pieces = codes.map(piecesOf);
  const owners = sharedOwners(pieces);
  const shared = pieces.map((own) => [...own].filter((piece) => owners.has(piece)));
  const weights = pieces.map((own) => (own.size + 2 * PIECE) ** LENGTH_COUNTS);
  const scores = codes.map(() => 0);
  const seen = new Map();
  const left = new Set(codes.keys());
  /** @type {number[]} */
  const order = [];
  let [forgotten, inReach] = [0, 0];
  const count = (/** @type {number} */ index, /** @type {1 | -1} */ step) => {
    inReach += step * (codes[index]?.length ?? 0);
    for (const piece of shared[index] ?? []) {
      const before = seen.get(piece) ?? 0;
      seen.set(piece, before + step);
      if (before !== 0 && before + step !== 0) continue;
      for (const owner of owners.get(piece) ?? []) scores[owner] = (scores[owner] ?? 0) + step;
    }
  };
  const score = (/** @type {number} */ index) => (scores[index] ?? 0) / (weights[index] ?? 1);
  for (let next = longest(codes); next !== undefined; next = best(left, score)) {
    left.delete(next);
    order.push(next);
    count(next, 1);
    for (; inReach > REACH; forgotten += 1) count(order[forgotten] ?? 0, -1);
  }
  return order;
}

/** @param {Buffer[]} codes @returns {number | undefined} */
const longest = (codes) =>
  best(new Set(codes.keys()), (/** @type {number} */ index) => codes[index]?.length ?? 0);

/**
 * The first of those that score the most.
 *
 * @param {Set<number>} indices
 * @param {(index: number) => number} score
 */
function best(indices, score) {
  let [found, most] = [/** @type {number | undefined} */ (undefined), -1];
  for (const index of indices) {
    const its = score(index);
    if (its > most) [found, most] = [index, its];
  }
  return found;
}

/** All stretches of a few bytes that a function has, by their hash. @param {Buffer} code */
function piecesOf(code) {
  /** @type {Set<number>} */
  const pieces = new Set();
  for (let at = 0; at + PIECE <= code.length; at += 1) {
    let hash = 0;
    for (const byte of code.subarray(at, at + PIECE)) {
      hash = (Math.imul(hash, 16_777_619) ^ byte) >>> 0;
    }
    pieces.add(hash);
  }
  return pieces;
}

/** Which functions have a piece, of those that tell something. @param {Set<number>[]} pieces */
function sharedOwners(pieces) {
  /** @type {Map<number, number[]>} */
  const owners = new Map();
  for (const [index, own] of pieces.entries()) {
    for (const piece of own) {
      const known = owners.get(piece);
      if (known) known.push(index);
      else owners.set(piece, [index]);
    }
  }
  for (const [piece, { length }] of owners) {
    if (length === 1 || length >= COMMON) owners.delete(piece);
  }
  return owners;
}

/**
 * @param {Buffer} module
 * @param {Section} declared
 * @param {Section} code
 * @returns {Code[]}
 */
function readFunctions(module, declared, code) {
  const count = number(module, code.start);
  let type = number(module, declared.start);
  let at = count.end;
  return Array.from({ length: count.value }, () => {
    type = number(module, type.end);
    const size = number(module, at);
    at = size.end + size.value;
    const pieces = cut(module, size.end, at);
    return { type: type.value, code: module.subarray(size.end, at), pieces };
  });
}

/**
 * @param {Buffer} module
 * @param {number} start
 * @param {number} end
 */
function cut(module, start, end) {
  /** @type {(Buffer | number)[]} */
  const pieces = [];
  let from = start;
  for (let at = afterLocals(module, start); at < end; ) {
    const opcode = module.readUInt8(at);
    const next = afterInstruction(module, at);
    if (opcode === CALL || opcode === TAIL_CALL || opcode === REFERENCE) {
      pieces.push(module.subarray(from, at + 1), number(module, at + 1).value);
      from = next;
    }
    at = next;
  }
  return [...pieces, module.subarray(from, end)];
}

/**
 * @param {(Buffer | number)[]} pieces
 * @param {(index: number) => number} moved
 */
function body(pieces, moved) {
  const bytes = pieces.map((one) => (typeof one === 'number' ? numberBytes(moved(one)) : one));
  const code = Buffer.concat(bytes);
  return Buffer.concat([numberBytes(code.length), code]);
}

/** @param {Buffer[]} entries */
const list = (entries) => Buffer.concat([numberBytes(entries.length), ...entries]);

/** @param {Buffer} module @param {Section | undefined} section */
function importedFunctions(module, section) {
  if (!section) return 0;
  const count = number(module, section.start);
  let [at, functions] = [count.end, 0];
  for (let left = count.value; left > 0; left -= 1) {
    at = text(module, text(module, at).end).end;
    const kind = module.readUInt8(at);
    // A tag's type follows an attribute.
    if (kind !== 0 && kind !== 4) throw new Error(`an import of the kind ${kind}`);
    if (kind === 0) functions += 1;
    at = number(module, at + (kind === 0 ? 1 : 2)).end;
  }
  return functions;
}

/**
 * @param {Buffer} module
 * @param {Section} section
 * @param {(index: number) => number} moved
 */
function movedExports(module, section, moved) {
  const count = number(module, section.start);
  let at = count.end;
  return list(
    Array.from({ length: count.value }, () => {
      const kind = text(module, at).end;
      const index = number(module, kind + 1);
      const named = module.subarray(at, kind + 1);
      at = index.end;
      const isFunction = module[kind] === 0;
      return Buffer.concat([named, numberBytes(isFunction ? moved(index.value) : index.value)]);
    }),
  );
}

/**
 * Tables' contents, in the one form that the linker writes: an offset and the functions' numbers.
 *
 * @param {Buffer} module
 * @param {Section} section
 * @param {(index: number) => number} moved
 */
function movedElements(module, section, moved) {
  const count = number(module, section.start);
  let at = count.end;
  return list(
    Array.from({ length: count.value }, () => {
      const start = at;
      if (module[at] !== 0) throw new Error(`a table's contents of the form ${module[at]}`);
      for (at += 1; module[at] !== END; ) at = afterInstruction(module, at);
      const size = number(module, at + 1);
      const parts = [module.subarray(start, size.end)];
      at = size.end;
      for (let left = size.value; left > 0; left -= 1) {
        const index = number(module, at);
        parts.push(numberBytes(moved(index.value)));
        at = index.end;
      }
      return Buffer.concat(parts);
    }),
  );
}
