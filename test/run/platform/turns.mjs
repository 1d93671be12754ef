/** At most so many at a time, and none once the time is up. */

export class Turns {
  /** @type {(() => void)[]} */
  #waiting = [];
  #free;

  /** @param {number} most at a time */
  constructor(most) {
    this.#free = most;
  }

  /**
   * @template T
   * @param {() => Promise<T>} work
   * @returns {Promise<T>}
   */
  async take(work) {
    if (this.#free === 0) await new Promise((resolve) => this.#waiting.push(() => resolve(null)));
    else this.#free -= 1;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      // Whoever waits takes over the place.
      if (next) next();
      else this.#free += 1;
    }
  }
}
