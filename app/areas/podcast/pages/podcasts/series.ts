/** The series podcasts are sorted into, which no call lists: they are read off the episodes. */

import type { Podcast } from '../../../../api/podcast';
import type { CategoryOption } from '../../../../sections/lists/list-tools';

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
