/** Scoring a quiz. */
import type { QuizQuestion } from '../../api/class';

/** Right answers among the given ones; a question not answered counts as wrong. */
export function scoreOf(
  questions: readonly QuizQuestion[],
  answers: readonly (number | undefined)[],
): number {
  return questions.filter(({ answer }, index) => answers[index] === answer).length;
}

/** What to say about a score. */
export function verdictOf(score: number, total: number): string {
  if (score === total) return 'Semua benar. Kamu membaca soalnya dengan teliti.';
  if (score * 2 >= total)
    return 'Sudah lebih dari separuh. Baca pembahasan yang meleset, lalu coba lagi.';
  return 'Belum banyak yang kena, dan itu gunanya latihan. Baca pembahasannya, lalu coba lagi.';
}
