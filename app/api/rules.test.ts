/** What counts as a success, call by call, and what becomes of the message (spec sections 4 and 8). */
import { afterEach, expect, test, vi } from 'vitest';
import { createAppointment } from './appointment';
import { loginAssistant } from './assistant';
import { createBookReview, listBookReviews } from './book-review';
import type { Call } from './call';
import { getCareer, getJob, listCareers, listJobs } from './career';
import { listClasses } from './class';
import { requestDemo } from './demo';
import { createAspiration, createDonation, getDonationTotal, listAspirations } from './donation';
import { UNREACHABLE } from './failure';
import { fakeClient, type Reply } from './fake-gateway';
import { logClick } from './logger';
import { requestPayout } from './payout';
import { createPost } from './post';
import { createCategory } from './post-category';
import { registerSchool } from './school';
import { signUpCoder } from './signup';
import { getStatistics } from './statistics-host';
import { registerTeam, registerTeamWithAccounts } from './team';
import { createDiscResult, createTestimony } from './testimony';

afterEach(() => vi.restoreAllMocks());

const person = { name: 'N', email: 'n@contoh.id', phone: '0812' };
const place = { provinceId: '11', cityId: '1101' };
const team = {
  ...place,
  teamName: 'T',
  schoolName: 'S',
  category: 'C',
  mentorName: 'M',
  members: [],
};
const contact = { npsn: '1', address: 'A', contactName: 'N', contactPosition: 'P' };
const visit = { institution: 'I', topic: 'T', date: '2026-12-01', time: '09:00' };
const account = { bank: 'bca', accountNumber: '1', accountName: 'N', key: 'k' };

type Ask = () => Call<unknown>;

const creates: Record<string, Ask> = {
  createPost: () => createPost({ kindSlug: 'news', title: 'T', summary: '', content: '' }),
  createCategory: () => createCategory({ kindSlug: 'news', name: 'N' }),
  createAppointment: () => createAppointment({ ...person, ...visit }),
  signUpCoder: () => signUpCoder({ ...person, password: 'p' }),
  registerTeam: () => registerTeam(team),
  registerTeamWithAccounts: () => registerTeamWithAccounts({ ...team, password: 'p' }),
  registerSchool: () => registerSchool({ ...person, ...place, ...contact }),
  requestPayout: () => requestPayout({ amount: 1, ...account }),
  createBookReview: () => createBookReview({ bookSlug: 'b', name: 'N', comment: 'K' }),
  createAspiration: () => createAspiration({ name: 'N', message: 'M' }),
  createDonation: () => createDonation({ name: 'N', email: 'n@contoh.id', amount: 1 }),
  createTestimony: () => createTestimony({ name: 'N', role: 'R', message: 'M' }),
  createDiscResult: () => createDiscResult({ type: 'D' }),
};
const strictReads: Record<string, Ask> = {
  listBookReviews: () => listBookReviews(),
  listAspirations: () => listAspirations(),
};
const login: Record<string, Ask> = {
  loginAssistant: () => loginAssistant({ email: 'n@contoh.id', password: 'p' }),
};
const reads: Record<string, Ask> = { listClasses: () => listClasses() };

const STATUSES = [200, 201, 202, 204, 299, 400, 401, 404, 422, 500, 503];
const below300 = STATUSES.filter((status) => status < 300);

const rules = [
  { calls: creates, accepted: [201] },
  { calls: strictReads, accepted: [200] },
  { calls: login, accepted: below300 },
  // Without a body there is no list.
  { calls: reads, accepted: below300.filter((status) => status !== 204) },
].flatMap(({ calls, accepted }) =>
  Object.entries(calls).map(([name, ask]) => ({ name, ask, accepted })),
);

test.each(rules)('$name is successful on $accepted alone', async ({ ask, accepted }) => {
  const successes: number[] = [];
  for (const status of STATUSES) {
    const { send } = fakeClient({ status, body: { status: true, message: 'OK', data: [] } });
    if ((await send(ask())).status) successes.push(status);
  }
  expect(successes).toEqual(accepted);
});

