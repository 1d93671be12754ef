/** How WebAssembly's binary form writes numbers, texts and sections. */

/**
 * A section of a module: where it begins, where its content does, and where it ends. A custom one has
 * a name, which its content follows.
 *
 * @typedef {{ id: number, name: string, at: number, start: number, end: number }} Section
 */

/** @param {Buffer} module @returns {Section[]} */
export function sections(module) {
  const all = [];
  for (let at = 8; at < module.length; ) {
    const id = module.readUInt8(at);
    const size = number(module, at + 1);
    const end = size.end + size.value;
    const name = id === 0 ? text(module, size.end) : { value: '', end: size.end };
    all.push({ id, name: name.value, at, start: name.end, end });
    at = end;
  }
  return all;
}

/**
 * @param {Buffer} bytes
 * @param {number} at
 * @returns {{ value: number, end: number }} a number in LEB128, and where it ends
 */
export function number(bytes, at) {
  let value = 0;
  for (let end = at, factor = 1; ; end += 1, factor *= 128) {
    const byte = bytes.readUInt8(end);
    value += (byte & 127) * factor;
    if (byte < 128) return { value, end: end + 1 };
  }
}

/** @param {number} value */
export function numberBytes(value) {
  const bytes = [];
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return Buffer.of(...bytes, rest);
    bytes.push((rest % 128) + 128);
  }
}

/**
 * @param {Buffer} bytes
 * @param {number} at
 */
export function text(bytes, at) {
  const length = number(bytes, at);
  const end = length.end + length.value;
  return { value: bytes.toString('utf8', length.end, end), end };
}

/** @param {string} value */
export function textBytes(value) {
  const bytes = Buffer.from(value);
  return Buffer.concat([numberBytes(bytes.length), bytes]);
}
