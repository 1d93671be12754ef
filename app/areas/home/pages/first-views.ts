/** The calls of these pages' first views. A brand's landing may have its own (app/brands/<key>/first-view.ts). */
import { listPrograms } from '../../../api/program';
import type { FirstViews } from '../../../router/first-view';
import { openClasses } from '../../../sections/classes/open-classes';
import { siteCounters } from '../../../sections/site-counters';

export const firstViews: FirstViews = {
  home: () => [openClasses(), listPrograms(), siteCounters()],
  welcome: () => [openClasses()],
};
