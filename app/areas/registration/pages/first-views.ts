/** The calls of these pages' first views. */
import { listProvinces } from '../../../api/region';
import type { FirstViews } from '../../../router/first-view';

export const firstViews: FirstViews = {
  register: () => [listProvinces()],
};
