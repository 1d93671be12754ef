import type { Failed } from '../api/answer';

const KEPT = 'Isianmu tidak hilang.';

/** Why a form could not be sent. Without an answer, the call itself did not come about. */
export function failureText(answer: Failed<unknown> | null, isOnline: boolean): string {
  if (!isOnline) return `Kamu sedang luring. ${KEPT} Kirim lagi setelah tersambung.`;
  if (answer === null) return `Isian belum terkirim. ${KEPT} Coba kirim lagi.`;
  if (answer.code === 401) return `Kamu perlu masuk untuk mengirim ini. ${KEPT}`;
  if (answer.code === 429) {
    return `Terlalu banyak percobaan dalam waktu singkat. ${KEPT} Tunggu sekitar satu menit, lalu kirim lagi.`;
  }
  if (Object.keys(answer.errors).length > 0) return answer.message;
  return `${answer.message} ${KEPT}`;
}
