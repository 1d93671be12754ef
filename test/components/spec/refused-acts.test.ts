/**
 * What members and staff do to what is there, refused in each way: the page says why, and who is no longer
 * signed in finds the way to do so and back. What forms of visitors say is in forms.test.ts, what orders say in
 * sequences-session.test.ts; writing for the site is in refused-writing.test.ts.
 */

import { screen } from '@testing-library/dom';
import { test } from 'vitest';
import { type Act, refusedInEachWay } from '../harness/acts';
import { chooseFile, pictureFile } from '../harness/files';
import { press, pressFirst } from '../harness/press';
import { write } from '../harness/rooms';
import { loaded, save, setTo } from '../harness/settings';
import { WRITER } from '../harness/studio';

const STAFF = 'Pengelola Contoh';
const REASON = 'Nama rekening berbeda dengan nama akun.';

const PAYOUT = 'v2/payout';
const CATEGORY = 'v3/post/kind/category';

const acts: readonly Act[] = [
  {
    what: 'approving a payout',
    path: '/Payouts',
    account: STAFF,
    begin: (user) => press(user, 'Setujui'),
    act: (user) => press(user, 'Ya, setujui'),
    call: { host: 'services', path: `${PAYOUT}/approve` },
  },
  {
    what: 'rejecting a payout',
    path: '/Payouts',
    account: STAFF,
    begin: async (user) => {
      await press(user, 'Tolak');
      await write(user, await screen.findByLabelText(/^Alasan penolakan/), REASON);
    },
    act: async (user) => {
      await press(user, 'Tinjau penolakan');
      await press(user, 'Ya, tolak');
    },
    call: { host: 'services', path: `${PAYOUT}/reject` },
    kept: REASON,
  },
  {
    what: 'approving several payouts',
    path: '/Payouts',
    account: STAFF,
    begin: async (user) => {
      await press(user, 'Pilih semua di halaman ini');
      await press(user, 'Setujui yang terpilih');
    },
    act: (user) => press(user, 'Ya, setujui semuanya'),
    call: { host: 'services', path: `${PAYOUT}/approve` },
  },
  {
    what: 'asking for a payout',
    path: '/Earnings/Request',
    account: 'Guru Contoh',
    begin: async (user) => {
      await write(user, await screen.findByLabelText(/^Jumlah yang ditarik/), '80000');
      await user.selectOptions(await screen.findByLabelText(/^Bank/), 'cendana');
      await write(user, await screen.findByLabelText(/^Nomor rekening/), '9010001234');
      await write(user, await screen.findByLabelText(/^Nama pemilik rekening/), 'Guru Contoh');
      await press(user, 'Tinjau penarikan');
    },
    act: (user) => press(user, 'Ajukan penarikan'),
    call: { host: 'services', path: `${PAYOUT}/request` },
    kept: '9010001234',
  },
  {
    what: 'making a category',
    path: '/Studio/Categories?kind=blog',
    account: WRITER,
    begin: async (user) => write(user, await screen.findByLabelText('Nama'), 'Catatan baru'),
    act: (user) => press(user, 'Buat kategori'),
    call: { host: 'services', path: `${CATEGORY}/create` },
    kept: 'Catatan baru',
  },
  {
    what: 'deleting a post',
    path: '/Studio?kind=news',
    account: WRITER,
    act: async (user) => {
      await pressFirst(user, /^Hapus /);
      await press(user, 'Ya, hapus');
    },
    call: { host: 'services', path: 'v3/post/delete' },
  },
  {
    what: 'showing a testimony',
    path: '/Testimonies',
    account: STAFF,
    act: (user) => pressFirst(user, /^Tampilkan ?testimoni/),
    call: { host: 'services', path: 'v3/post/update' },
  },
  {
    what: 'saving a setting',
    path: '/Settings',
    account: STAFF,
    begin: async (user) => {
      await loaded();
      await setTo(user, 'Warna gelap', '#101010');
    },
    act: (user) => save(user, 'Simpan 1 perubahan'),
    call: { path: 'alpha/cms/app/setting/css', method: 'PUT' },
    kept: '#101010',
  },
  {
    what: 'sending a picture',
    path: '/Settings',
    account: STAFF,
    act: () => chooseFile('Unggah logo tinta gelap', pictureFile('logo.png')),
    call: { host: 'drive', path: 'v1/upload' },
  },
];

test.each(acts)('$what', refusedInEachWay);
