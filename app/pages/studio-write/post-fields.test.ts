import { expect, it } from 'vitest';
import { problemsOf } from '../../features/forms/validate';
import { studioKindOf } from '../../features/studio/studio-kinds';
import { initialPost, type PostField, postFields, toDraft } from './post-fields';

const empty: Record<PostField, string> = {
  title: '',
  slug: '',
  summary: '',
  content: '',
  cover: '',
  categoryId: '',
  tags: '',
  startDate: '',
  endDate: '',
  location: '',
  link: '',
  target: '',
  revision: '',
};
const sound = { ...empty, title: 'Apa itu Git?', summary: 'Singkat.', content: '<p>Isi</p>' };

it.each<[kind: string, change: Partial<typeof empty>, wrong: string[]]>([
  ['news', {}, []],
  ['news', { title: ' ', content: '' }, ['title', 'content']],
  ['news', { slug: 'Salah Satu' }, ['slug']],
  ['news', { categoryId: '99' }, ['categoryId']],
  ['events', {}, ['startDate']],
  ['events', { startDate: '2026-12-02', endDate: '2026-12-01' }, ['endDate']],
  ['events', { startDate: '2026-12-02', link: 'javascript:alert(1)' }, ['link']],
  ['campaigns', { target: '25 juta' }, ['target']],
  ['campaigns', { target: '25000000', endDate: '2026-12-01' }, []],
])('%s with %j: %j', (kind, change, wrong) => {
  const fields = postFields(studioKindOf(kind), []);
  expect(Object.keys(problemsOf(fields, { ...sound, ...change }))).toEqual(wrong);
});

it('sends a slug made of the title, and only what the kind has', () => {
  const draft = toDraft(studioKindOf('news'), { ...sound, tags: ' a, ,b ', location: 'Bandung' });
  expect(draft).toMatchObject({ slug: 'apa-itu-git', tags: ['a', 'b'] });
  expect(draft).not.toHaveProperty('location');
  const event = toDraft(studioKindOf('events'), { ...sound, startDate: '2026-12-02' });
  expect(event).toMatchObject({ startDate: '2026-12-02', endDate: '2026-12-02' });
  const campaign = toDraft(studioKindOf('campaigns'), { ...sound, target: '25000000' });
  expect(campaign).toMatchObject({ target: 25_000_000 });
  expect(campaign).not.toHaveProperty('link');
});

it('a new post begins with nothing', () => expect(initialPost(null)).toEqual({}));
