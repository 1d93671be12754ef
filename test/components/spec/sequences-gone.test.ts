/**
 * What ends, is gone or belongs to somebody else by the time it is reached: sequences that users of comparable
 * systems have reported, named after their reports, `owner/repository#number` on GitHub. What moves the clock
 * stands last, because it goes on from there.
 */

import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { formRows } from '../../browser/form-rows';
import { openChapter, STUDENT } from '../harness/course';
import { fillField } from '../harness/form';
import { sentBy, tellTime } from '../harness/line';
import { main, said, words } from '../harness/page';
import { fault } from '../harness/platform';
import { press } from '../harness/press';
import { nth } from '../harness/rooms';
import { visit } from '../harness/visit';

const STAFF = 'Pengelola Contoh';

describe('an address of what is gone says so, with a way on', () => {
  test.each([
    ['/Class/tidak-ada', undefined],
    ['/Event/tidak-ada', undefined],
    ['/News/tidak-ada', undefined],
    ['/Courses/javascript-dari-nol/module/1-tidak-ada/chapter/999999-tidak-ada', STUDENT],
    ['/Invoices/INV-0000-0000', STUDENT],
    ['/CallbackPayment?order_id=INV-0000-0000', STUDENT],
    ['/Payouts?open=0', STAFF],
    ['/Earnings?open=0', 'Guru Contoh'],
    ['/Certificate/BB-000-000000000000', undefined],
  ] as const)('%s', async (path, account) => {
    await visit(path, account, { mayFail: true });
    await waitFor(() => expect(words()).toMatch(/tidak (ada|ditemukan|kami temukan)|belum ada/i));
    expect(main().getAllByRole('link').length).toBeGreaterThan(0);
    expect(main().queryByRole('button', { name: /^(Setujui|Daftar|Bayar)/ })).toBeNull();
  });
});

test('Forward after Back shows the picture again, and closing it leads to the wall', async () => {
  const user = await visit('/Gallery');
  await waitFor(() => expect(document.querySelector('main button img')).not.toBeNull());
  const picture = document.querySelector('main button img')?.closest('button');
  if (!picture) throw new Error('No picture');
  await user.click(picture);
  await screen.findByRole('dialog');
  const { hash } = location;
  history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  history.forward();
  const dialog = await screen.findByRole('dialog');
  expect(location.hash).toBe(hash);
  if (dialog instanceof HTMLDialogElement) dialog.close();
  await waitFor(() => expect(location.hash).toBe(''));
  expect(location.pathname).toBe('/Gallery');
});

test('a decision in a filtered list leads to the next of that list (kahunmedical/kne#112)', async () => {
  const user = await visit('/Payouts?search=Mitra', STAFF);
  const rows = () => [...document.querySelectorAll<HTMLAnchorElement>('main a[href*="open="]')];
  await waitFor(() => expect(rows().length).toBeGreaterThan(1));
  const [, second] = rows().map((row) => new URL(row.href).searchParams.get('open'));
  await press(user, 'Setujui');
  await press(user, 'Ya, setujui');
  await waitFor(() => expect(new URLSearchParams(location.search).get('open')).toBe(second));
  expect(new URLSearchParams(location.search).get('search')).toBe('Mitra');
  await screen.findByRole('button', { name: 'Setujui' });
  await waitFor(() => expect(document.getElementById(`penarikan-${second}`)).not.toBeNull());
});

test('what is decided by itself is no part of what is picked', async () => {
  const user = await visit('/Payouts', STAFF);
  await press(user, 'Pilih semua di halaman ini');
  const count = () => Number(/(\d+) penarikan,/.exec(words())?.[1]);
  await waitFor(() => expect(count()).toBeGreaterThan(1));
  const before = count();
  await press(user, 'Setujui');
  await press(user, 'Ya, setujui');
  await waitFor(() => expect(count()).toBe(before - 1));
});

