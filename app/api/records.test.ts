/** How records are read: as sent, with gaps, and with oddities in them. */

import * as v from 'valibot';
import { expect, test } from 'vitest';
import { formatPrice } from '../ui/format';
import { listMessages } from './assistant';
import { validateToken } from './authorizer';
import { listActiveBatches } from './batch';
import type { Call } from './call';
import { getClass, getSyllabus, listClasses } from './class';
import { uploadFile } from './drive';
import { NOT_FOUND, UNUSABLE } from './failure';
import { fakeClient } from './fake-gateway';
import { getPost } from './post';
import { listProvinces } from './region';
import { known } from './schemas';
import { getAppSetting } from './settings';
import { getCounters } from './statistics';
import { getChart, getFigures } from './statistics-host';

const item = {
  id: 12,
  code: 'BB-104',
  slug: 'dasar-web',
  name: 'Dasar Web',
  summary: 'Ringkas',
  description: '<p>Isi</p>',
  logo: '',
  cover: '/c.png',
  level: 'beginner',
  type: 'hybrid',
  isComingSoon: false,
  isRegistrationOpen: true,
  isStarted: false,
  isEnded: false,
  program: { id: 3, name: 'Rekayasa Web', slug: 'rekayasa-web' },
  price: 250000,
  startDate: '2026-12-01',
  endDate: '2026-12-20',
  registrationEndDate: '2026-11-30',
  quota: 30,
  totalStudents: 12,
  totalModules: 6,
  durationHours: 24,
  city: 'Bandung',
  mentor: { name: 'Anindya', position: 'Pengembang', photo: '' },
  tags: ['web'],
};
const readItem = {
  ...item,
  id: '12',
  program: { ...item.program, id: '3' },
  mentor: { ...item.mentor, id: '' },
};
const bareItem = {
  id: '',
  code: '',
  slug: 'sql',
  name: 'SQL',
  summary: '',
  description: '',
  logo: '',
  cover: '',
  level: '',
  type: '',
  isComingSoon: false,
  isRegistrationOpen: false,
  isStarted: false,
  isEnded: false,
  program: { id: '', name: '', slug: '' },
  price: null,
  startDate: '',
  endDate: '',
  registrationEndDate: '',
  quota: 0,
  totalStudents: 0,
  totalModules: 0,
  durationHours: 0,
  city: '',
  mentor: { id: '', name: '', position: '', photo: '' },
  tags: [],
};
const bare = { slug: 'sql', name: 'SQL' };
const odd = { level: 'expert', isStarted: 1, price: '99', tags: 'a' };
const lists = {
  benefits: [],
  requirements: [],
  outcomes: [],
  faqs: [],
  mentors: [],
  schedule: [],
  related: [],
};
const overview = {
  ...item,
  benefits: ['B', 4],
  faqs: [{ question: 'Q', answer: 'A' }, 'x'],
  mentors: [{ id: 1, name: 'M' }],
  schedule: [{ day: 'Senin', time: '19.00' }],
  related: [item, null],
};

const quiz = { id: 2, slug: 'c', title: 'C', type: 'quiz', isFree: true };

interface Case {
  name: string;
  data: unknown;
  ask: () => Call<unknown>;
  expected: unknown;
}

const cases: Case[] = [
  {
    name: 'classes, whole, bare, odd and bad',
    data: { items: [item, bare, {}, 'x', { ...bare, slug: '' }, { ...bare, ...odd }] },
    ask: () => listClasses(),
    expected: {
      items: [readItem, bareItem, { ...bareItem, isStarted: true, price: 99 }],
      page: 1,
      perPage: 10,
      totalItems: 3,
      totalPages: 1,
    },
  },
  {
    name: 'a class with everything',
    data: overview,
    ask: () => getClass('dasar-web'),
    expected: {
      ...readItem,
      ...lists,
      benefits: ['B'],
      faqs: [{ question: 'Q', answer: 'A' }],
      mentors: [{ id: '1', name: 'M', position: '', photo: '' }],
      schedule: [{ day: 'Senin', time: '19.00' }],
      related: [readItem],
    },
  },
  {
    name: 'a class with what is needed alone',
    data: bare,
    ask: () => getClass('sql'),
    expected: { ...bareItem, ...lists },
  },
  {
    name: 'a syllabus',
    data: [{ id: 1, slug: 'm', title: 'M', chapters: [quiz, 3, { ...quiz, slug: null }] }],
    ask: () => getSyllabus('1'),
    expected: [
      {
        id: '1',
        slug: 'm',
        title: 'M',
        summary: '',
        durationHours: 0,
        chapters: [
          { id: '2', slug: 'c', title: 'C', type: 'quiz', durationMinutes: 0, isFree: true },
        ],
      },
    ],
  },
  {
    name: 'counters asked for, and no others',
    data: { alumni: 48210, cities: '312', secret: 3, mentors: null },
    ask: () => getCounters(['alumni', 'cities']),
    expected: { alumni: 48210, cities: 312 },
  },
  { name: 'figures', data: { a: 1, b: 'x', c: null }, ask: () => getFigures(), expected: { a: 1 } },
  {
    name: 'a chart under either pair of names',
    data: {
      items: [
        { label: 'Jan', value: 2 },
        { name: 'Feb', total: 3 },
      ],
    },
    ask: () => getChart('alumni'),
    expected: [
      { label: 'Jan', value: 2 },
      { label: 'Feb', value: 3 },
    ],
  },
  {
    name: 'provinces',
    data: [{ id: 32, name: 'Jawa Barat' }],
    ask: () => listProvinces(),
    expected: [{ id: '32', name: 'Jawa Barat' }],
  },
  {
    name: 'a valid token',
    data: { isTokenValid: true },
    ask: () => validateToken(),
    expected: true,
  },
  { name: 'an invalid token', data: { valid: false }, ask: () => validateToken(), expected: false },
  { name: 'a setting of any shape', data: [1], ask: () => getAppSetting(cms), expected: [1] },
];
const cms = { lmsKey: 'lms', key: 'title' };

