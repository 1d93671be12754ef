import { expect, it } from 'vitest';
import { memoryStore } from '../../../../core/fake-storage';
import { keepDraft, withDraft } from './setting-draft';
import { valuesOf } from './setting-fields';

const saved = valuesOf({ title: 'Alpha', css: { clr_dark: '#212529' } });

it('holds the changes alone, over what others have saved meanwhile', () => {
  const work = memoryStore();
  keepDraft(work, [{ name: 'title', from: 'Alpha', to: 'Beta' }]);
  const later = { ...saved, title: 'Gamma', 'css.clr_dark': '#000000' };
  expect(withDraft(work, later)).toEqual({ ...later, title: 'Beta' });
  keepDraft(work, []);
  expect(withDraft(work, later)).toEqual(later);
});

it.each(['{', '[]', '{"title":7}', '{"nope":"x"}'])('%s is no draft', (text) => {
  expect(withDraft(memoryStore({ 'draft:settings': text }), saved)).toEqual(saved);
});
