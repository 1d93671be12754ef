/** The local history as it is listed: by day, or by what is searched for. */
import { addDays, dayAt, dayOf, daysBetween, formatDate } from '../../core/wib';
import { wordsOf } from '../../sections/lists/word-search';
import { type ConversationSummary, titleOf } from './conversation-record';
import { splitMention } from './page-mention';

export interface HistoryGroup {
  readonly label: string;
  readonly entries: readonly ConversationSummary[];
}

/** Groups in their order: pinned, today, yesterday, then each day of the week, then older ones. */
export function groupByDay(entries: readonly ConversationSummary[], now: number): HistoryGroup[] {
  const today = dayAt(now);
  const groups = new Map<string, ConversationSummary[]>();
  const pinned = entries.filter(({ is_pinned }) => is_pinned);
  if (pinned.length > 0) groups.set('Disematkan', pinned);
  for (const entry of entries) {
    if (entry.is_pinned) continue;
    const label = labelOf(entry, today);
    groups.set(label, [...(groups.get(label) ?? []), entry]);
  }
  return [...groups].map(([label, group]) => ({ label, entries: group }));
}

/**
 * The conversations that have all the words of a search in their name, or in what was said in them:
 * `texts` tells that by id, in small letters.
 */
export function searchHistory(
  entries: readonly ConversationSummary[],
  search: string,
  texts: ReadonlyMap<string, string>,
): readonly ConversationSummary[] {
  const words = wordsOf(search);
  if (words.length === 0) return entries;
  return entries.filter(({ title, user_message, conversation_id }) => {
    const name = `${title} ${user_message}`.toLowerCase();
    const text = texts.get(conversation_id) ?? '';
    return words.every((word) => name.includes(word) || text.includes(word));
  });
}

/** What a conversation is called in the list. */
export function nameOf(entry: ConversationSummary): string {
  return splitMention(titleOf(entry)).question;
}

function labelOf({ updated_at }: ConversationSummary, today: string): string {
  const day = dayOf(updated_at);
  if (day === '' || day > today) return 'Hari ini';
  const days = daysBetween(day, today);
  if (days === 0) return 'Hari ini';
  if (day === addDays(today, -1)) return 'Kemarin';
  return days < 7 ? formatDate(day) : days < 30 ? 'Sebulan terakhir' : 'Lebih lama';
}
