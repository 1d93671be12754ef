/** Ways to go on learning from a text, each of them one press. */

export type StudyWay = 'hint' | 'simpler' | 'test';

interface Words {
  readonly label: string;
  /** What is asked of the assistant. */
  readonly question: string;
}

/** In the order in which they are offered. */
export const STUDY_WAYS: Readonly<Record<StudyWay, Words>> = {
  hint: {
    label: 'Beri petunjuk dulu',
    question: 'Beri petunjuk dulu, jangan langsung jawabannya. Tanyakan satu hal untuk kupikirkan.',
  },
  simpler: {
    label: 'Jelaskan lebih sederhana',
    question: 'Jelaskan lebih sederhana, dengan satu contoh sehari-hari.',
  },
  test: { label: 'Uji aku', question: 'Uji aku dengan tiga soal.' },
};

/** Their names, in that order. */
export const WAYS: readonly StudyWay[] = ['hint', 'simpler', 'test'];
