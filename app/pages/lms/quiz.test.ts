import { describe, expect, it } from 'vitest';
import { featureBySlug, SHORT_LENGTH } from '../../features/product/feature';
import { PageError } from '../../route/page-error';
import { lmsFeatures } from './features';
import { quizQuestions, scoreOf, verdictOf } from './quiz';
import { codeSamples } from './samples';

const right = quizQuestions.map(({ answer }) => answer);

describe('scoreOf', () => {
  it.each([
    ['nothing answered', [], 0],
    ['all right', right, quizQuestions.length],
    ['all wrong', right.map((answer) => answer + 1), 0],
    ['the first alone', [right[0]], 1],
    ['the last alone', [undefined, undefined, right[2]], 1],
  ])('%s', (_name, answers: (number | undefined)[], expected) => {
    expect(scoreOf(quizQuestions, answers)).toBe(expected);
  });
});

it.each([
  [3, 'Semua benar'],
  [2, 'Sudah lebih'],
  [1, 'Belum banyak'],
  [0, 'Belum banyak'],
])('verdictOf %i of 3', (score, start) => {
  expect(verdictOf(score, 3)).toMatch(new RegExp(`^${start}`));
});

describe('the LMS features', () => {
  it('are the two of the specification, with short descriptions that fit', () => {
    expect(lmsFeatures.map(({ slug }) => slug)).toEqual(['coding-studio', 'online-quiz']);
    for (const { label } of lmsFeatures) expect(label.length).toBeLessThanOrEqual(SHORT_LENGTH);
  });

  it.each([
    ['coding-studio', 'codingStudio'],
    ['ONLINE-QUIZ', 'onlineQuiz'],
  ])('featureBySlug %s', (slug, key) => {
    expect(featureBySlug(lmsFeatures, slug).key).toBe(key);
  });

  it.each(['tidak-ada', undefined])('featureBySlug %s is 404', (slug) => {
    expect(() => featureBySlug(lmsFeatures, slug)).toThrow(PageError);
  });

  it('the coding studio shows its 12 languages', () => {
    expect(new Set(codeSamples.map(({ language }) => language)).size).toBe(12);
    const listed = featureBySlug(lmsFeatures, 'coding-studio').listFeatures[0] ?? '';
    for (const { language } of codeSamples) expect(listed).toContain(language);
  });
});
