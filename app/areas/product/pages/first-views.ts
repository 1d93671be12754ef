/** The calls of these pages' first views. */
import { listClasses } from '../../../api/class';
import type { FirstViews } from '../../../router/first-view';

/** Enough of the open classes to choose one from in a list. */
const OFFERED = 30;

/** The open classes, whose prices are told. */
export const offeredClasses = () => listClasses({ state: 'registration', perPage: OFFERED });

export const firstViews: FirstViews = {
  pricing: () => [offeredClasses()],
};
