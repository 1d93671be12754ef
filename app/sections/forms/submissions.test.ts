import { expect, it } from 'vitest';
import { memoryStore } from '../../core/fake-storage';
import { dropSubmission, keepSubmission, readSubmissions, type Submission } from './submissions';

const sent = (at: string): Submission => ({
  kind: 'school',
  title: 'SMK Contoh',
  detail: '',
  ref: '20299001',
  at,
});

it('keeps what was sent, the newest first, and no more than a hundred', () => {
  const work = memoryStore();
  for (let index = 1; index <= 101; index += 1) keepSubmission(work, sent(String(index)));
  expect(readSubmissions(work)).toHaveLength(100);
  expect(readSubmissions(work)[0]?.at).toBe('101');
  dropSubmission(work, sent('101'));
  expect(readSubmissions(work)[0]?.at).toBe('100');
});

it.each(['', 'x', '{}', '[null,{"kind":"spam","title":"","detail":"","ref":"","at":""}]'])(
  'stored %s is nothing that was sent',
  (text) => {
    const work = memoryStore({ submissions: text });
    expect(readSubmissions(work)).toEqual([]);
  },
);
