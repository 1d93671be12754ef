/** How the posts of several lists become one front page. */
import type { Post } from '../../api/post';

/** A front page: the story it opens with, those beside it, the short ones, and what is read most. */
export interface Edition {
  readonly lead: Post | null;
  readonly beside: readonly Post[];
  readonly briefs: readonly Post[];
}

const BESIDE = 4;
const BRIEFS = 5;

/** Posts of these lists as a front page; with a `desk`, only what that desk has written. */
export function editionOf(
  news: readonly Post[],
  briefs: readonly Post[],
  desk: string | null,
): Edition {
  const ofDesk = (posts: readonly Post[]) =>
    posts.filter(({ category }) => desk === null || category.name === desk);
  const stories = newestFirst(ofDesk(news));
  const short = newestFirst(ofDesk(briefs));
  // A desk that writes nothing but short ones opens with its newest.
  const all = stories.length > 0 ? stories : short.slice(0, 1);
  const lead = all.find(({ isFeatured }) => isFeatured) ?? all[0] ?? null;
  return {
    lead,
    beside: all.filter((post) => post !== lead).slice(0, BESIDE),
    briefs: short.filter((post) => post !== lead).slice(0, BRIEFS),
  };
}

/** The desks that have written something, those with the most first; equals by their names. */
export function desksOf(posts: readonly Post[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { category } of posts) {
    if (category.name !== '') counts.set(category.name, (counts.get(category.name) ?? 0) + 1);
  }
  const byCount = [...counts].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));
  return byCount.map(([name]) => name);
}

/** What is read most; what nobody has read yet is left out. */
export function mostRead(posts: readonly Post[], count: number): readonly Post[] {
  const read = posts.filter(({ views }) => views > 0);
  return read.sort((one, other) => other.views - one.views).slice(0, count);
}

function newestFirst(posts: readonly Post[]): readonly Post[] {
  return [...posts].sort((one, other) => (one.publishedAt < other.publishedAt ? 1 : -1));
}
