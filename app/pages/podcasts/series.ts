/** The series podcasts are sorted into, which no call lists: they are read off the episodes. */

import type { Send } from '../../api/client';
import { listPodcasts, type Podcast } from '../../api/podcast';
import type { App } from '../../app';
import type { CategoryOption } from '../../features/listing/list-tools';

/** How many episodes are looked through. */
const WINDOW = 50;

/** Asked for once, kept while the app is open. Never rejects; a failure is asked for again. */
export function loadSeries(app: App): Promise<readonly CategoryOption[]> {
  const held = app.of(createHeld);
  held.series ??= fetchSeries(app.send).catch(() => null);
  return held.series.then((series) => {
    if (series === null) held.series = null;
    return series ?? [];
  });
}

function createHeld(): { series: Promise<readonly CategoryOption[] | null> | null } {
  return { series: null };
}

async function fetchSeries(send: Send): Promise<readonly CategoryOption[] | null> {
  const answer = await send(listPodcasts({ perPage: WINDOW }));
  return answer.status ? seriesOf(answer.data.items) : null;
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
