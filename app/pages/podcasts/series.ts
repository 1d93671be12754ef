/** The series podcasts are sorted into, which no call lists: they are read off the episodes. */
import { listPodcasts, type Podcast } from '../../api/podcast';
import type { CategoryOption } from '../../features/listing/list-tools';

/** How many episodes are looked through. */
const WINDOW = 50;

let series: Promise<readonly CategoryOption[]> | null = null;

/** Asked for once, kept while the app is open. Never rejects; a failure is asked for again. */
export function loadSeries(): Promise<readonly CategoryOption[]> {
  series ??= fetchSeries();
  return series;
}

async function fetchSeries(): Promise<readonly CategoryOption[]> {
  const answer = await listPodcasts({ perPage: WINDOW });
  if (answer.status) return seriesOf(answer.data.items);
  series = null;
  return [];
}

/** Each series once, by name. */
export function seriesOf(episodes: readonly Podcast[]): readonly CategoryOption[] {
  const names = new Map(
    episodes
      .filter(({ category }) => category.slug !== '' && category.name !== '')
      .map(({ category }) => [category.slug, category.name]),
  );
  return [...names]
    .map(([value, label]) => ({ value, label }))
    .sort((one, other) => one.label.localeCompare(other.label, 'id'));
}
