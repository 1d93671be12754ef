/** The hashing stream of the stand-in's runtime (test/upstream/src/multipart.ts), which this process lacks. */

import { createHash } from 'node:crypto';

class DigestStream extends WritableStream<Uint8Array> {
  readonly digest: Promise<ArrayBuffer>;

  constructor() {
    const hash = createHash('sha256');
    let finish = (_bytes: ArrayBuffer) => {};
    const digest = new Promise<ArrayBuffer>((resolve) => {
      finish = resolve;
    });
    super({
      write: (bytes) => void hash.update(bytes),
      close: () => finish(Uint8Array.from(hash.digest()).buffer),
    });
    this.digest = digest;
  }
}

Object.assign(crypto, { DigestStream });
