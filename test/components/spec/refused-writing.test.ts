/**
 * What writers and who runs the site do, refused in each way: a post and its category written, withdrawn and
 * brought back, the app's id, settings put back from a file.
 */

import { screen, waitFor } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { type Act, refusedInEachWay } from '../harness/acts';
import { chooseFile, fileOf } from '../harness/files';
import { main, said } from '../harness/page';
import { fault } from '../harness/platform';
import { press, pressFirst } from '../harness/press';
import { nth, write } from '../harness/rooms';
import { loaded } from '../harness/settings';
import { postField, textBox, WRITER, writePost } from '../harness/studio';
import { visit } from '../harness/visit';

const STAFF = 'Pengelola Contoh';
const POST = 'v3/post';
const CATEGORY = `${POST}/kind/category`;
const SUMMARY = 'Ringkasan yang baru saja diketik.';

const withdraw = async (user: UserEvent) => {
  await pressFirst(user, /^Tarik /);
  await press(user, 'Ya, tarik');
};

const acts: readonly Act[] = [
  {
    what: 'withdrawing a post',
    path: '/Studio?kind=news',
    account: WRITER,
    act: withdraw,
    call: { host: 'services', path: `${POST}/delete` },
  },
  {
    what: 'withdrawing a post whose text cannot be had',
    path: '/Studio?kind=news',
    account: WRITER,
    act: withdraw,
    call: { host: 'services', path: `${POST}/detail` },
  },
  {
    what: 'publishing a post',
    path: '/Studio/Write/news',
    account: WRITER,
    begin: (user) => writePost(user, 'Kabar yang ditolak'),
    act: (user) => press(user, 'Terbitkan'),
    call: { host: 'services', path: `${POST}/create` },
    kept: 'Kabar yang ditolak',
  },
  {
    what: 'changing a post',
    path: '/Studio?kind=articles',
    account: WRITER,
    begin: async (user) => {
      const [row] = await screen.findAllByRole('rowheader');
      await user.click(nth([...(row?.querySelectorAll('a') ?? [])]));
      await textBox();
      await write(user, await postField('Ringkasan'), SUMMARY);
    },
    act: (user) => press(user, 'Simpan perubahan'),
    call: { host: 'services', path: `${POST}/update` },
    kept: SUMMARY,
  },
  {
    what: 'changing a category',
    path: '/Studio/Categories?kind=blog',
    account: WRITER,
    begin: async (user) => {
      await pressFirst(user, /^Ubah /);
      await write(user, await screen.findByLabelText(/^Keterangan/), SUMMARY);
    },
    act: (user) => press(user, 'Simpan kategori'),
    call: { host: 'services', path: `${CATEGORY}/update` },
    kept: SUMMARY,
  },
  {
    what: 'bringing a category back',
    path: '/Studio/Categories?kind=blog',
    account: WRITER,
    begin: async (user) => {
      await pressFirst(user, /^Hapus /);
      await press(user, 'Ya, hapus');
      await said('dihapus.');
    },
    act: (user) => press(user, 'Urungkan'),
    call: { host: 'services', path: `${CATEGORY}/update` },
  },
  {
    what: 'changing the app’s id',
    path: '/Settings?part=app',
    account: STAFF,
    begin: async (user) => {
      await press(user, 'Ganti id aplikasi');
      const now = nth(main().getAllByRole('definition')).textContent ?? '';
      await write(user, await screen.findByLabelText('Id aplikasi baru'), 'id-yang-baru');
      await write(user, await screen.findByLabelText(/Ketik id yang sekarang/), now);
    },
    act: (user) => press(user, 'Ganti id'),
    call: { path: 'alpha/cms/app/id', method: 'PUT' },
    kept: 'id-yang-baru',
  },
  {
    what: 'putting settings back from a file',
    path: '/Settings?part=app',
    account: STAFF,
    begin: async () => {
      await loaded();
      const text = '{"settings":{"title":"Dari salinan","css":{"clr_dark":"#111111"}}}';
      await chooseFile('Pulihkan dari berkas', fileOf('salinan.json', 'application/json', text));
    },
    act: async (user) => {
      const again = screen.queryByRole('button', { name: 'Pulihkan lagi' });
      if (again) await user.click(again);
      await press(user, 'Pulihkan 2 pengaturan');
    },
    call: { path: 'alpha/cms/app/settings', method: 'PUT' },
  },
  {
    what: 'using a one-time link',
    path: '/Link/contoh-konfirmasi-tim-0001',
    act: (user) => press(user, /^(Pakai tautan|Coba lagi)$/),
    call: { host: 'services', path: 'contoh-konfirmasi-tim-0001' },
    says: {
      429: 'Terlalu banyak percobaan',
      503: 'belum terpakai',
    },
  },
];

test.each(acts)('$what', refusedInEachWay);

const drafts = () => document.querySelectorAll('[aria-labelledby=draf] tbody tr');

test.each([
  ['a refused withdrawal leaves no draft of what is still public', 401, false, 0],
  ['a withdrawal whose answer is lost keeps the text', 504, true, 1],
])('%s', async (_how, status, isAfter, kept) => {
  const user = await visit('/Studio?kind=news', WRITER);
  await fault({ host: 'services', path: `${POST}/delete`, status, isAfter, times: 1 });
  await withdraw(user);
  await said('tidak hilang');
  await waitFor(() => expect(drafts()).toHaveLength(kept));
});
