/**
 * Frames of an MP3 file (ISO/IEC 11172-3, layer III) with one note each: 32 kbit/s, 48 kHz, one channel,
 * and a single line of the spectrum that is not zero. A frame stands by itself, so that a player may begin
 * anywhere.
 */

/** Each frame is as long, at this rate of bits and samples. */
export const FRAME_BYTES = 96;
export const FRAMES_A_SECOND = 48_000 / 1_152;

/** Sync word, MPEG-1, layer III, no check sum; 32 kbit/s, 48 kHz; one channel. */
const HEADER = [0xff, 0xfb, 0x14, 0xc0];
/** The side information's bytes for one channel. */
const SIDE_BYTES = 17;
/** How loud a line of 1 is: 2 ** ((gain - 210) / 4) of all there is. */
const GAIN = 186;

/** Writes numbers bit by bit, the highest first. */
class Bits {
  readonly bytes: Uint8Array;
  private at: number;

  constructor(bytes: Uint8Array, byte: number) {
    this.bytes = bytes;
    this.at = byte * 8;
  }

  push(value: number, width: number): void {
    for (let bit = width - 1; bit >= 0; bit -= 1) {
      const index = this.at >> 3;
      const isSet = (value >> bit) & 1;
      this.bytes[index] = (this.bytes[index] ?? 0) | (isSet << (7 - (this.at & 7)));
      this.at += 1;
    }
  }
}

/** A granule's spectrum in the code of table 1, in pairs: zeros are `1`, a one before a zero `01` and its sign. */
const pairsUpTo = (line: number) => Math.floor(line / 2);
const bitsUpTo = (line: number) => pairsUpTo(line) + (line % 2 === 0 ? 3 : 4);

function pushSpectrum(data: Bits, line: number, sign: number): void {
  for (let pair = 0; pair < pairsUpTo(line); pair += 1) data.push(1, 1);
  // (1, 0) is `01`, (0, 1) is `001`.
  if (line % 2 === 0) data.push(0b01, 2);
  else data.push(0b001, 3);
  data.push(sign, 1);
}

function pushGranule(side: Bits, line: number): void {
  side.push(bitsUpTo(line), 12);
  side.push(pairsUpTo(line) + 1, 9);
  side.push(GAIN, 8);
  // No scale factors, long blocks.
  side.push(0, 4 + 1);
  for (let region = 0; region < 3; region += 1) side.push(1, 5);
  // Where regions end does not matter, since all have one table; no pre-emphasis, the fine scale, table A.
  side.push(0, 4 + 3 + 1 + 1 + 1);
}

const made = new Map<number, Uint8Array>();

/** A frame that sounds of a line of the spectrum, each of which is 41.7 Hz wide. */
export function frame(line: number): Uint8Array {
  const known = made.get(line);
  if (known !== undefined) return known;
  const bytes = new Uint8Array(FRAME_BYTES);
  bytes.set(HEADER);
  const side = new Bits(bytes, HEADER.length);
  // Its data begins in it, nothing is private, and the granules share no scale factors.
  side.push(0, 9 + 5 + 4);
  const data = new Bits(bytes, HEADER.length + SIDE_BYTES);
  for (const sign of [0, 1]) {
    pushGranule(side, line);
    pushSpectrum(data, line, sign);
  }
  made.set(line, bytes);
  return bytes;
}
