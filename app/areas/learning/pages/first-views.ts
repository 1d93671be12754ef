/** The calls of these pages' first views. */
import { getCertificate } from '../../../api/certificate';
import { listProvinceScores } from '../../../api/statistics-host';
import { type FirstViews, given } from '../../../router/first-view';

export const firstViews: FirstViews = {
  leaderboards: () => [listProvinceScores()],
  certificate: () => [getCertificate(given<{ number: string }>().number)],
};
