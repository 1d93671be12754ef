/**
 * Hours, days and numbers: sequences that users of comparable systems have reported. Each is named after its
 * report, `owner/repository#number` on GitHub. What moves the clock stands last, because it goes on from there.
 */

import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import {
  appointmentPath,
  newAppointment,
  writeCode,
} from '../../../app/sections/organisations/appointment/appointment';
import { nextOpenDays } from '../../../app/sections/organisations/appointment/days';
import { formRows } from '../../browser/form-rows';
import { fillField } from '../harness/form';
import { tellTime, writtenTo } from '../harness/line';
import { main, said } from '../harness/page';
import { fault } from '../harness/platform';
import { visit } from '../harness/visit';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const SLUG = 'lokakarya-docker-untuk-pemula';
const NUMBER = 'BB-105-11D743766C07972A';

afterEach(() => {
  vi.unstubAllEnvs();
});

/** Has the event last from one time to another, ISO texts. */
async function lasts(startDate: string, endDate: string): Promise<void> {
  await visit('/Event');
  const path = `/api/services/v3/post/detail?kindSlug=events&slug=${SLUG}`;
  const answer = await (await fetch(path)).json();
  const data = { ...answer.data, startDate, endDate };
  await fault({ host: 'services', path: 'v3/post/detail', body: { ...answer, data } });
}

/** So many hours from now, in Western Indonesian Time. */
const hour = (count: number) =>
  `${new Date(Date.now() + (count + 7) * HOUR_MS).toISOString().slice(0, 16)}+07:00`;

test.each([
  ['ended an hour ago (columbus-elixir/marketing#67)', -3, -1, true],
  ['began last evening and is over (SSWConsulting/SSW.Website#331)', -20, -1, true],
  ['goes on', -1, 2, false],
])('an event that %s', async (_what, from, to, isOver) => {
  await lasts(hour(from), hour(to));
  await visit(`/Event/${SLUG}`, 'Mentor Contoh');
  if (isOver) await said('Acara ini sudah selesai');
  else await waitFor(() => main().getByRole('button', { name: /^Daftar hadir/ }));
  expect(main().queryAllByRole('button', { name: /^Daftar hadir/ })).toHaveLength(isOver ? 0 : 1);
});

test('an event over midnight tells both hours (unlock-protocol/unlock#13330)', async () => {
  await lasts('2030-03-05T22:00', '2030-03-06T01:00');
  await visit(`/Event/${SLUG}`);
  await said('5–6 Mar 2030, 22.00–01.00 WIB');
});

test.each([
  // mdjnelson/moodle-mod_customcert#668, #727; wise-old-man/wise-old-man#1588
  'bb-l05-l1d743766co7972a',
  `https://alpha.example/Certificate/${NUMBER}?utm_source=wa`,
  `Nomor: ${NUMBER}.`,
  '\u200eBB\u2013105\u201311D7 4376\u00a06C07 972A',
])('the number typed as %j leads to its certificate', async (typed) => {
  const user = await visit('/Certificate');
  await user.click(main().getByLabelText(/^Nomor sertifikat/));
  await user.paste(typed);
  await user.click(main().getByRole('button', { name: 'Periksa sertifikat' }));
  await waitFor(() => expect(location.pathname).toBe(`/Certificate/${NUMBER}`));
});

test.each(['bb-105-11d743766c07972a', 'BB10511D743766C07972A', 'BB-1O5-11D743766CO7972A'])(
  'the address with %s, typed off paper, leads to its certificate',
  async (typed) => {
    await visit(`/Certificate/${typed}`);
    await waitFor(() => expect(location.pathname).toBe(`/Certificate/${NUMBER}`));
  },
);

