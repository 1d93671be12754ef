/** The calls of the landing's first view. */
import { listProvinceScores } from '../../api/statistics-host';
import type { FirstView } from '../../router/first-view';

export const firstView: FirstView = () => [listProvinceScores()];
