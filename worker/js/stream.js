/**
 * Reads a body whole. Aborts it with the first limit that it passes.
 *
 * @param {ReadableStream<Uint8Array>} body
 * @param {number} length in bytes, as its header says
 * @param {number} most bytes that are taken
 * @param {number} silence milliseconds between two chunks
 * @param {number} limit milliseconds for all of it
 * @returns {Promise<Uint8Array | 'slow' | 'large' | 'broken'>}
 */
export async function whole(body, length, most, silence, limit) {
  const reader = body.getReader();
  const end = Date.now() + limit;
  let all = new Uint8Array(Math.min(length, most));
  let size = 0;
  let stopWaiting = () => {};
  let isOver = false;
  try {
    for (;;) {
      const patience = Math.max(0, Math.min(silence, end - Date.now()));
      /** @type {Promise<undefined>} */
      const late = new Promise((resolve) => {
        const timer = setTimeout(resolve, patience);
        stopWaiting = () => clearTimeout(timer);
      });
      const read = await Promise.race([reader.read(), late]);
      stopWaiting();
      if (!read) return 'slow';
      if (read.done) {
        isOver = true;
        break;
      }
      const from = size;
      size += read.value.byteLength;
      if (size > most) return 'large';
      if (size > all.length) {
        const shorter = all;
        all = new Uint8Array(Math.min(Math.max(size, 2 * from), most));
        all.set(shorter.subarray(0, from));
      }
      all.set(read.value, from);
    }
  } catch {
    isOver = true;
    return 'broken';
  } finally {
    // A body that breaks off meanwhile needs no cancelling.
    if (!isOver) reader.cancel().catch(() => {});
  }
  return all.subarray(0, size);
}
