/** Click records (spec section 7, services host). */
import { nothing } from './fields';
import { type CallOptions, post } from './http';

/** One page load or link click; `timestamp` is an ISO text. */
export interface ClickRecord {
  from: string;
  to: string;
  type: 'page_load' | 'internal_navigation' | 'external';
  timestamp: string;
}

/** Records a click. It outlives the page, and a failure is a console warning only (spec section 8). */
export async function logClick(record: ClickRecord, options: CallOptions = {}): Promise<void> {
  const rules = { ...options, background: true };
  const answer = await post('services/v1/logger/log/click', record, nothing, rules);
  if (!answer.status) console.warn('Click was not logged:', answer.message);
}
