/** More of what comes in another order: changes of appointments, prices, seats and pledges, in two tabs or late. */

import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import {
  appointmentPath,
  newAppointment,
  writeCode,
} from '../../../app/sections/organisations/appointment/appointment';
import { formRows } from '../../browser/form-rows';
import { control, fillField } from '../harness/form';
import { keptWork } from '../harness/kept';
import { held, writtenTo } from '../harness/line';
import { main, said, words } from '../harness/page';
import { asked, fault } from '../harness/platform';
import { nth } from '../harness/rooms';
import { changePrice } from '../harness/turn';
import { visit } from '../harness/visit';

const CLASS = 'literasi-data-untuk-semua';
const NOBODYS = 'Mentor Contoh';
const CREATE = { host: 'services', path: 'v1/post/appointment/create' };

const rowOf = (name: string) => {
  const row = formRows.find((one) => one.name === name);
  if (!row) throw new Error(`No form ${name}`);
  return row;
};

const card = () => within(screen.getByRole('complementary', { name: 'Pendaftaran' }));
const button = (name: RegExp) => waitFor(() => card().getByRole('button', { name }));
const change = () => screen.getByRole('form', { name: 'Pindah atau batal' });
const article = () => main().getByRole('article');
const tells = (text: string) => waitFor(() => expect(article().textContent).toContain(text));
const { date = '' } = rowOf('appointment').steps[0] ?? {};
const booked = newAppointment(`${date}T09:00`, 'Hal lain');
const link = appointmentPath(writeCode(booked, 'alpha.example'));

async function moveTo(user: UserEvent, time: string): Promise<void> {
  const filling = { name: 'Dewi', email: 'dewi@contoh.id', phone: '081234567890', date, time };
  for (const [name, value] of Object.entries(filling)) await fillField(user, change(), name, value);
  await user.click(within(change()).getByRole('button', { name: 'Kirim permintaan' }));
  await said('Permintaan pindah sudah terkirim');
}

test('an appointment that is moved twice, the second time by its first link, stays one', async () => {
  const user = await visit(link);
  await waitFor(article);
  const letters = writtenTo(/appointment\/create/);
  await moveTo(user, '10.00 WIB');
  const again = await visit(link);
  await tells('pukul 10.00 WIB');
  const more = writtenTo(/appointment\/create/);
  await moveTo(again, '14.30 WIB');
  await tells('Permintaan pindah dari');
  expect(JSON.parse(letters[0]?.body ?? '').message).toMatch(/ 09\.00 WIB ke .* 10\.00 WIB\.$/);
  expect(JSON.parse(more[0]?.body ?? '').message).toMatch(/ 10\.00 WIB ke .* 14\.30 WIB\.$/);
  expect(keptWork('submissions')).toHaveLength(1);
});

test('an appointment that was called off in another tab takes no move in this one', async () => {
  const user = await visit(link);
  await waitFor(article);
  await fillField(user, change(), 'act', 'batal');
  for (const [name, value] of Object.entries({
    name: 'Dewi',
    email: 'd@contoh.id',
    phone: '081234567890',
  })) {
    await fillField(user, change(), name, value);
  }
  await user.click(within(change()).getByRole('button', { name: 'Kirim pembatalan' }));
  await said('Pembatalanmu sudah terkirim');
  const after = keptWork('submissions');
  localStorage.clear();
  await visit(link);
  await waitFor(change);
  localStorage.setItem('alpha@alpha.example:work:submissions', JSON.stringify(after));
  await waitFor(() => {
    fireEvent(document, new Event('visibilitychange'));
    expect(article().textContent).toContain('Dibatalkan');
  });
  expect(screen.queryByRole('form', { name: 'Pindah atau batal' })).toBeNull();
});

