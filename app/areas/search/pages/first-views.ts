/** The calls of these pages' first views. */
import { type SearchFilter, searchSite } from '../../../api/search';
import { type FirstViews, given, when } from '../../../router/first-view';

export const firstViews: FirstViews = {
  search: () => [when('q', searchSite(given<SearchFilter>()))],
};
