import * as v from 'valibot';
import { expect, it } from 'vitest';
import { getPost } from '../../api/post';
import { dayOf, parseTime } from '../../core/wib';
import { problemsOf } from '../../sections/forms/form-schema';
import { studioKindOf, studioKinds } from '../../sections/studio/studio-kinds';
import { copyOf, initialPost, type PostField, postFields, toDraft } from './post-fields';

const empty: Record<PostField, string> = {
  title: '',
  slug: '',
  summary: '',
  content: '',
  cover: '',
  categoryId: '',
  tags: '',
  startDate: '',
  startTime: '',
  endDate: '',
  endTime: '',
  mode: '',
  location: '',
  room: '',
  quota: '',
  price: '',
  link: '',
  target: '',
  publish: 'now',
  publishDay: '',
  publishHour: '',
  revision: '',
};
const event = { startDate: '2026-12-02', mode: 'onsite', location: 'Bandung' };
const sound = { ...empty, title: 'Apa itu Git?', summary: 'Singkat.', content: '<p>Isi</p>' };

it.each<[kind: string, change: Partial<typeof empty>, wrong: string[]]>([
  ['news', {}, []],
  ['news', { title: ' ', content: '' }, ['title', 'content']],
  ['news', { slug: 'Salah Satu' }, ['slug']],
  ['news', { categoryId: '99' }, ['categoryId']],
  ['events', {}, ['startDate', 'mode', 'location']],
  ['events', event, []],
  ['events', { ...event, endDate: '2026-12-01' }, ['endDate']],
  ['events', { ...event, startDate: '0026-12-02' }, ['startDate']],
  ['events', { ...event, link: 'javascript:alert(1)' }, ['link']],
  ['events', { ...event, mode: 'online', location: '' }, []],
  ['events', { ...event, quota: '0' }, ['quota']],
  ['events', { ...event, price: '0' }, []],
  ['events', { ...event, price: 'Rp 75.000' }, []],
  ['events', { ...event, price: 'murah' }, ['price']],
  ['events', { ...event, startTime: '09:00', endTime: '08:00' }, ['endTime']],
  ['events', { ...event, endTime: '08:00' }, ['endTime']],
  ['events', { ...event, startTime: '25:00' }, ['startTime']],
  ['events', { ...event, startTime: '09:00', endDate: '2026-12-03', endTime: '08:00' }, []],
  ['campaigns', { target: '25 juta' }, ['target']],
  ['campaigns', { target: 'Rp 25.000.000' }, []],
  ['campaigns', { target: '25000000', endDate: '2026-12-01' }, []],
])('%s with %j: %j', (kind, change, wrong) => {
  const fields = postFields(studioKindOf(kind), []);
  expect(Object.keys(problemsOf(fields, { ...sound, ...change }))).toEqual(wrong);
});

it('sends a slug made of the title, and only what the kind has', () => {
  const draft = toDraft(studioKindOf('news'), { ...sound, tags: ' a, ,b ', location: 'Bandung' });
  expect(draft).toMatchObject({ slug: 'apa-itu-git', tags: ['a', 'b'] });
  expect(draft).not.toHaveProperty('location');
  expect(toDraft(studioKindOf('events'), { ...sound, ...event })).toMatchObject({
    startDate: '2026-12-02',
    endDate: '2026-12-02',
    location: 'Bandung',
    isOnline: false,
    quota: 0,
    price: null,
  });
  const campaign = toDraft(studioKindOf('campaigns'), { ...sound, target: '25000000' });
  expect(campaign).toMatchObject({ target: 25_000_000 });
  expect(campaign).not.toHaveProperty('link');
});

it('a new post begins with nothing, and is free', () =>
  expect(initialPost(null)).toEqual({
    price: '0',
    publish: 'now',
    publishDay: '',
    publishHour: '',
  }));

it.each<[change: object]>([
  [
    {
      startDate: '2026-12-02T09:30:00+07:00',
      endDate: '2026-12-02T12:00:00+07:00',
      quota: 30,
      price: 75_000,
    },
  ],
  [{ startDate: '2026-12-02', endDate: '2026-12-04', location: 'Gedung Contoh', price: 0 }],
  [{ startDate: '2026-12-02T02:30:00Z', endDate: '', isOnline: true, location: 'Zoom' }],
])('an event that is opened and saved stays as it is: %j', (change) => {
  const kind = studioKindOf('events');
  const post = v.parse(getPost({ slug: 'a' }).shape, { id: 1, title: 'A', slug: 'a', ...change });
  const values = { ...empty, ...initialPost(post) };
  const { startDate, endDate, location, isOnline, quota, price } = toDraft(kind, values);
  const at = (text = '') => parseTime(text)?.at;
  expect([at(startDate), location, isOnline, quota, price]).toEqual([
    at(post.startDate),
    post.location,
    post.isOnline,
    post.quota,
    post.price,
  ]);
  expect(at(endDate)).toBe(at(post.endDate || dayOf(post.startDate)));
});

it('a copy has all but the address and the revision', () => {
  const post = v.parse(getPost({ slug: 'a' }).shape, {
    id: 1,
    title: 'A'.repeat(160),
    slug: 'a',
    content: '<p>b</p>',
    updatedAt: '2026-11-24',
  });
  const copy = copyOf(post);
  expect(copy).toMatchObject({ content: '<p>b</p>' });
  expect(copy.title).toMatch(/^Salinan dari A+$/);
  expect(copy.title).toHaveLength(160);
  expect(copy).not.toHaveProperty('slug');
  expect(copy).not.toHaveProperty('revision');
});

it('programmes are read elsewhere, and so not written here', () => {
  expect(studioKinds.map(({ slug }) => slug)).not.toContain('program');
});
