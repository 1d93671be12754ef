import { describe, expect, it } from 'vitest';
import { quizInWords, readQuiz } from './read-quiz';

const one = { question: 'Apa?', choices: ['a', 'b'], answer: 1, explanation: 'b.', topic: 'T' };
const bare = { question: 'Apa?', choices: ['a', 'b'], answer: 1, explanation: '', topic: '' };
const json = (value: unknown) => JSON.stringify(value);

describe('a test that an answer writes', () => {
  it.each([
    { name: 'as it was asked for', code: json([one]), questions: [one] },
    { name: 'one question alone', code: json(one), questions: [one] },
    { name: 'under a name', code: json({ soal: [one] }), questions: [one] },
    { name: 'a line a question', code: `${json(one)}\n${json(one)}`, questions: [one, one] },
    { name: 'with words round it', code: `Ini soalnya: ${json([one])} Selamat!`, questions: [one] },
    {
      name: 'with commas too many',
      code: '[{"question":"Apa?","choices":["a","b",],"answer":1,},]',
      questions: [bare],
    },
    {
      name: 'in typographic quotes',
      code: '[{“question”:“Apa?”,“choices”:[“a”,“b”],“answer”:1}]',
      questions: [bare],
    },
    {
      name: 'in Indonesian, the answer by a letter',
      code: json([{ pertanyaan: 'Apa?', pilihan: ['a', 'b'], kunci: 'B' }]),
      questions: [bare],
    },
    {
      name: 'the answer in its own words',
      code: json([{ question: 'Apa?', options: ['a', 'b'], answer: 'b' }]),
      questions: [bare],
    },
    {
      name: 'choices by letter',
      code: json([{ question: 'Apa?', choices: { A: 'a', B: 'b' }, answer: 'B' }]),
      questions: [bare],
    },
    {
      name: 'choices that are numbers',
      code: json([{ ...bare, choices: [1, 2], answer: 0 }]),
      questions: [{ ...bare, choices: ['1', '2'], answer: 0 }],
    },
    {
      name: 'beside a question that is none',
      code: json([{ question: 'x' }, one]),
      questions: [one],
    },
  ])('is read: $name', ({ code, questions }) => {
    expect(readQuiz(code)).toEqual(questions);
  });

  it.each([
    { name: 'no JSON', code: 'const a = [1];' },
    { name: 'nothing', code: '' },
    { name: 'an empty list', code: '[]' },
    { name: 'half of it', code: json([one]).slice(0, 40) },
    { name: 'one choice', code: json([{ ...one, choices: ['a'], answer: 0 }]) },
    { name: 'the same choice twice', code: json([{ ...one, choices: ['a', 'a'] }]) },
    { name: 'an answer that is no choice', code: json([{ ...one, answer: 2 }]) },
    { name: 'an answer below the first', code: json([{ ...one, answer: -1 }]) },
    { name: 'an answer between two', code: json([{ ...one, answer: 0.5 }]) },
    { name: 'no answer', code: json([{ ...one, answer: null }]) },
    {
      name: 'names of every object',
      code: json([{ question: 'toString', choices: 'constructor' }]),
    },
    { name: 'endless brackets', code: '['.repeat(30_000) },
    { name: 'far too long', code: json(Array.from({ length: 2000 }, () => one)) },
  ])('is none: $name', ({ code }) => {
    expect(readQuiz(code)).toBeNull();
  });

  it('is words for who reads it elsewhere', () => {
    expect(quizInWords([one])).toBe('1. Apa?\n   A. a\n   B. b');
  });
});
