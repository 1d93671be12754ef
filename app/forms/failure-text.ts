import { type Failed, isAnswerLost } from '../api/answer';

const KEPT = 'Isianmu tidak hilang.';

/** Said where the answer was lost: to the platform the same sent again is one. */
const PERHAPS_TAKEN =
  'Jawabannya tidak sampai, jadi isian ini mungkin sudah tercatat. Kalau mengirim lagi, jangan ubah isinya supaya tidak tercatat dua kali.';

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
  if (answer.code === 401) return `Kamu perlu masuk untuk mengirim ini. ${KEPT}`;
  if (answer.code === 429) {
    return `Terlalu banyak percobaan dalam waktu singkat. ${KEPT} Tunggu sekitar satu menit, lalu kirim lagi.`;
  }
  if (Object.keys(answer.errors).length > 0) return answer.message;
  if (isAnswerLost(answer)) return `${answer.message} ${KEPT} ${PERHAPS_TAKEN}`;
  return `${answer.message} ${KEPT}`;
}
