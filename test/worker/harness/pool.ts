/** Runtimes that take long to start, kept for the next spec of this process. */

import { keep } from './kept';

/** What a pool does with its things. */
interface Handling<T, As> {
  start(): Promise<T>;
  /** Makes one as new; false when it cannot be. */
  renew(one: T, as: As): Promise<boolean>;
  end(one: T): Promise<void>;
}

/** Things that stand ready, each used by one at a time. */
export class Pool<T, As> {
  private readonly waiting: T[] = [];

  constructor(private readonly handling: Handling<T, As>) {
    keep(async () => {
      await Promise.all(this.waiting.splice(0).map(handling.end));
    });
  }

  /** One that is as new: a waiting one, else one that is started. */
  async take(as: As): Promise<T> {
    const { start, renew, end } = this.handling;
    for (let one = this.waiting.pop(); one !== undefined; one = this.waiting.pop()) {
      if (await renew(one, as)) return one;
      await end(one);
    }
    const one = await start();
    if (await renew(one, as)) return one;
    await end(one);
    throw new Error('A runtime that has just been started cannot be renewed');
  }

  /** Takes one back. */
  give(one: T): void {
    this.waiting.push(one);
  }
}
