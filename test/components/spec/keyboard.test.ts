/** Kinds of accounts by keyboard alone: from its home to its main act, and out again. */

import { waitFor } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Account } from '../../cases/accounts';
import { enter, isKept, labelled, reach, type, worded } from '../harness/keyboard';
import { headed, said, words } from '../harness/page';
import { begins, button, goTo, leaves, link } from '../harness/portal-keys';
import { addressed } from '../harness/rooms';
import { visit } from '../harness/visit';

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

async function beginsToWrite(user: UserEvent): Promise<void> {
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

test.each<[Account, act: (user: UserEvent) => Promise<void>]>([
  ['Pengelola Contoh', hidesTestimony],
  ['Guru Contoh', asksForPayout],
  ['Mitra Industri Contoh', readsEarnings],
  ['Penulis Contoh', beginsToWrite],
  ['Ketua Program Contoh', (user) => looksUp(user, 'SMK', /search=SMK/)],
  ['Mitra Contoh', asksForPayout],
  ['Ketua Wilayah Contoh', (user) => looksUp(user, 'Jawa Barat', /search=Jawa\+Barat/)],
])('%s', async (name, act) => {
  const user = await begins(name);
  await act(user);
  await leaves(user, name);
});

test('the way in is reached before the page itself, and leads to the account site', async () => {
  const user = await visit('/');
  const way = worded('header a', 'Masuk');
  await reach(user, way);
  expect(way().getAttribute('href')).toMatch(/^\/login\?to=/);
});
