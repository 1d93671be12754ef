/** Settles with a promise, or rejects with the signal's reason. */
export function unlessAborted(done: Promise<void>, signal?: AbortSignal): Promise<void> {
  if (signal === undefined) return done;
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    void done.then(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    });
  });
}
