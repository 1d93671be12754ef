import type { Post } from '../../api/post';
import { endOf, parseTime } from '../../core/wib';

/** Whether a campaign takes no pledges any more: its end has passed, or its last day has. */
export function isOver({ endDate }: Pick<Post, 'endDate'>, now: number): boolean {
  const end = parseTime(endDate);
  return end !== null && endOf(end) <= now;
}
