import { describe, expect, it } from 'vitest';
import { PageError } from '../../../../router/page-error';
import { featureBySlug, SHORT_LENGTH } from '../../feature';
import { lmsFeatures } from './features';
import { codeSamples } from './samples';

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
