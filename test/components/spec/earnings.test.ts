/** Money on its way to who has earned it: what is refused, and what is said of it. */

import { screen, waitFor, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { barriers } from '../harness/checks';
import { held } from '../harness/line';
import { said, words } from '../harness/page';
import { asked, fault } from '../harness/platform';
import { visit } from '../harness/visit';

const REQUEST = '/Earnings/Request';

const field = (label: string) => screen.findByLabelText(new RegExp(`^${label}`));
const press = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole('button', { name }));

async function write(user: UserEvent, label: string, text: string): Promise<void> {
  const box = await field(label);
  await user.clear(box);
  await user.click(box);
  await user.paste(text);
}

async function fillRequest(user: UserEvent, amount: string): Promise<void> {
  await write(user, 'Jumlah yang ditarik', amount);
  await user.selectOptions(await field('Bank'), 'cendana');
  await write(user, 'Nomor rekening', '9010001234');
  await write(user, 'Nama pemilik rekening', 'Guru Contoh');
}

describe('an amount', () => {
  test.each([
    ['49999', /^Paling sedikit Rp\s50\.000\.$/],
    ['999999999', /^Saldomu Rp/],
    ['100,000', /^Pisahkan ribuan dengan titik: 100\.000\.$/],
  ])('of "%s" is refused before anything is sent', async (amount, message) => {
    const user = await visit(REQUEST, 'Mentor Contoh');
    await fillRequest(user, amount);
    await press(user, 'Tinjau penarikan');
    await screen.findByText(message);
    expect((await asked()).join()).not.toContain('payout/request');
  });

  test('is read as sums are written here', async () => {
    const user = await visit(REQUEST, 'Mentor Contoh');
    await fillRequest(user, '100.000');
    await press(user, 'Tinjau penarikan');
    await waitFor(() => expect(words()).toMatch(/Rp\s97\.500/));
  });
});

test('who has earned too little reads why nothing can be asked for', async () => {
  await visit('/Earnings', 'Mitra Industri Contoh');
  await said('Belum ada penarikan');
  await visit(REQUEST, 'Mitra Industri Contoh');
  await said('Saldo belum cukup untuk ditarik');
});

test('what the platform refuses stands beside its field, and nothing is lost', async () => {
  const errors = { amount: ['Saldo tidak mencukupi'] };
  const body = { status: false, message: 'Belum benar', errors };
  await fault({ host: 'services', path: 'v2/payout/request', status: 422, body });
  const user = await visit(REQUEST, 'Mitra Contoh');
  await fillRequest(user, '80000');
  await press(user, 'Tinjau penarikan');
  await press(user, 'Ajukan penarikan');
  await said('Saldo tidak mencukupi');
  expect(await field('Jumlah yang ditarik')).toHaveProperty('value', '80000');
});

test('a bank account that was used is offered again, and forgotten when its owner says so', async () => {
  const user = await visit(REQUEST, 'Guru Contoh');
  await fillRequest(user, '51000');
  await press(user, 'Tinjau penarikan');
  await press(user, 'Ajukan penarikan');
  await user.click(await screen.findByRole('link', { name: 'Lihat penarikan' }));
  await user.click(await screen.findByRole('link', { name: 'Tarik saldo' }));
  const saved = await screen.findByRole('region', { name: 'Rekening tersimpan' });
  await write(user, 'Nomor rekening', '99999');
  await user.click(within(saved).getByRole('button', { name: /1234.*Guru Contoh/ }));
  expect(await field('Nomor rekening')).toHaveProperty('value', '9010001234');
  const account = () => within(saved).queryByRole('button', { name: /1234.*Guru Contoh/ });
  await user.click(within(saved).getByRole('button', { name: /^Lupakan/ }));
  await waitFor(() => expect(account()).toBeNull());
  await user.click(await within(saved).findByRole('button', { name: /^Urungkan/ }));
  await waitFor(() => expect(account()).not.toBeNull());
});

test('a reason that is too long is not cut: it is said, and stays', async () => {
  const user = await visit('/Payouts', 'Pengelola Contoh');
  await user.click((await screen.findAllByRole('button', { name: 'Tolak' }))[0] as HTMLElement);
  await write(user, 'Alasan penolakan', 'a'.repeat(1010));
  expect(await field('Alasan penolakan')).toHaveProperty('value', 'a'.repeat(1010));
  await said('1.010 dari 1.000 huruf, 10 terlalu banyak');
  await press(user, 'Tinjau penolakan');
  await said('Paling banyak 1.000 huruf.');
});

test('what was decided of several after leaving is told where the visitor is', async () => {
  const user = await visit('/Payouts', 'Pengelola Contoh');
  const { hasBegun, release } = held(/payout\/approve/);
  await press(user, 'Pilih semua di halaman ini');
  await press(user, 'Setujui yang terpilih');
  await press(user, 'Ya, setujui semuanya');
  await hasBegun;
  const menu = screen.getByRole('navigation', { name: 'Menu portal' });
  await user.click(within(menu).getByRole('link', { name: 'Profil' }));
  await waitFor(() => expect(location.pathname).toBe('/Profile'));
  release();
  const news = await screen.findByText(/^1 penarikan .* disetujui\..* masih menunggu/);
  expect(news.closest('p')?.textContent).toContain('Lihat penarikan');
});

test('what was decided is looked through by words and days, and opens', async () => {
  let user = await visit('/Payouts?status=decided', 'Pengelola Contoh');
  const rows = () => screen.findAllByRole('row');
  await waitFor(async () => expect(await rows()).toHaveLength(11));
  expect(words()).toMatch(/\d+ disetujui \(Rp.*\) dan \d+ ditolak \(Rp.*\), semua waktu\./);
  expect(await barriers()).toEqual([]);
  user = await visit('/Payouts?status=decided&search=tidakada', 'Pengelola Contoh');
  await user.click(await screen.findByRole('link', { name: 'Lihat semua keputusan' }));
  await waitFor(async () => expect(await rows()).toHaveLength(11));
  await user.click(await screen.findByRole('link', { name: 'Tahun ini' }));
  await waitFor(() => expect(location.search).toMatch(/status=decided&period=\d{4}-01-01_/));
  await user.click((await screen.findAllByRole('link', { name: /^Rp.* dari / }))[0] as HTMLElement);
  await waitFor(() => expect(location.search).toMatch(/status=all&open=\d+/));
  await said('Diputuskan');
});
