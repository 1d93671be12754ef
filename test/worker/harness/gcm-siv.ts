/**
 * AES-256-GCM-SIV (RFC 8452) over OpenSSL's block cipher: an implementation that is not the edge's.
 * Node.js has none of its own.
 */

import { createCipheriv } from 'node:crypto';

/** What OpenSSL makes of whole blocks, each by itself. */
const aes = (key: Buffer, blocks: Buffer): Buffer =>
  createCipheriv('aes-256-ecb', key, null).setAutoPadding(false).update(blocks);

/** The bytes, and zeros up to a whole number of blocks. */
const padded = (bytes: Buffer): Buffer => Buffer.concat([bytes], Math.ceil(bytes.length / 16) * 16);

const blocksOf = (bytes: Buffer): Buffer[] =>
  Array.from({ length: bytes.length / 16 }, (_, at) => bytes.subarray(16 * at, 16 * at + 16));

/** A little-endian number of so many bytes. */
function littleEndian(value: bigint, length: number): Buffer {
  return Buffer.from(value.toString(16).padStart(2 * length, '0'), 'hex').reverse();
}

const numberOf = (bytes: Buffer): bigint =>
  BigInt(`0x${Buffer.from(bytes).reverse().toString('hex')}`);

/** x^128 + x^127 + x^126 + x^121 + 1, the field's polynomial (section 3). */
const POLYNOMIAL = (1n << 128n) | (1n << 127n) | (1n << 126n) | (1n << 121n) | 1n;

/** a · b · x^-128. */
function dot(a: bigint, b: bigint): bigint {
  let product = 0n;
  for (let bit = 0n; bit < 128n; bit += 1n) {
    if ((a >> bit) & 1n) product ^= b;
    if (product & 1n) product ^= POLYNOMIAL;
    product >>= 1n;
  }
  return product;
}

const polyval = (key: bigint, bytes: Buffer): Buffer =>
  littleEndian(
    blocksOf(bytes).reduce((sum, block) => dot(sum ^ numberOf(block), key), 0n),
    16,
  );

/** The keys that authenticate and encrypt under one nonce (section 4). */
function keysOf(key: Buffer, nonce: Buffer): [bigint, Buffer] {
  const inputs = [0n, 1n, 2n, 3n, 4n, 5n].map((at) => Buffer.concat([littleEndian(at, 4), nonce]));
  const halves = blocksOf(aes(key, Buffer.concat(inputs))).map((block) => block.subarray(0, 8));
  return [numberOf(Buffer.concat(halves.slice(0, 2))), Buffer.concat(halves.slice(2))];
}

/** The ciphertext, and the tag at its end. */
export function gcmSiv(key: Buffer, nonce: Buffer, aad: Buffer, plaintext: Buffer): Buffer {
  const [authenticating, encrypting] = keysOf(key, nonce);
  const lengths = [aad, plaintext].map(({ length }) => littleEndian(BigInt(8 * length), 8));
  const hashed = Buffer.concat([padded(aad), padded(plaintext), ...lengths]);
  const sum = numberOf(polyval(authenticating, hashed)) ^ numberOf(nonce);
  const tag = aes(encrypting, littleEndian(sum & ~(1n << 127n), 16));
  const first = numberOf(tag) | (1n << 127n);
  const counters = blocksOf(padded(plaintext)).map((_, at) => {
    const counter = BigInt.asUintN(32, first + BigInt(at));
    return littleEndian(((first >> 32n) << 32n) | counter, 16);
  });
  const stream = aes(encrypting, Buffer.concat(counters));
  return Buffer.concat([plaintext.map((byte, at) => byte ^ (stream[at] ?? 0)), tag]);
}
