/** An answer may think for so long between two pieces of it (design section 8). */
export const LONGEST_SILENCE_MS = 60_000;

/** Thrown by a body that {@link untilSilent} has given up. */
export class SilenceError extends Error {
  override readonly name = 'SilenceError';

  constructor() {
    super(`Nothing came for ${LONGEST_SILENCE_MS / 1000} s`);
  }
}

/**
 * The same bytes, broken off with a {@link SilenceError} once nothing has come for
 * {@link LONGEST_SILENCE_MS}: a connection that hangs never ends by itself. The source is cancelled
 * then.
 */
export function untilSilent(body: ReadableStream<Uint8Array<ArrayBuffer>>) {
  const reader = body.getReader();
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const silence = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new SilenceError()), LONGEST_SILENCE_MS);
      });
      try {
        const { done, value } = await Promise.race([reader.read(), silence]);
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (error) {
        // The source that is given up has nothing more to say, not even how its cancelling went.
        reader.cancel(error).catch(() => {});
        throw error;
      } finally {
        clearTimeout(timer);
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
