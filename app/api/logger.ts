/** Click records (spec section 7, services host). */

import { type Call, post } from './call';
import { nothing } from './nothing';

/** One page load or link click; `timestamp` is an ISO text. */
export interface ClickRecord {
  from: string;
  to: string;
  type: 'page_load' | 'internal_navigation' | 'external';
  timestamp: string;
}

/** Records a click. It outlives the page, and a failure is a console warning only (spec section 8). */
export function logClick(record: ClickRecord): Call<undefined> {
  const rules = { background: true, warning: 'Click was not logged', changes: [] };
  return post('services/v1/logger/log/click', record, nothing, rules);
}
