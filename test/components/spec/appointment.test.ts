/** An appointment after it was made: its page by a link, moved, called off, and looked at on another day. */

import { screen, waitFor, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { formRows } from '../../browser/form-rows';
import { barriers } from '../harness/checks';
import { lastDownload } from '../harness/downloads';
import { control, fillField } from '../harness/form';
import { held, writtenTo } from '../harness/line';
import { main, said, words } from '../harness/page';
import { asked, fault } from '../harness/platform';
import { nth } from '../harness/rooms';
import { visit } from '../harness/visit';

const CREATE = { host: 'services', path: 'v1/post/appointment/create' };
const filling = formRows.find(({ name }) => name === 'appointment')?.steps[0] ?? {};
const contact = { name: 'Dewi Lestari', email: 'dewi@contoh.id' };

const booking = () => screen.getByRole('form', { name: 'Pilih waktumu' });
const change = () => screen.getByRole('form', { name: 'Pindah atau batal' });
const card = () => main().getByRole('article');
const address = () => location.pathname + location.search + location.hash;
const tells = (text: string) => waitFor(() => expect(card().textContent).toContain(text));
const writes = async () => (await asked()).filter((one) => one.includes('appointment/create'));

/** Books an appointment and opens its page. */
async function book(): Promise<UserEvent> {
  const user = await visit('/Make-Appointment');
  await waitFor(booking);
  for (const [name, value] of Object.entries(filling)) {
    await fillField(user, booking(), name, value);
  }
  await user.click(within(booking()).getByRole('button', { name: 'Buat perjanjian' }));
  await user.click(await screen.findByRole('link', { name: 'Buka halaman janjimu' }));
  await tells('pukul 10.00 WIB');
  await waitFor(() => expect(document.activeElement?.firstElementChild).toBe(card()));
  return user;
}

/** Forgets all that this browser keeps, as another browser has none of it. */
function forget(): void {
  localStorage.clear();
  sessionStorage.clear();
}

async function cancel(user: UserEvent): Promise<void> {
  await fillField(user, change(), 'act', 'batal');
  await user.click(within(change()).getByRole('button', { name: 'Kirim pembatalan' }));
}

async function moveTo(user: UserEvent, time: string): Promise<void> {
  await fillField(user, change(), 'date', filling.date ?? '');
  await fillField(user, change(), 'time', time);
  await user.click(within(change()).getByRole('button', { name: 'Kirim permintaan' }));
}

test('its page comes by a link that another browser reads, and names nobody', async () => {
  const user = await book();
  const link = address();
  for (const own of ['Dewi', 'dewi', '3456']) expect(link).not.toContain(own);
  forget();
  await visit(link);
  await tells('pukul 10.00 WIB');
  await tells('Yang menghubungimu tim');
  expect(await barriers()).toEqual([]);
  const file = lastDownload();
  await user.click(within(card()).getByRole('button', { name: 'Tambahkan ke kalender' }));
  expect(await file()).toMatch(/SEQUENCE:0\r\nSTATUS:CONFIRMED/);
  expect((await asked()).join()).not.toContain('janji=');
});

test('moved: the team is told both times, and page, link, list and calendar go on', async () => {
  const user = await book();
  // Who has just booked need not write who they are once more.
  expect(control(change(), 'name').value).toBe(contact.name);
  const file = lastDownload();
  await user.click(within(card()).getByRole('button', { name: 'Tambahkan ke kalender' }));
  const uid = /UID:(.*)\r/.exec(await file())?.[1];
  const letters = writtenTo(/appointment\/create/);
  await moveTo(user, '14.30 WIB');
  await said('Permintaan pindah sudah terkirim');
  await waitFor(() => expect(document.activeElement?.textContent).toContain('sudah terkirim'));
  await tells('pukul 14.30 WIB');
  await tells('Menunggu konfirmasi');
  await user.click(within(card()).getByRole('button', { name: 'Perbarui di kalender' }));
  expect(await file()).toContain(`UID:${uid}\r\nSEQUENCE:1\r\nSTATUS:TENTATIVE`);
  expect(letters.map(({ body }) => JSON.parse(body))).toMatchObject([
    {
      ...{ name: contact.name, email: contact.email, phone: '+6281234567890' },
      ...{ date: filling.date, time: '14:30' },
      message: expect.stringMatching(/^Pindah jadwal dari .* 10\.00 WIB ke .* 14\.30 WIB\.$/),
    },
  ]);
  const link = address();
  await visit('/My-Submissions');
  await waitFor(() => expect(main().getAllByRole('article')).toHaveLength(1));
  expect(words()).toContain('pindah jadwal, menunggu konfirmasi');
  forget();
  await visit(link);
  await tells('pukul 14.30 WIB');
  expect(await writes()).toHaveLength(2);
});

test('called off: told so by the old link too, with a file that takes it out of calendars', async () => {
  const user = await book();
  const old = address();
  await cancel(user);
  await said('Pembatalanmu sudah terkirim');
  await tells('Dibatalkan');
  const file = lastDownload();
  await user.click(within(card()).getByRole('button', { name: 'Hapus dari kalender' }));
  expect(await file()).toMatch(/METHOD:CANCEL\r\n[\s\S]*SEQUENCE:1\r\nSTATUS:CANCELLED/);
  await visit(old);
  await tells('Dibatalkan');
  expect(screen.queryByRole('form', { name: 'Pindah atau batal' })).toBeNull();
});

test('a cancellation whose answer is lost may have been taken, and sent again is one', async () => {
  const user = await book();
  const letters = writtenTo(/appointment\/create/);
  await fault({ ...CREATE, status: 504, isAfter: true, times: 1 });
  await cancel(user);
  await waitFor(() => expect(change().textContent).toContain('mungkin sudah tercatat'));
  await tells('Tercatat');
  await user.click(within(change()).getByRole('button', { name: 'Kirim pembatalan' }));
  await said('Pembatalanmu sudah terkirim');
  expect(letters).toHaveLength(2);
  expect(letters[0]?.key).toMatch(/^\w{32}$/);
  expect(letters[1]).toEqual(letters[0]);
});

test('a move that is answered after leaving leads nowhere, and is told where the visitor is', async () => {
  const user = await book();
  const { hasBegun, release } = held(/appointment\/create/);
  await moveTo(user, '14.30 WIB');
  await hasBegun;
  await user.click(nth(screen.getAllByRole('link', { name: 'Beranda' })));
  await waitFor(() => expect(location.pathname).toBe('/'));
  release();
  await screen.findByText(/Permintaanmu tentang janji temu sudah terkirim\./);
  expect(location.pathname).toBe('/');
  await user.click(await screen.findByRole('link', { name: 'Lihat janjimu' }));
  await tells('pukul 14.30 WIB');
});

test.each([
  ['cut', (link: string) => link.slice(0, -4), 'Tautan ini terpotong'],
  ['changed', (link: string) => link.replace('.b.', '.c.'), 'Tautan ini terpotong'],
  ['without its fragment', (link: string) => link.replace(/#.*/, ''), 'tidak menyebut janji mana'],
])(
  'a link that is %s says so, and leads to what this browser keeps',
  async (_how, broken, text) => {
    const user = await book();
    const link = address();
    await visit(broken(link));
    await said(text);
    within(change()).getByLabelText(/^Tanggal janji yang sekarang/);
    await user.click(main().getByRole('link', { name: /pukul 10\.00 WIB/ }));
    await tells('pukul 10.00 WIB');
    expect(address()).toBe(link);
  },
);

test('another site’s link shows nothing of it here', async () => {
  await book();
  const link = address();
  forget();
  await visit(link, undefined, { tenant: 'buku' });
  await said('Tautan ini terpotong, berubah, atau dibuat di situs lain');
  expect(main().queryByRole('article')).toBeNull();
});