test('the time that was just taken leaves what was typed, and the focus says so (KeepSoftwareSimple/compass-calendar#3018, calcom/cal.diy#21112)', async () => {
  const row = formRows.find(({ name }) => name === 'appointment');
  if (!row) throw new Error('No such form');
  const user = await visit(row.path);
  const form = () => screen.getByRole('form', { name: row.form });
  await waitFor(form);
  for (const [name, value] of Object.entries(row.steps[0] ?? {})) {
    await fillField(user, form(), name, value);
  }
  const message = 'Waktu itu baru saja diambil orang lain.';
  const body = { status: false, message, data: null };
  await fault({
    host: 'services',
    path: 'v1/post/appointment/create',
    status: 409,
    body,
    times: 1,
  });
  await user.click(within(form()).getByRole('button', { name: row.submit }));
  await waitFor(() => expect(document.activeElement?.textContent).toContain(message));
  expect(form().querySelector<HTMLInputElement>('[name=name]')?.value).toBe('Dewi Lestari');
  await user.click(within(form()).getByRole('button', { name: row.submit }));
  await screen.findByRole('link', { name: 'Buka halaman janjimu' });
});

test('a quiz opened by another account shows nothing of the first, who finds it again (azavea/nyc-trees#1399, congrea/virtualclass#738, #760)', async () => {
  const { address, user } = await openChapter('javascript-dari-nol', 3);
  const choices = () => main().getAllByRole('radio');
  await waitFor(choices);
  await user.click(nth(choices()));
  await user.click(main().getByRole('button', { name: 'Periksa jawaban' }));
  await main().findByRole('button', { name: /^Lanjut|^Lihat hasil/ });
  const runs = () => Object.keys(localStorage).filter((key) => key.includes('quiz-run:'));
  await waitFor(() => expect(runs()).toHaveLength(1));
  const [own = ''] = runs();
  const kept = localStorage.getItem(own);
  await visit(address, 'Mentor Contoh');
  await waitFor(() => expect(localStorage.getItem('alpha@alpha.example:owner')).not.toBeNull());
  await waitFor(() => expect(own).not.toContain(localStorage.getItem('alpha@alpha.example:owner')));
  // Then the page is loaded anew, which the document here does not do by itself.
  await visit(address, 'Mentor Contoh');
  await waitFor(() => expect(document.querySelector('main h1')).not.toBeNull());
  expect(main().queryByRole('button', { name: /^Lanjut$|^Lihat hasil/ })).toBeNull();
  expect(localStorage.getItem(own)).toBe(kept);
});

test('a campaign that closes while a pledge is typed keeps the text, says so and sends nothing (Charitable/Charitable#160, podkrepi-bg/api#60)', async () => {
  await visit('/Donation');
  const path = '/api/services/v3/post/detail?kindSlug=campaigns&slug=beasiswa-talenta';
  const answer = await (await fetch(path)).json();
  const endDate = new Date(Date.now() + 3_600_000).toISOString();
  const body = { ...answer, data: { ...answer.data, endDate } };
  await fault({ host: 'services', path: 'v3/post/detail', body });
  const user = await visit('/Donation/beasiswa-talenta');
  const form = () => screen.getByRole('form', { name: 'Isi donasimu' });
  await waitFor(form);
  const filling = { name: 'Rani', email: 'rani@contoh.id', message: 'Semoga bermanfaat.' };
  for (const [name, value] of Object.entries(filling)) await fillField(user, form(), name, value);
  tellTime(Date.now() + 2 * 86_400_000);
  const sent = sentBy('POST');
  // Any answer tells how late it is.
  fireEvent(document, new Event('visibilitychange'));
  await user.click(nth(within(form()).getAllByRole('button', { name: /^Donasi/ })));
  await said('Kampanye ini sudah selesai');
  await waitFor(() => expect(form().textContent).toContain('belum dikirim'));
  expect(form().querySelector<HTMLTextAreaElement>('[name=message]')?.value).toBe(filling.message);
  await user.click(nth(within(form()).getAllByRole('button', { name: /^Donasi/ })));
  await waitFor(() => expect(form().textContent).toContain('Isianmu tidak hilang.'));
  expect(sent.filter((one) => one.includes('donations'))).toEqual([]);
});
