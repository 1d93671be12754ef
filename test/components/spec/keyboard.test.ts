/** Kinds of accounts by keyboard alone: from its home to its main act, and out again. */

import { waitFor } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Account } from '../../cases/accounts';
import { enter, isKept, labelled, reach, type, worded } from '../harness/keyboard';
import { headed, said, words } from '../harness/page';
import { addressed } from '../harness/rooms';
import { visit } from '../harness/visit';

const button = (name: string | RegExp) => worded('main button', name);
const link = (name: string | RegExp) => worded('main a', name);
const account = (name: Account) => worded('header button', `Menu akun: ${name}`);
const out = worded('header button', 'Keluar');
const asks = () => document.querySelector('dialog[open]');

/** Goes to a page by the portal's menu. */
async function goTo(user: UserEvent, label: string): Promise<void> {
  await enter(user, worded('nav[aria-label="Menu portal"] a', label));
  await headed(label === 'Tulisan' ? 'Studio' : label);
  await isKept();
}

async function asksForPayout(user: UserEvent): Promise<void> {
  await goTo(user, 'Pendapatan');
  await enter(user, link('Tarik saldo'));
  await headed('Tarik saldo');
  await type(user, labelled(/^Jumlah yang ditarik/), '61000');
  const bank = labelled(/^Bank/);
  await reach(user, bank);
  // The list of a select is the browser's: the document here has none to go through by arrows.
  await user.selectOptions(bank(), 'cendana');
  await type(user, labelled(/^Nomor rekening/), '9010007777');
  await type(user, labelled(/^Nama pemilik rekening/), 'Guru Contoh{Enter}');
  await enter(user, button('Ajukan penarikan'));
  await waitFor(() => expect(words()).toContain('sudah diajukan'));
  await isKept();
}

async function readsEarnings(user: UserEvent): Promise<void> {
  await goTo(user, 'Pendapatan');
  await said('Belum ada penarikan');
}

async function hidesTestimony(user: UserEvent): Promise<void> {
  const quotes = () => document.querySelectorAll('main blockquote');
  await goTo(user, 'Testimoni');
  await waitFor(() => expect(quotes().length).toBeGreaterThan(1));
  const before = quotes().length;
  await enter(user, button(/^Sembunyikan ?testimoni/));
  await waitFor(() => expect(quotes()).toHaveLength(before - 1));
  await isKept();
}

async function begins(user: UserEvent): Promise<void> {
  await goTo(user, 'Tulisan');
  await enter(user, link(/^Tulis /));
  await waitFor(() => expect(location.pathname).toMatch(/^\/Studio\/Write/));
  await type(user, labelled(/^Judul/), 'Judul dari papan tik');
  expect(labelled(/^Judul/)()).toHaveProperty('value', 'Judul dari papan tik');
}

async function looksUp(user: UserEvent, text: string, address: RegExp): Promise<void> {
  await goTo(user, 'Pendaftaran');
  await type(user, worded('main input[type=search]', ''), `${text}{Enter}`);
  await addressed(address);
  await isKept();
}

/** Signs out by the account's menu; asked what becomes of what is kept here, keeps it. */
async function leaves(user: UserEvent, name: Account): Promise<void> {
  await enter(user, account(name));
  await enter(user, out);
  const isOut = () => !document.cookie.includes('signed_in');
  await waitFor(() => expect(isOut() || asks() !== null).toBe(true));
  if (asks()) await enter(user, worded('dialog[open] button', 'Keluar'));
  await waitFor(() => expect(isOut()).toBe(true));
}

test.each<[Account, act: (user: UserEvent) => Promise<void>]>([
  ['Pengelola Contoh', hidesTestimony],
  ['Guru Contoh', asksForPayout],
  ['Mitra Industri Contoh', readsEarnings],
  ['Penulis Contoh', begins],
  ['Ketua Program Contoh', (user) => looksUp(user, 'SMK', /search=SMK/)],
  ['Mitra Contoh', asksForPayout],
  ['Ketua Wilayah Contoh', (user) => looksUp(user, 'Jawa Barat', /search=Jawa\+Barat/)],
])('%s', async (name, act) => {
  const user = await visit('/Welcome', name);
  await waitFor(() => expect(document.querySelector('h1')?.textContent).toMatch(/^Halo, /));
  await act(user);
  await leaves(user, name);
});

test('the way in is reached before the page itself, and leads to the account site', async () => {
  const user = await visit('/');
  const way = worded('header a', 'Masuk');
  await reach(user, way);
  expect(way().getAttribute('href')).toMatch(/^\/login\?to=/);
});