test.each([
  // antiwork/gumroad#5546, govuk-pay/pay-selfservice#1211, worknenjoy/gitpay#149
  ['\u200e0013\u00a0700\u202f1234567\ufeff', '00137001234567'],
  ['0038-0100 1234.567', '003801001234567'],
])('the account number %j is sent as %s', async (typed, sent) => {
  const user = await visit('/Earnings/Request', 'Guru Contoh');
  const field = (label: string) =>
    screen.findByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
  await user.type(await field('Jumlah yang ditarik'), '60000');
  await user.selectOptions(await field('Bank'), 'cendana');
  await user.clear(await field('Nomor rekening'));
  await user.click(await field('Nomor rekening'));
  await user.paste(typed);
  await user.clear(await field('Nama pemilik rekening'));
  await user.type(await field('Nama pemilik rekening'), 'Guru Contoh');
  await user.click(await screen.findByRole('button', { name: 'Tinjau penarikan' }));
  const letters = writtenTo(/payout\/request/);
  await user.click(await screen.findByRole('button', { name: 'Ajukan penarikan' }));
  await waitFor(() => expect(letters).toHaveLength(1));
  expect(letters[0]?.body).toContain(`"${sent}"`);
});

const filling = formRows.find(({ name }) => name === 'appointment')?.steps[0] ?? {};
const { date = '', time = '' } = filling;
const booking = () => screen.getByRole('form', { name: 'Pilih waktumu' });
const send = (user: UserEvent) =>
  user.click(within(booking()).getByRole('button', { name: 'Buat perjanjian' }));

async function filled(): Promise<UserEvent> {
  const user = await visit('/Make-Appointment');
  await waitFor(booking);
  for (const [name, value] of Object.entries(filling)) {
    await fillField(user, booking(), name, value);
  }
  return user;
}

test('an hour is booked once by the same visitor (calcom/cal.diy#6622)', async () => {
  await send(await filled());
  await screen.findByRole('link', { name: 'Buka halaman janjimu' });
  const user = await filled();
  const letters = writtenTo(/appointment\/create/);
  await send(user);
  await waitFor(() => expect(booking().textContent).toContain('Kamu sudah punya janji'));
  expect(letters).toEqual([]);
  await fillField(user, booking(), 'time', '14.30 WIB');
  await send(user);
  await screen.findByRole('link', { name: 'Buka halaman janjimu' });
  expect(letters).toHaveLength(1);
});

test.each(['America/New_York', 'Australia/Sydney', 'Asia/Kathmandu'])(
  'the hour is told in %s too, by its summer time of that day (calcom/cal.diy#4702)',
  async (zone) => {
    vi.stubEnv('TZ', zone);
    const user = await visit('/Make-Appointment');
    await waitFor(booking);
    await fillField(user, booking(), 'date', date);
    await fillField(user, booking(), 'time', time);
    const clock = { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
    const own = new Intl.DateTimeFormat('id-ID', clock).format(new Date(`${date}T10:00+07:00`));
    await waitFor(() => expect(booking().textContent).toContain(`${own} di tempatmu`));
  },
);

test('the page of an appointment is called so', async () => {
  const user = await filled();
  await send(user);
  await user.click(await screen.findByRole('link', { name: 'Buka halaman janjimu' }));
  await waitFor(() => expect(document.title).toMatch(/^Janji Temu \|/));
});

test('an appointment that begins while its page is open takes no move', async () => {
  const [day = ''] = nextOpenDays(Date.now() + 10 * DAY_MS, 1);
  const code = writeCode(newAppointment(`${day}T09:00`, 'Hal lain'), 'alpha.example');
  const user = await visit(appointmentPath(code));
  const form = () => screen.queryByRole('form', { name: 'Pindah atau batal' });
  await waitFor(() => expect(form()).not.toBeNull());
  tellTime(Date.parse(`${day}T09:01+07:00`));
  await user.click(within(main().getByRole('article')).getByRole('button', { name: /kalender/ }));
  fireEvent(document, new Event('visibilitychange'));
  await said('Sudah lewat');
  expect(form()).toBeNull();
});
