/** A promise that a test settles by hand. */
export function byHand() {
  let resolve = () => {};
  let reject = (_error: Error) => {};
  const promise = new Promise<void>((keep, breakIt) => {
    resolve = keep;
    reject = breakIt;
  });
  return { promise, resolve, reject };
}
