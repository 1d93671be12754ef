/** Deciding about a payout, and knowing one's own decision again where its answer was lost. */
import { type Answer, isAnswerLost } from '../../../../api/answer';
import type { Write } from '../../../../api/call';
import type { Send } from '../../../../api/client';
import { WHOLE_PAGE } from '../../../../api/page';
import { approvePayout, listPayouts, type Payout, rejectPayout } from '../../../../api/payout';
import { MOST_PAGES } from '../../../../data/use-every-page';

/** What is decided about a payout. */
export type Verdict =
  | { readonly how: 'approve' }
  | { readonly how: 'reject'; readonly reason: string };

/** Somebody has decided before. */
const CONFLICT = 409;

/**
 * Sends a decision. Where no answer has come, or it has been decided already, it looks by whom: what
 * `me`, the visitor's name, has decided alike is done, and no failure.
 */
export async function decide(
  send: Send,
  payout: Payout,
  verdict: Verdict,
  me: string,
): Promise<Answer<unknown>> {
  const answer = await send(writeOf(payout, verdict));
  if (answer.status || (answer.code !== CONFLICT && !isAnswerLost(answer))) return answer;
  const now = await findPayout(send, payout);
  const isDone =
    verdict.how === 'reject'
      ? now?.status === 'rejected'
      : now?.status === 'approved' || now?.status === 'paid';
  if (!isDone || me === '' || now?.processedBy !== me) return answer;
  return { status: true, message: '', data: null, code: 200 };
}

/** The payout as it stands now; undefined where it is not found among the account's payouts. */
async function findPayout(send: Send, { id, accountNumber }: Payout): Promise<Payout | undefined> {
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const call = listPayouts({ search: accountNumber, page, perPage: WHOLE_PAGE });
    const answer = await send(call);
    if (!answer.status) return undefined;
    const found = answer.data.items.find((payout) => payout.id === id);
    if (found !== undefined || page >= answer.data.totalPages) return found;
  }
  return undefined;
}

function writeOf({ id }: Payout, verdict: Verdict): Write<undefined> {
  return verdict.how === 'approve'
    ? approvePayout(id)
    : rejectPayout({ id, reason: verdict.reason });
}
