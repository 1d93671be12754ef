/** What is shown of a conversation that was opened: what the server tells, and what this browser has. */
import type { Failed } from '../../api/answer';
import type { HistoryItem } from '../../api/assistant';
import type { Page } from '../../api/page';
import type { Cursor, Stretch } from './stored-messages';
import type { ChatFailure } from './stream-event';
import { itemsOf, type Turn, turnUnderWay } from './turns';

export type Opened =
  | {
      readonly items: readonly HistoryItem[];
      readonly older: Cursor | null;
      /** What is to be told beside it; empty for nothing. */
      readonly notice: string;
      /** The message of the last one where its answer is not whole; else empty. */
      readonly broken: string;
      /** The messages of whose answers this browser has the beginnings alone. */
      readonly shortened: readonly string[];
    }
  | { readonly failure: ChatFailure };

const FROM_HERE =
  'Server belum bisa dihubungi. Yang tampil ini simpanan di perangkatmu, mungkin belum lengkap.';

const EMPTY: ChatFailure = {
  message: 'Percakapan ini kosong atau sudah dihapus.',
  statusCode: 404,
};

/**
 * What to show. Where the server cannot be reached it is what this browser has; an answer that was on
 * its way when the page was left stands at the end, as one that broke off.
 */
export function shownOf(told: Stretch | Failed<Page<HistoryItem>>, turns: readonly Turn[]): Opened {
  const kept = itemsOf(turns);
  if ('status' in told) {
    const isGone = told.code >= 400 && told.code < 500 && told.code !== 404;
    const last = turns.at(-1);
    const broken = last && !last.is_whole ? last.message_id : '';
    // A conversation whose first answer was under way may not be there yet.
    const isUnknown = told.code === 404 && broken === '';
    if (kept.length === 0 || isGone || isUnknown) {
      return { failure: { message: told.message, statusCode: told.code } };
    }
    const shortened = turns.filter((turn) => turn.is_shortened).map((turn) => turn.message_id);
    return {
      items: kept,
      older: null,
      notice: told.code === 404 ? '' : FROM_HERE,
      broken,
      shortened,
    };
  }
  const underWay = turnUnderWay(turns, told.items);
  const others = told.items.filter(({ messageId }) => messageId !== underWay?.message_id);
  const items = underWay === null ? told.items : [...others, ...itemsOf([underWay])];
  if (items.length === 0) return { failure: EMPTY };
  return {
    items,
    older: told.older,
    notice: '',
    broken: underWay?.message_id ?? '',
    shortened: [],
  };
}
