/** Scoring a quiz. */
import type { QuizQuestion } from '../../../api/class';

/** Right answers among the given ones; a question not answered counts as wrong. */
export function scoreOf(
  questions: readonly QuizQuestion[],
  answers: readonly (number | undefined)[],
): number {
  return questions.filter(({ answer }, index) => answers[index] === answer).length;
}

/** A question with the answer that was given to it, for who is asked about it. */
export function askedAbout({ question, choices, answer }: QuizQuestion, choice: number): string {
  const lines = choices.map((text, index) => `${index + 1}. ${text}`);
  const given = `Jawabanku: ${choices[choice] ?? ''}`;
  const right = choice === answer ? 'benar' : `belum tepat, yang benar: ${choices[answer] ?? ''}`;
  return `Soal kuis: ${question}\n${lines.join('\n')}\n${given} (${right})`;
}

/** The part of a quiz that has to be right for its chapter to be done. */
const PASS_SHARE = 0.6;

/** So many right answers pass a quiz of `total` questions. */
export function passMark(total: number): number {
  return Math.ceil(total * PASS_SHARE);
}

/** What to say about a score; `pass` is the pass mark, where there is one. */
export function verdictOf(score: number, total: number, pass?: number): string {
  if (pass !== undefined && score < pass) {
    return `Belum lulus: perlu ${pass} dari ${total} benar. Baca pembahasannya, lalu coba lagi.`;
  }
  if (pass !== undefined && score < total) {
    return 'Lulus. Baca pembahasan yang meleset; kamu boleh mengulang kuisnya kapan saja.';
  }
  if (score === total) return 'Semua benar. Kamu membaca soalnya dengan teliti.';
  if (score * 2 >= total)
    return 'Sudah lebih dari separuh. Baca pembahasan yang meleset, lalu coba lagi.';
  return 'Belum banyak yang kena, dan itu gunanya latihan. Baca pembahasannya, lalu coba lagi.';
}
