/**
 * Panics without text. A panic ends the module's instance whatever it says, and the next request
 * gets a new one; but its texts, the places in the sources, and the code that writes both are a tenth
 * of the module. So every call that never returns becomes a trap, with the straight code before it
 * that only prepares its arguments, and the linker leaves out what is then asked for by nothing.
 */
import { number, numberBytes, sections, textBytes } from './bytes.mjs';
import { afterInstruction, afterLocals, CALL, NOP, UNREACHABLE } from './instructions.mjs';
import { CALLED, relocationBytes, relocations, symbolNames } from './object.mjs';

/** wasm-bindgen's own ways out throw what JavaScript catches. */
const THROWS = /wasm_bindgen|__wbindgen/;

const CODE = 10;

/** @param {Buffer} object as the compiler hands it to the linker */
export function withoutPanics(object) {
  const all = sections(object);
  const code = all.find(({ id }) => id === CODE);
  const linking = all.find(({ name }) => name === 'linking');
  const places = all.find(({ name }) => name === 'reloc.CODE');
  if (!code || !linking || !places) return object;
  const { head, all: relocated } = relocations(object, places, code);
  const names = symbolNames(object, linking);
  const calls = new Map(relocated.map(({ at, kind, symbol }) => [at, kind === CALLED && symbol]));
  const ends = deadEnds(object, code, (at) => {
    const symbol = calls.get(at);
    return typeof symbol === 'number' && !THROWS.test(names[symbol] ?? '');
  });
  const changed = Buffer.from(object);
  for (const { start, end } of ends) {
    changed.fill(NOP, start, end);
    changed[start] = UNREACHABLE;
  }
  let next = 0;
  const kept = relocated.filter(({ at }) => {
    while ((ends[next]?.end ?? Infinity) <= at) next += 1;
    return at < (ends[next]?.start ?? Infinity);
  });
  const content = Buffer.concat([textBytes(places.name), relocationBytes(head, kept)]);
  return Buffer.concat([
    changed.subarray(0, places.at),
    Buffer.of(0),
    numberBytes(content.length),
    content,
    changed.subarray(places.end),
  ]);
}

/**
 * The stretches of code that lead to nothing but a call that never returns, which is what the compiler
 * marks with a trap behind it. Each begins where the last jump, call or block did.
 *
 * @param {Buffer} object
 * @param {import('./bytes.mjs').Section} code
 * @param {(at: number) => boolean} isPanic whether the function called there is one that panics
 */
function deadEnds(object, code, isPanic) {
  const ends = [];
  const count = number(object, code.start);
  let at = count.end;
  for (let index = 0; index < count.value; index += 1) {
    const size = number(object, at);
    const bodyEnd = size.end + size.value;
    at = afterLocals(object, size.end);
    for (let start = at; at < bodyEnd; ) {
      const opcode = object.readUInt8(at);
      const end = afterInstruction(object, at);
      if (opcode === CALL && object[end] === UNREACHABLE && isPanic(at + 1)) {
        ends.push({ start, end });
      }
      if (isJump(opcode)) start = end;
      at = end;
    }
  }
  return ends;
}

/** Blocks, branches, calls and returns: behind them other code may go on, or before them have begun. */
const isJump = (/** @type {number} */ opcode) =>
  opcode !== NOP && (opcode <= 0x19 || opcode === 0x1f);