test.each(cases)('$name', async ({ data, ask, expected }) => {
  const { send } = fakeClient({ body: { status: true, message: 'OK', data } });
  expect(await send(ask())).toMatchObject({ status: true, data: expected });
});

const unread = { status: false, message: UNUSABLE, code: 502 };
const batches = { data: [], status: true };

test.each<[string, () => Call<unknown>, object]>([
  ['a page', () => listClasses(), { items: [], page: 1, totalItems: 0 }],
  ['a bare list', () => getSyllabus('1'), []],
  ['a list, bare or within', () => listProvinces(), []],
])('%s that cannot be read is an empty one that failed', async (_name, ask, data) => {
  for (const odd of [undefined, null, {}, 'oops', { a: item }, { items: null }, [7], [{}]]) {
    const { send } = fakeClient({ body: { status: true, message: 'OK', data: odd } });
    expect(await send(ask())).toMatchObject({ ...unread, data });
  }
});

test('batches that cannot be read are an empty page that failed', async () => {
  for (const odd of [null, {}, { ...batches, data: null }, { ...batches, data: [{}] }]) {
    const { send } = fakeClient({ body: odd });
    expect(await send(listActiveBatches())).toMatchObject({ ...unread, data: { items: [] } });
  }
});

test.each([
  ['missing', null, { message: NOT_FOUND, code: 404 }],
  ['of empty texts', { slug: '', name: '' }, unread],
  ['a list', [item], unread],
])('a record that is %s is a failure', async (_name, data, expected) => {
  const { send } = fakeClient({ body: { status: true, message: 'OK', data } });
  expect(await send(getClass('x'))).toMatchObject({ ...expected, status: false, data: null });
});

test.each([
  [250_000, 'Rp\u00a0250.000'],
  ['250000', 'Rp\u00a0250.000'],
  ['Rp 1.250.000', 'Biaya menyusul'],
  [0, 'Gratis'],
  ['0', 'Gratis'],
  ['', 'Biaya menyusul'],
  [null, 'Biaya menyusul'],
  ['tanya dulu', 'Biaya menyusul'],
  [{ amount: 5 }, 'Biaya menyusul'],
])('a price of %j is written %s', (value, text) => {
  expect(formatPrice(v.parse(known, value))).toBe(text);
});

test("a post's author is a name, however it comes", async () => {
  for (const author of ['Citra', { name: 'Citra' }]) {
    const { send } = fakeClient({ body: { data: { id: 4, slug: 't', title: 'T', author } } });
    expect(await send(getPost({ slug: 't' }))).toMatchObject({
      data: { id: '4', author: 'Citra' },
    });
  }
});

test('active batches come as the page every list comes as', async () => {
  const { send } = fakeClient({
    body: {
      status: true,
      data: [{ id: 1, name: 'Angkatan 1' }],
      page: { current_page: 2, last_page: 3 },
      data_count: { per_page: 5, total_data: 11 },
    },
  });
  expect(await send(listActiveBatches({ page: 2 }))).toMatchObject({
    status: true,
    data: {
      items: [{ id: '1', name: 'Angkatan 1' }],
      page: 2,
      perPage: 5,
      totalItems: 11,
      totalPages: 3,
    },
  });
});

test("a conversation's messages come with or without an envelope", async () => {
  const items = [{ query: 'Apa?', response: { value: 'Ini.' }, message_id: 'm', created_at: 'T' }];
  for (const body of [{ items }, { status: true, data: { items } }]) {
    const { send } = fakeClient({ body });
    expect(await send(listMessages('c'))).toMatchObject({
      data: {
        items: [{ query: 'Apa?', response: { value: 'Ini.' }, messageId: 'm', createdAt: 'T' }],
      },
    });
  }
});

test('a file goes up as the form field "file"', async () => {
  const { seen, send } = fakeClient({
    status: 201,
    body: { data: { url: '/f.png', name: 'f', size: 3 } },
  });
  const file = new File(['abc'], 'f.png', { type: 'image/png' });
  expect(await send(uploadFile(file))).toMatchObject({
    status: true,
    data: { url: '/f.png', size: 3 },
  });
  const [{ method, path, body } = {}] = seen;
  expect([method, path]).toEqual(['POST', '/api/drive/v1/upload']);
  expect(body instanceof FormData ? body.get('file') : undefined).toMatchObject({ name: 'f.png' });
});
