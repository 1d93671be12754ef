import { type Failed, isAnswerLost } from '../../api/answer';
import { toFailure } from '../../api/failure';
import { UNSENT } from './unsent';

const KEPT = 'Isianmu tidak hilang.';

/** Said where nobody is signed in any more, whatever was pressed. */
const SIGN_IN = 'Kamu perlu masuk untuk mengirim ini.';

/** Said where the answer was lost: to the platform the same sent again is one. */
const PERHAPS_TAKEN =
  'Jawabannya tidak sampai: isian ini mungkin sudah tercatat. Kirim lagi tanpa mengubahnya, supaya tidak tercatat dua kali.';

/**
 * Why a form could not be sent. Without an answer, the call itself did not come about. What the browser
 * says of the connection counts only where the network has failed.
 */
export function failureText(
  answer: Failed<unknown> | null,
  saysOnline: boolean = globalThis.navigator?.onLine !== false,
): string {
  if (!saysOnline && answer?.isUnreachable)
    return `Kamu sedang luring. ${KEPT} Kirim lagi setelah tersambung.`;
  if (answer === null) return `Isian belum terkirim. ${KEPT} Coba kirim lagi.`;
  if (answer.code === 401) return `${SIGN_IN} ${KEPT}`;
  if (answer.code === 429) {
    return `Terlalu banyak kiriman. ${KEPT} Kirim lagi setelah satu menit.`;
  }
  if (Object.keys(answer.errors).length > 0) return answer.message;
  if (isAnswerLost(answer)) return `${answer.message} ${KEPT} ${PERHAPS_TAKEN}`;
  return `${answer.message} ${KEPT}`;
}

/** Whether a failure in words, alone or after others, is mended by signing in. */
export function wantsSignIn(text: string): boolean {
  return text.includes(SIGN_IN);
}

/** Why a form came back that the edge could not have judged, by the status of the document that says so. */
export function unjudgedText(status: number): string {
  if (status === 422) return UNSENT;
  const { message } = toFailure(undefined, status);
  return failureText({ status: false, message, data: null, code: status, errors: {} });
}
