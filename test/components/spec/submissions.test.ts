/** What a visitor has sent, and its state: signed in or not. */

import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { barriers } from '../harness/checks';
import { control, fillField } from '../harness/form';
import { main, said } from '../harness/page';
import { asked } from '../harness/platform';
import { pressTwice } from '../harness/press';
import { nth, says } from '../harness/rooms';
import { visit } from '../harness/visit';

const FILLING = {
  provinceId: 'Jawa Barat',
  cityId: 'Kota Bandung',
  memberCount: '2 orang',
  schoolName: 'SMK Contoh',
  teamName: 'Arunika Berakun',
  mentorName: 'Pak Danu',
  member1Name: 'Ayu Lestari',
  member1Email: 'ayu@contoh.id',
  member2Name: 'Bima Putra',
  member2Email: 'bima@contoh.id',
};

test('a team is registered with its accounts, and listed in the portal too', async () => {
  const user = await visit('/Register?jenis=tim');
  const form = await screen.findByRole('form', { name: 'Daftarkan tim' });
  for (const [name, value] of Object.entries(FILLING)) await fillField(user, form, name, value);
  const field = within(form);
  await user.click(field.getByLabelText(/^Desain Produk/));
  await user.click(field.getByLabelText(/buatkan akun belajar/));
  const send = field.getByRole('button', { name: 'Daftarkan tim' });
  await user.click(send);
  const password = await field.findByLabelText('Kata sandi awal tim');
  await waitFor(() => expect(descriptionOf(password)).toMatch(/wajib diisi/i));
  await fillField(user, form, control(form, 'password').name, 'kalimat pendek');
  pressTwice(send);
  await said('Tim Arunika Berakun sudah terdaftar');
  const registered = (await asked()).filter((one) => one.includes('v1/auth/team/register'));
  expect(registered).toHaveLength(1);
  const addresses = decodeURIComponent((await asked()).join());
  for (const typed of ['Arunika', 'ayu@contoh.id', 'kalimat pendek']) {
    expect(addresses).not.toContain(typed);
  }

  const sent = () => nth(main().getAllByRole('article'));
  await user.click(await screen.findByRole('link', { name: 'Lihat semua kirimanmu dan kabarnya' }));
  await waitFor(() => says(sent, 'Tim Arunika Berakun'));
  await says(sent, 'Terkirim');
  await visit('/My-Submissions', 'Siswa Contoh');
  const menu = await screen.findByRole('navigation', { name: 'Menu portal' });
  expect(menu.textContent).toContain('Kirimanku');
  await waitFor(() => expect(main().getAllByRole('article')).toHaveLength(1));
  await says(sent, 'Tim Arunika Berakun');
  expect(await barriers()).toEqual([]);
});

/** What a reader of screens is told of a field besides its label. */
function descriptionOf(field: HTMLElement): string {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
}