test('an appointment’s link opened by another account shows the appointment, and no list of the other’s', async () => {
  const user = await visit('/Make-Appointment', 'Siswa Contoh');
  const form = () => screen.getByRole('form', { name: 'Pilih waktumu' });
  await waitFor(form);
  for (const [name, value] of Object.entries(rowOf('appointment').steps[0] ?? {})) {
    await fillField(user, form(), name, value);
  }
  await user.click(within(form()).getByRole('button', { name: 'Buat perjanjian' }));
  const way = await screen.findByRole('link', { name: 'Buka halaman janjimu' });
  const own = way.getAttribute('href') ?? '';
  const owner = () => localStorage.getItem('alpha@alpha.example:owner');
  const before = owner();
  await visit(own, NOBODYS);
  await tells('pukul 10.00 WIB');
  // Then the page loads anew, which the document here does not do by itself.
  await waitFor(() => expect(owner()).not.toBe(before));
  expect(control(change(), 'email').value).not.toBe('dewi@contoh.id');
  await visit('/Make-Appointment?janji=ubah', NOBODYS);
  await said('Alamat ini tidak menyebut janji mana.');
  expect(words()).not.toContain('Janji yang tersimpan di peramban ini');
});

test('a booking that this browser has no room to keep has its link all the same', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const user = await visit('/Make-Appointment');
  const form = () => screen.getByRole('form', { name: 'Pilih waktumu' });
  await waitFor(form);
  for (const [name, value] of Object.entries(rowOf('appointment').steps[0] ?? {})) {
    await fillField(user, form(), name, value);
  }
  await user.click(within(form()).getByRole('button', { name: 'Buat perjanjian' }));
  await user.click(await screen.findByRole('link', { name: 'Buka halaman janjimu' }));
  await tells('pukul 10.00 WIB');
  await moveTo(user, '14.30 WIB');
  await tells('pukul 14.30 WIB');
});

test('a booking whose answer is lost, sent again after a reload, is the same one', async () => {
  const form = () => screen.getByRole('form', { name: 'Pilih waktumu' });
  const send = () => within(form()).getByRole('button', { name: 'Buat perjanjian' });
  const user = await visit('/Make-Appointment');
  await waitFor(form);
  for (const [name, value] of Object.entries(rowOf('appointment').steps[0] ?? {})) {
    await fillField(user, form(), name, value);
  }
  const before = writtenTo(/appointment\/create/);
  await fault({ ...CREATE, status: 504, isAfter: true, times: 1 });
  await user.click(send());
  await waitFor(() => expect(form().textContent).toContain('mungkin sudah tercatat'));
  const again = await visit('/Make-Appointment');
  await waitFor(() => expect(control(form(), 'name').value).toBe('Dewi Lestari'));
  const after = writtenTo(/appointment\/create/);
  await again.click(send());
  await screen.findByRole('link', { name: 'Buka halaman janjimu' });
  expect(before).toHaveLength(1);
  expect(after).toEqual(before);
});

test('a price that rises once more leaves the invoice its own sum, which is told', async () => {
  const user = await visit(`/Class/${CLASS}`, NOBODYS);
  const first = await button(/^Daftar sekarang/);
  await changePrice(CLASS, 3_000_000);
  await user.click(first);
  const go = await button(/^Lanjutkan dengan Rp\s3\.000\.000/);
  await changePrice(CLASS, 4_000_000);
  await visit(`/Class/${CLASS}`, NOBODYS);
  expect(go.isConnected).toBe(false);
  await button(/^Lanjutkan pembayaran/);
  await said('Tagihanmu sudah dibuat, Rp\u00a03.000.000.');
});

