/** The calls of these pages' first views. */
import { getCampaign, listCampaigns } from '../../../api/campaign';
import { type FirstViews, given } from '../../../router/first-view';

export const firstViews: FirstViews = {
  donation: () => [listCampaigns()],
  campaign: () => [getCampaign(given<{ slug: string }>().slug)],
};
