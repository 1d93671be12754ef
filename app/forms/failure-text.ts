import type { Failed } from '../api/answer';

const KEPT = 'Isianmu tidak hilang.';

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
  return `${answer.message} ${KEPT}`;
}
