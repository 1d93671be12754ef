/** How long WebAssembly's instructions are in their binary form. */
import { number } from './bytes.mjs';

export const [UNREACHABLE, NOP, CALL] = [0x00, 0x01, 0x10];

/**
 * Where a function's first instruction begins.
 *
 * @param {Buffer} object
 * @param {number} at where its locals are declared
 */
export function afterLocals(object, at) {
  const count = number(object, at);
  let end = count.end;
  for (let index = 0; index < count.value; index += 1) end = number(object, end).end + 1;
  return end;
}

/**
 * Where the next instruction begins.
 *
 * @param {Buffer} object
 * @param {number} at
 */
export function afterInstruction(object, at) {
  const opcode = object.readUInt8(at);
  let end = at + 1;
  const skip = (count = 1) => {
    for (let left = count; left > 0; left -= 1) end = number(object, end).end;
    return end;
  };
  if (opcode === 0xfc) return afterLongInstruction(object, end);
  if (opcode === 0x0e || opcode === 0x1c) {
    const count = number(object, end);
    end = count.end;
    return skip(count.value + (opcode === 0x0e ? 1 : 0));
  }
  if (opcode === 0x1f) return afterCatches(object, skip());
  if (opcode === 0x43) return end + 4;
  if (opcode === 0x44) return end + 8;
  return skip(immediates(opcode));
}

/** How many numbers follow an instruction. @param {number} opcode */
function immediates(opcode) {
  const within = (/** @type {number} */ from, /** @type {number} */ to) =>
    opcode >= from && opcode <= to;
  if (opcode === 0x11 || opcode === 0x13 || within(0x28, 0x3e)) return 2;
  const isOne =
    within(0x02, 0x04) ||
    within(0x06, 0x09) ||
    within(0x0c, 0x0d) ||
    within(0x20, 0x26) ||
    within(0x3f, 0x42) ||
    [0x10, 0x12, 0x18, 0xd0, 0xd2].includes(opcode);
  if (isOne) return 1;
  if (opcode <= 0x1b || within(0x45, 0xc4) || opcode === 0xd1) return 0;
  throw new Error(`an instruction ${opcode}`);
}

/** @param {Buffer} object @param {number} at behind the prefix */
function afterLongInstruction(object, at) {
  const opcode = number(object, at);
  const counts = [0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 2, 1, 2, 1, 2, 1, 1, 1];
  const count = counts[opcode.value];
  if (count === undefined) throw new Error(`a long instruction ${opcode.value}`);
  let end = opcode.end;
  for (let left = count; left > 0; left -= 1) end = number(object, end).end;
  return end;
}

/** What a block catches, each with a label and some with a tag. @param {Buffer} object @param {number} at */
function afterCatches(object, at) {
  const count = number(object, at);
  let end = count.end;
  for (let left = count.value; left > 0; left -= 1) {
    const hasTag = object.readUInt8(end) < 2;
    end = number(object, end + 1).end;
    if (hasTag) end = number(object, end).end;
  }
  return end;
}
