/** What a visitor takes out of what this browser keeps for them can be had back, with the focus kept. */

import { screen, waitFor, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { Account } from '../../cases/accounts';
import { keepWork, keptWork } from '../harness/kept';
import { main, said, words } from '../harness/page';
import { nth } from '../harness/rooms';
import { bar, barSays, openSettings, setTo, settingHolds } from '../harness/settings';
import { visit } from '../harness/visit';

const submission = (title: string, at: string) => ({
  ...{ kind: 'demo', detail: '', ref: '' },
  ...{ title, at: `2026-11-${at}T02:00:00.000Z` },
});
const gift = (campaignName: string, at: string) => ({
  ...{ campaign: 'beasiswa-talenta', campaignName, amount: 75_000, code: '', payBefore: '' },
  payment: { bank: '', accountNumber: '', accountName: '' },
  at: `2026-11-${at}T02:00:00.000Z`,
});
const wish = (name: string, at: string) => ({
  ...{ slug: name, name, program: '', at: `2026-11-${at}T02:00:00.000Z` },
});
const saved = (accountNumber: string) => ({
  ...{ bank: 'cendana', accountName: 'Guru Contoh', accountNumber },
});

interface Row {
  readonly key: string;
  readonly items: readonly object[];
  readonly path: string;
  readonly account?: Account;
  readonly remove: RegExp;
}

const ROWS: readonly (readonly [string, Row])[] = [
  [
    'something that was sent',
    {
      key: 'submissions',
      items: [submission('Tiga', '23'), submission('Dua', '22'), submission('Satu', '21')],
      path: '/My-Submissions',
      remove: /^Hapus dari daftar ini/,
    },
  ],
  [
    'a pledge',
    {
      key: 'gifts',
      items: [gift('Tiga', '23'), gift('Dua', '22'), gift('Satu', '21')],
      path: '/Donation',
      remove: /^Hapus dari daftar ini/,
    },
  ],
  [
    'a batch that is waited for',
    {
      key: 'batch-wishes',
      items: [wish('Tiga', '23'), wish('Dua', '22'), wish('Satu', '21')],
      path: '/Welcome',
      account: 'Siswa Contoh',
      remove: /^Tidak menunggu lagi/,
    },
  ],
  [
    'a bank account',
    {
      key: 'payout-accounts',
      items: [saved('9010001234'), saved('9010005678'), saved('9010009012')],
      path: '/Earnings/Request',
      account: 'Guru Contoh',
      remove: /^Lupakan/,
    },
  ],
];

const undo = () => main().getByRole('button', { name: 'Urungkan' });
const focusedOn = (find: () => HTMLElement) =>
  waitFor(() => expect(document.activeElement).toBe(find()));

async function removeNth(user: UserEvent, name: RegExp, place: number, left: number) {
  await user.click(nth(main().getAllByRole('button', { name }), place));
  await waitFor(() => expect(main().queryAllByRole('button', { name })).toHaveLength(left));
  await focusedOn(undo);
}

describe.each(ROWS)('%s', (_what, { key, items, path, account, remove }) => {
  test('comes back to its place, the last one first, also where none was left', async () => {
    keepWork(key, items);
    const user = await visit(path, account);
    await waitFor(() => expect(main().getAllByRole('button', { name: remove })).toHaveLength(3));
    await removeNth(user, remove, 1, 2);
    await removeNth(user, remove, 0, 1);
    await removeNth(user, remove, 0, 0);
    for (const left of [1, 2, 3]) {
      await user.click(undo());
      await waitFor(() =>
        expect(main().getAllByRole('button', { name: remove })).toHaveLength(left),
      );
      expect(document.activeElement).not.toBe(document.body);
    }
    expect(main().queryByRole('button', { name: 'Urungkan' })).toBeNull();
    await said('dikembalikan');
    expect(keptWork(key)).toEqual(items);
  });

  test('comes back beside what another tab has kept meanwhile', async () => {
    const [first, second, third] = items;
    keepWork(key, [second, third]);
    const user = await visit(path, account);
    await waitFor(() => expect(main().getAllByRole('button', { name: remove })).toHaveLength(2));
    await removeNth(user, remove, 0, 1);
    const place = Object.keys(localStorage).find((one) => one.endsWith(`:${key}`)) ?? '';
    localStorage.setItem(place, JSON.stringify([first, third]));
    await user.click(undo());
    await waitFor(() => expect(keptWork(key)).toHaveLength(3));
    expect(keptWork(key)).toEqual(expect.arrayContaining([...items]));
  });
});

test('a draft comes back, and not over what was begun in its place meanwhile', async () => {
  const draft = (title: string) => ({ title, body: `<p>${title}</p>` });
  keepWork('draft:post:news:', draft('Yang dibuang'));
  const user = await visit('/Studio', 'Penulis Contoh');
  await said('Yang dibuang');
  const place = Object.keys(localStorage).find((one) => one.endsWith(':draft:post:news:')) ?? '';
  await user.click(await screen.findByRole('button', { name: /Yang dibuang/ }));
  await said('Tidak ada draf di peramban ini.');
  // Another tab begins a new one.
  localStorage.setItem(place, JSON.stringify(draft('Yang baru')));
  await user.click(undo());
  await screen.findByRole('link', { name: 'Yang dibuang' });
  screen.getByRole('link', { name: 'Yang baru' });
});

test('what was typed comes back after it was emptied, also over a reload', async () => {
  const path = '/Testimony';
  const user = await visit(path);
  const message = () => screen.findByLabelText<HTMLTextAreaElement>(/^Ceritamu/);
  await user.type(await message(), 'Kelasnya menyenangkan.');
  await visit(path);
  await user.click(await screen.findByRole('button', { name: 'Kosongkan isian' }));
  await waitFor(async () => expect((await message()).value).toBe(''));
  const back = screen.getByRole('button', { name: 'Urungkan' });
  expect(document.activeElement).toBe(back);
  await user.click(back);
  await waitFor(async () => expect((await message()).value).toBe('Kelasnya menyenangkan.'));
  expect(document.activeElement).not.toBe(document.body);
  await visit(path);
  expect((await message()).value).toBe('Kelasnya menyenangkan.');
});

test('changes of settings that were thrown away come back, until something else is changed', async () => {
  const user = await openSettings();
  await setTo(user, 'Nama situs', 'Nama lain');
  await user.click(bar().getByRole('button', { name: 'Buang' }));
  await settingHolds('Nama situs', 'Alpha Academy');
  await focusedOn(() => bar().getByRole('button', { name: 'Urungkan' }));
  await user.click(bar().getByRole('button', { name: 'Urungkan' }));
  await settingHolds('Nama situs', 'Nama lain');
  await barSays('1 perubahan belum disimpan');
  expect(bar().element.contains(document.activeElement)).toBe(true);
  await user.click(bar().getByRole('button', { name: 'Buang' }));
  await setTo(user, 'Warna gelap', '#101010');
  expect(bar().queryByRole('button', { name: 'Urungkan' })).toBeNull();
});

test('a quiz that is begun again keeps its result until the next one, over a reload', async () => {
  const path = '/Lms/Features/online-quiz';
  const user = await visit(path);
  const answerAll = async () => {
    for (let at = 0; at < 3; at += 1) {
      await user.click(nth(await main().findAllByRole('radio')));
      await user.click(main().getByRole('button', { name: 'Periksa jawaban' }));
      await user.click(main().getByRole('button', { name: 'Lanjut' }));
      await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    }
    await main().findByRole('button', { name: 'Ulangi kuis' });
  };
  await answerAll();
  await said('dari 3 benar');
  await user.click(main().getByRole('button', { name: 'Ulangi kuis' }));
  await focusedOn(undo);
  await visit(path);
  await said('Soal 1 dari 3');
  await user.click(undo());
  await said('dari 3 benar');
  await user.click(main().getByRole('button', { name: 'Ulangi kuis' }));
  await answerAll();
  expect(words()).not.toContain('Hasil sebelumnya');
  within(screen.getByRole('main')).getByRole('button', { name: 'Ulangi kuis' });
});
