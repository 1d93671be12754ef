/** The statuses of good answers: reads are answered 200, and what is created 201 (spec section 4). */
import type { CallRules } from '../call';

type Accepts = CallRules['accepts'];

/** What the platform creates, although the app is content with any success. */
const CREATES: ReadonlySet<string> = new Set([
  'POST services/v1/logger/log/click',
  'POST services/v1/statistics/record',
  'POST drive/v1/upload',
  'POST mailer/v1/notify',
]);

/** What is created where it does not stand already. */
const CREATES_OR_FINDS: ReadonlySet<string> = new Set(['POST services/v1/class/payment/invoice']);

const ANSWERED = ['200', 'Answered'] as const;
const CREATED = ['201', 'Created'] as const;

/** The statuses with their meanings; `accepts` are the app's own rules for the call. */
export function goodStatuses(
  call: string,
  accepts: readonly Accepts[],
): readonly (readonly [status: string, description: string])[] {
  if (CREATES_OR_FINDS.has(call)) return [ANSWERED, CREATED];
  return CREATES.has(call) || accepts.some(takesCreatedAlone) ? [CREATED] : [ANSWERED];
}

function takesCreatedAlone(accepts: Accepts): boolean {
  return accepts?.({ status: 201, body: {} }) === true && !accepts({ status: 200, body: {} });
}
