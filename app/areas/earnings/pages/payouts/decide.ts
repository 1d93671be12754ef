/** Deciding about a payout, and knowing one's own decision again where its answer was lost. */
import { type Answer, isAnswerLost } from '../../../../api/answer';
import type { Write } from '../../../../api/call';
import type { Send } from '../../../../api/client';
import { approvePayout, listPayouts, type Payout, rejectPayout } from '../../../../api/payout';

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
  const looked = await send(listPayouts({ search: payout.accountNumber }));
  const now = looked.status ? looked.data.items.find(({ id }) => id === payout.id) : undefined;
  const isDone =
    verdict.how === 'reject'
      ? now?.status === 'rejected'
      : now?.status === 'approved' || now?.status === 'paid';
  if (!isDone || me === '' || now?.processedBy !== me) return answer;
  return { status: true, message: '', data: null, code: 200 };
}

function writeOf({ id }: Payout, verdict: Verdict): Write<undefined> {
  return verdict.how === 'approve'
    ? approvePayout(id)
    : rejectPayout({ id, reason: verdict.reason });
}
