/**
 * What of an object file, as the compiler hands it to the linker, tells which function is called
 * where: the places that the linker fills in, and the names of what it puts there. The layout is that of
 * https://github.com/WebAssembly/tool-conventions/blob/main/Linking.md.
 */
import { number, numberBytes, text } from './bytes.mjs';

/** @typedef {import('./bytes.mjs').Section} Section */

/**
 * A place in the code that the linker fills in: where it is in the file, of which kind, for which
 * symbol, and the bytes that say so.
 *
 * @typedef {{ at: number, kind: number, symbol: number, bytes: Buffer }} Relocation
 */

/** The kind of a place that names a function to be called. */
export const CALLED = 0;
/** Kinds with a number to add to the symbol's address: data, and places in functions and sections. */
const WITH_ADDEND = new Set([3, 4, 5, 8, 9, 11, 14, 15, 16, 17, 18, 21, 22, 23]);

const SYMBOLS = 8;
const [FUNCTION, DATA, GLOBAL, SECTION, TAG, TABLE] = [0, 1, 2, 3, 4, 5];
const [UNDEFINED, EXPLICIT_NAME] = [0x10, 0x40];

/**
 * @param {Buffer} object
 * @param {Section} section of relocations
 * @param {Section} code that they are of
 */
export function relocations(object, section, code) {
  const target = number(object, section.start);
  const count = number(object, target.end);
  /** @type {Relocation[]} */
  const all = [];
  for (let at = count.end; at < section.end; ) {
    const offset = number(object, at + 1);
    const symbol = number(object, offset.end);
    const kind = object.readUInt8(at);
    const end = WITH_ADDEND.has(kind) ? number(object, symbol.end).end : symbol.end;
    const bytes = object.subarray(at, end);
    all.push({ at: code.start + offset.value, kind, symbol: symbol.value, bytes });
    at = end;
  }
  return { head: object.subarray(section.start, target.end), all };
}

/**
 * The content of a section of relocations.
 *
 * @param {Buffer} head
 * @param {Relocation[]} all
 */
export const relocationBytes = (head, all) =>
  Buffer.concat([head, numberBytes(all.length), ...all.map(({ bytes }) => bytes)]);

/**
 * The symbols' names by their numbers; nothing for one that the file only asks for.
 *
 * @param {Buffer} object
 * @param {Section} linking
 */
export function symbolNames(object, linking) {
  /** @type {(string | undefined)[]} */
  const names = [];
  for (let part = number(object, linking.start).end; part < linking.end; ) {
    const size = number(object, part + 1);
    if (object[part] === SYMBOLS) {
      const count = number(object, size.end);
      let at = count.end;
      while (names.length < count.value) {
        const symbol = readSymbol(object, at);
        names.push(symbol.name);
        at = symbol.end;
      }
    }
    part = size.end + size.value;
  }
  return names;
}

/**
 * @param {Buffer} object
 * @param {number} at
 * @returns {{ name?: string, end: number }}
 */
function readSymbol(object, at) {
  const kind = object.readUInt8(at);
  const flags = number(object, at + 1);
  if (kind === SECTION) return { end: number(object, flags.end).end };
  if (kind === DATA) {
    const name = text(object, flags.end);
    if (flags.value & UNDEFINED) return { name: name.value, end: name.end };
    // Its segment, its place there, and its size.
    const offset = number(object, number(object, name.end).end);
    return { name: name.value, end: number(object, offset.end).end };
  }
  if (![FUNCTION, GLOBAL, TAG, TABLE].includes(kind)) throw new Error(`a symbol of kind ${kind}`);
  const index = number(object, flags.end);
  if (flags.value & UNDEFINED && !(flags.value & EXPLICIT_NAME)) return { end: index.end };
  const name = text(object, index.end);
  return { name: name.value, end: name.end };
}
