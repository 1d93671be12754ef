/** How far a run of a quiz has come, kept in this browser: a reload in the middle loses no answer. */

import * as v from 'valibot';
import type { QuizQuestion } from '../../../api/class';
import { object } from '../../../core/schema';
import { type LocalStore, readJson, writeJson } from '../../../core/storage';

export interface QuizPlace {
  /** The choice that was made for each question, as far as they have been answered. */
  readonly answers: readonly number[];
  /** The question that is shown, from 0; their number once the result is. */
  readonly at: number;
  /** The answers of the run that was begun again, whose result can be had back. */
  readonly before?: readonly number[] | undefined;
}

/** The quiz from its beginning, with the result that was there kept aside. */
export function begunAgain({ answers }: QuizPlace): QuizPlace {
  return { ...QUIZ_BEGIN, before: answers };
}

export const QUIZ_BEGIN: QuizPlace = { answers: [], at: 0 };

const keyOf = (name: string) => `quiz-run:${name}`;

const stored = object({
  answers: v.array(v.number()),
  at: v.number(),
  shape: v.string(),
  before: v.nullish(v.array(v.number()), null),
});

/** Tells a quiz apart from what became of it since: answers to other questions are none to these. */
const shapeOf = (questions: readonly QuizQuestion[]) =>
  questions.map(({ question, choices }) => `${choices.length} ${question}`).join('\n');

/** Where a run of the quiz of that name was left; at its beginning where there is none. */
export function readPlace(
  store: LocalStore,
  name: string,
  questions: readonly QuizQuestion[],
): QuizPlace {
  const kept = readJson(store, keyOf(name), stored);
  if (kept === null || kept.shape !== shapeOf(questions)) return QUIZ_BEGIN;
  const { answers, at, before } = kept;
  const areChoices = (made: readonly number[]) =>
    made.every((choice, index) => questions[index]?.choices[choice] !== undefined);
  const isSound = answers.length <= questions.length && areChoices(answers);
  const isResult = before !== null && before.length === questions.length && areChoices(before);
  // A question that is passed has an answer.
  const isReached = Number.isInteger(at) && at >= 0 && at <= answers.length;
  const place = isSound && isReached ? { answers, at } : QUIZ_BEGIN;
  return isResult ? { ...place, before } : place;
}

/** Keeps the place; the beginning needs no keeping. */
export function keepPlace(
  store: LocalStore,
  name: string,
  questions: readonly QuizQuestion[],
  { answers, at, before }: QuizPlace,
): void {
  if (answers.length === 0 && before === undefined) store.remove(keyOf(name));
  else writeJson(store, keyOf(name), { answers, at, before, shape: shapeOf(questions) });
}