test.each<[string, Reply | Error, object]>([
  [
    'a list of amounts',
    { body: [{ amount: 5 }, { amount: '7' }, {}, 3] },
    { status: true, data: 12 },
  ],
  ['no donation yet', { body: [] }, { status: true, data: 0 }],
  [
    'a status that is true',
    { body: { status: true, message: '', data: [{ amount: 4 }] } },
    { status: true, data: 4 },
  ],
  [
    'a status that is false, with HTTP 200',
    { body: { status: false, message: 'Rusak', data: null } },
    { status: false, data: 0 },
  ],
  [
    'a status that is false, with an error',
    { status: 502, body: { status: false, message: 'Rusak', statusCode: 502 } },
    { status: false, message: 'Rusak', code: 502, data: 0 },
  ],
  ['no network', new TypeError('down'), { status: false, message: UNREACHABLE, code: 500 }],
])('the donation total, given %s', async (_name, reply, expected) => {
  expect(await fakeClient(reply).send(getDonationTotal())).toMatchObject(expected);
});

const transfer = { bank: 'Bank', account_number: '12 3', account_name: 'Dana' };
const row = { code: 'DON-7', payment: transfer, pay_before: '2026-12-01T00:00:00Z' };
const pledge = {
  code: 'DON-7',
  payment: { bank: 'Bank', accountNumber: '12 3', accountName: 'Dana' },
  payBefore: '2026-12-01T00:00:00Z',
};
const untold = {
  code: '',
  payment: { bank: '', accountNumber: '', accountName: '' },
  payBefore: '',
};

test.each([
  ['the rows that were written', [row], pledge],
  ['the row in an envelope', { status: true, message: '', data: row }, pledge],
  ['no row', [], untold],
  ['nothing', undefined, untold],
  ['rows of something else', [7], untold],
])('how a pledge is paid, told by %s', async (_name, body, expected) => {
  const { send } = fakeClient({ status: 201, body });
  const gift = { name: 'Ayu', email: 'ayu@contoh.id', amount: 5 };
  expect(await send(createDonation(gift))).toMatchObject({ status: true, data: expected });
});

test.each<[string, Ask, unknown]>([
  ['list Career', () => listCareers(), []],
  ['list Job', () => listJobs(), []],
  ['detail Career', () => getCareer('a'), { id: 1, slug: 'a', name: 'A' }],
  ['detail Job', () => getJob('1'), { id: 1, title: 'T' }],
])('%s carries its prefix, a failure in the log alone', async (what, ask, data) => {
  const good = fakeClient({ body: { status: true, message: 'OK', data } });
  expect((await good.send(ask())).message).toBe(`Success fetch ${what}: OK`);
  const bad = fakeClient({ status: 500, body: { status: false, message: 'Rusak' } });
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect((await bad.send(ask())).message).toBe('Rusak');
  expect(warn.mock.calls).toEqual([[`Failed fetch ${what}:`, 'Rusak']]);
  warn.mockRestore();
});

test('a demo that was asked for says so in its own words', async () => {
  const good = fakeClient({ body: { status: true, message: 'sent' } });
  expect(await good.send(requestDemo('n@contoh.id'))).toMatchObject({
    status: true,
    message: 'Berhasil mengirim request',
  });
  const bad = fakeClient({
    status: 422,
    body: { message: 'Belum benar', errors: { email: ['Salah'] } },
  });
  expect(await bad.send(requestDemo('n'))).toMatchObject({
    status: false,
    message: 'Belum benar',
    errors: { email: ['Salah'] },
  });
});

test.each<[string, Ask]>([
  [
    'a click that was not logged',
    () => logClick({ from: '', to: '', type: 'page_load', timestamp: '' }),
  ],
  ['a figure that was not had', () => getStatistics()],
])('%s is a console warning and no more', async (_name, ask) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await fakeClient().send(ask());
  expect(warn).not.toHaveBeenCalled();
  await fakeClient(new TypeError('down')).send(ask());
  expect(warn).toHaveBeenCalledTimes(1);
});
