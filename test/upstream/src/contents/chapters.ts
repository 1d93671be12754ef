/**
 * Texts and quizzes of chapters, as they are written: blocks that begin with `# name`, the text, then
 * questions, each with its choices and why the right one is right:
 *
 *     ? the question
 *     + the right choice
 *     - another
 *     > the explanation
 */
import { familyTable } from '../data/families';
import { html } from './markup';

export interface QuizQuestion {
  question: string;
  /** What it is about, in a word or two. */
  topic: string;
  choices: string[];
  /** The index of the right choice. */
  answer: number;
  explanation: string;
}

/** What a reading and the quiz after it say. */
export interface ChapterTexts {
  /** HTML. */
  content: string;
  questions: QuizQuestion[];
}

/** What is said in the chapters of classes of one kind. */
interface Family extends ChapterTexts {
  /** HTML, of what is shown in a recording. */
  recording: string;
}

function questionOf(block: string, topic: string): QuizQuestion {
  const lines = block.trim().split('\n');
  const choices = lines.filter((line) => /^[+-] /.test(line));
  const [explanation = ''] = lines.filter((line) => line.startsWith('> '));
  const answer = choices.findIndex((line) => line.startsWith('+ '));
  const right = choices.filter((line) => line.startsWith('+ '));
  if (right.length !== 1 || choices.length < 3 || explanation === '') {
    throw new Error(`demo data: three choices, one right, and why: ${block}`);
  }
  const [question = ''] = lines;
  return {
    question,
    topic,
    choices: choices.map((line) => line.slice(2)),
    answer,
    explanation: explanation.slice(2),
  };
}

/** The blocks of a table by name, as their text and their questions. */
function blocksOf(table: string): { name: string; text: string; questions: string[] }[] {
  return table
    .split(/^# /m)
    .slice(1)
    .map((block) => {
      const [head = '', ...questions] = block.split(/^\? /m);
      const [name = '', ...text] = head.split('\n');
      return { name: name.trim(), text: text.join('\n'), questions };
    });
}

/** What is written of a class's first module, by the class's name. */
export function writtenChapters(table: string): Map<string, ChapterTexts> {
  return new Map(
    blocksOf(table).map(({ name, text, questions }) => [
      name,
      { content: html(text), questions: questions.map((block) => questionOf(block, name)) },
    ]),
  );
}

const families = new Map<string, Family>(
  blocksOf(familyTable).map(({ name, text, questions }) => {
    const [content = '', recording = ''] = text.split(/^~ /m);
    return [
      name,
      {
        content: html(content),
        recording: html(recording),
        questions: questions.map((block) => questionOf(block, '')),
      },
    ];
  }),
);

/** How many questions a quiz that is not written out takes from its family's. */
const QUIZ_LENGTH = 3;

/** What is said in the chapters of a module that is not written out; `family` is the kind of its class. */
export function familyChapters(family: string, module: string, place: number): Family {
  const { content, recording, questions } = families.get(family) ?? families.get('book') ?? EMPTY;
  const named = (text: string) => text.replaceAll('{module}', module);
  return {
    content: named(content),
    recording: named(recording),
    questions: Array.from(
      { length: Math.min(QUIZ_LENGTH, questions.length) },
      (_, index) => questions[(place * 2 + index) % questions.length],
    ).flatMap((found) => (found ? [{ ...found, topic: module }] : [])),
  };
}

const EMPTY: Family = { content: '', recording: '', questions: [] };

/** Whether chapters are written for this kind of class. */
export const isFamily = (name: string): boolean => families.has(name);
