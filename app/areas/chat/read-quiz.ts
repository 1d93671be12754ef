/**
 * A test that an answer writes, as the quiz engine's questions. Models keep to a form more or less: what
 * can be meant by it is taken, and a question of which that cannot be said is left out.
 */
import type { QuizQuestion } from '../../api/class';
import { isRecord } from '../../core/schema';

/** Longer texts are no test of three questions. */
const LONGEST = 40_000;
const MOST_QUESTIONS = 20;
const MOST_CHOICES = 8;
const LONGEST_TEXT = 1200;

const NAMES = {
  questions: ['questions', 'soal', 'kuis', 'quiz', 'pertanyaan', 'items'],
  question: ['question', 'soal', 'pertanyaan', 'text'],
  choices: ['choices', 'options', 'pilihan', 'opsi', 'answers'],
  answer: [
    'answer',
    'jawaban',
    'correct',
    'kunci',
    'answerIndex',
    'correct_answer',
    'jawaban_benar',
  ],
  explanation: ['explanation', 'penjelasan', 'pembahasan'],
  topic: ['topic', 'topik'],
} as const;

/** The questions that a block of code holds; null where it holds none. */
export function readQuiz(code: string): QuizQuestion[] | null {
  if (code.length > LONGEST) return null;
  const found = listOf(parsed(code)).slice(0, MOST_QUESTIONS);
  const questions = found.map(questionOf).filter((question) => question !== null);
  return questions.length === 0 ? null : questions;
}

/** A test in words, for who reads or hears it elsewhere. */
export function quizInWords(questions: readonly QuizQuestion[]): string {
  return questions
    .map(({ question, choices }, index) => {
      const lines = choices.map((choice, place) => `   ${letterOf(place)}. ${choice}`);
      return [`${index + 1}. ${question}`, ...lines].join('\n');
    })
    .join('\n\n');
}

function letterOf(place: number): string {
  return String.fromCharCode(65 + place);
}

function parsed(code: string): unknown {
  const text = code.trim();
  const from = text.search(/[[{]/);
  const inner = text.slice(
    Math.max(0, from),
    Math.max(text.lastIndexOf(']'), text.lastIndexOf('}')) + 1,
  );
  const withoutCommas = inner.replace(/,(\s*[\]}])/g, '$1');
  const asLines = `[${inner.split(/\n+/).filter(Boolean).join(',')}]`;
  for (const json of [text, inner, withoutCommas, withoutCommas.replace(/[“”]/g, '"'), asLines]) {
    try {
      return JSON.parse(json);
    } catch {
      // The next reading is more lenient.
    }
  }
  return null;
}

function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  if (!isRecord(value)) return [];
  const inner = first(value, NAMES.questions);
  return Array.isArray(inner) ? inner : [value];
}

function questionOf(value: unknown): QuizQuestion | null {
  if (!isRecord(value)) return null;
  const question = textOf(first(value, NAMES.question));
  const given = first(value, NAMES.choices);
  const named = isRecord(given) ? Object.keys(given) : [];
  const listed = Array.isArray(given) ? given : named.map((name) => isRecord(given) && given[name]);
  const choices = listed.map((choice) =>
    textOf(isRecord(choice) ? first(choice, ['text', 'label', 'pilihan']) : choice),
  );
  const isUsable =
    question !== '' &&
    choices.length >= 2 &&
    choices.length <= MOST_CHOICES &&
    choices.every((choice) => choice !== '') &&
    new Set(choices).size === choices.length;
  const answer = isUsable ? answerOf(first(value, NAMES.answer), choices, named) : -1;
  if (answer < 0) return null;
  const explanation = textOf(first(value, NAMES.explanation));
  return { question, choices, answer, explanation, topic: textOf(first(value, NAMES.topic)) };
}

/** The right choice's place, by number from 0, by letter, or by its own words; -1 for none. */
function answerOf(given: unknown, choices: readonly string[], named: readonly string[]): number {
  if (typeof given === 'number')
    return Number.isInteger(given) && given < choices.length ? given : -1;
  const text = textOf(given);
  const asWords = choices.indexOf(text);
  if (asWords >= 0 || text === '') return asWords;
  const asName = named.indexOf(text);
  if (asName >= 0) return asName;
  const [, letter = ''] = /^([A-Ha-h])(?:[.):]|$)/.exec(text) ?? [];
  const place =
    letter === ''
      ? /^\d$/.test(text)
        ? Number(text)
        : -1
      : letter.toUpperCase().charCodeAt(0) - 65;
  return place < choices.length ? place : -1;
}

function first(value: Record<string, unknown>, names: readonly string[]): unknown {
  const name = names.find((one) => Object.hasOwn(value, one));
  return name === undefined ? undefined : value[name];
}

function textOf(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.trim().slice(0, LONGEST_TEXT) : '';
}