test('an order of the same class in two tabs makes one invoice', async () => {
  const user = await visit(`/Class/${CLASS}`, NOBODYS);
  const late = await button(/^Daftar sekarang/);
  // The other tab was faster.
  const made = await fetch(`/api/services/v1/class/payment/invoice?slug=${CLASS}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  expect(made.ok).toBe(true);
  await user.click(late);
  await waitFor(() => expect(words()).toMatch(/sudah (dibuat|ada)|Lanjutkan pembayaran/));
  const { data } = await (await fetch('/api/auth/user/detail')).json();
  const own = data.invoices.filter(
    (one: { classroom?: { slug?: string } }) => one.classroom?.slug === CLASS,
  );
  expect(own).toHaveLength(1);
});

test('an event that was taken away while its page is open says so to who attends', async () => {
  const slug = 'lokakarya-docker-untuk-pemula';
  const user = await visit(`/Event/${slug}`, NOBODYS);
  const attend = await waitFor(() => main().getByRole('button', { name: /^Daftar hadir/ }));
  const body = { status: false, message: 'Acara ini dibatalkan penyelenggara', data: null };
  await fault({ host: 'services', path: 'v1/class/payment/invoice', status: 404, body });
  await fault({ host: 'services', path: 'v1/event/payment/invoice', status: 404, body });
  await user.click(attend);
  await said('Acara ini dibatalkan penyelenggara');
});

test('an event that is moved while its page is open tells its new time', async () => {
  const slug = 'lokakarya-docker-untuk-pemula';
  await visit('/Event');
  const path = `/api/services/v3/post/detail?kindSlug=events&slug=${slug}`;
  const answer = await (await fetch(path)).json();
  await visit(`/Event/${slug}`, NOBODYS);
  await waitFor(() => main().getByRole('button', { name: /^Daftar hadir/ }));
  const later = { startDate: '2031-03-05T13:15', endDate: '2031-03-05T15:00' };
  const moved = { ...answer, data: { ...answer.data, ...later } };
  await fault({ host: 'services', path: 'v3/post/detail', body: moved });
  fireEvent(document, new Event('visibilitychange'));
  await said('5 Mar 2031');
});

test('two pledges of the same sum that a donor means are two', async () => {
  const row = rowOf('donation');
  const user = await visit(row.path);
  const form = () => screen.getByRole('form', { name: row.form });
  const letters = writtenTo(/donations/);
  for (const times of [1, 2]) {
    await waitFor(form);
    for (const [name, value] of Object.entries(row.steps.at(-1) ?? {})) {
      await fillField(user, form(), name, value);
    }
    await user.click(within(form()).getByRole('button', { name: row.submit }));
    await waitFor(() => expect(letters).toHaveLength(times));
    await user.click(await screen.findByRole('link', { name: /lagi|lain/i }));
  }
  expect(new Set(letters.map(({ key }) => key)).size).toBe(2);
  expect(keptWork('gifts')).toHaveLength(2);
});

test('a balance that has fallen since the form was opened is told, and what was typed stays', async () => {
  const user = await visit('/Earnings/Request', 'Guru Contoh');
  const field = (label: string) =>
    screen.findByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
  await user.type(await field('Jumlah yang ditarik'), '80000');
  await user.selectOptions(await field('Bank'), 'cendana');
  await user.type(await field('Nomor rekening'), '9010001234');
  await user.type(await field('Nama pemilik rekening'), 'Guru Contoh');
  await user.click(await screen.findByRole('button', { name: 'Tinjau penarikan' }));
  const errors = { amount: ['Saldo tidak mencukupi'] };
  const body = { status: false, message: 'Belum benar', errors };
  await fault({ host: 'services', path: 'v2/payout/request', status: 422, body, times: 1 });
  const before = (await asked()).filter((one) => one.includes('balance')).length;
  await user.click(await screen.findByRole('button', { name: 'Ajukan penarikan' }));
  await said('Saldo tidak mencukupi');
  expect(await field('Jumlah yang ditarik')).toHaveProperty('value', '80000');
  // What is shown of the balance was too old.
  await waitFor(async () =>
    expect((await asked()).filter((one) => one.includes('balance')).length).toBeGreaterThan(before),
  );
});

test('a move that is sent twice by an impatient press, answered late, is one', async () => {
  const user = await visit(link);
  await waitFor(article);
  const { hasBegun, release } = held(/appointment\/create/);
  const letters = writtenTo(/appointment\/create/);
  const filling = {
    name: 'Dewi',
    email: 'dewi@contoh.id',
    phone: '081234567890',
    date,
    time: '10.00 WIB',
  };
  for (const [name, value] of Object.entries(filling)) await fillField(user, change(), name, value);
  await user.dblClick(nth(within(change()).getAllByRole('button', { name: 'Kirim permintaan' })));
  await hasBegun;
  release();
  await said('Permintaan pindah sudah terkirim');
  expect(letters).toHaveLength(1);
});
