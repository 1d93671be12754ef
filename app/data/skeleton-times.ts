import { pause } from '../core/pause';

/** How long a skeleton stays at least, in ms (spec section 9: page fetch minimum delay). */
export const SKELETON_MS = 200;

/** Since when skeletons stand in place of queries, so that each stays long enough to be seen. */
export class SkeletonTimes {
  private least = 0;
  private readonly since = new WeakMap<object, number>();

  /** From here on skeletons stay for {@link SKELETON_MS}. The first view's came with the document. */
  leaveFirstView(): void {
    this.least = SKELETON_MS;
  }

  /** Notes that a skeleton stands in the query's place, unless one does already. */
  begin(query: object): void {
    if (!this.since.has(query)) this.since.set(query, Date.now());
  }

  /** Resolves when the query's skeleton has stood long enough, at once where there is none. */
  async end(query: object): Promise<void> {
    const since = this.since.get(query);
    const rest = since === undefined ? 0 : since + this.least - Date.now();
    if (rest > 0) await pause(rest);
    this.since.delete(query);
  }
}
