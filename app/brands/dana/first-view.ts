/** The calls of the landing's first view. */
import { listCampaigns } from '../../api/campaign';
import type { FirstView } from '../../router/first-view';

export const firstView: FirstView = () => [listCampaigns()];
