/**
 * What members and staff do to what is there, refused in each way: the page says why, and who is no longer
 * signed in finds the way to do so and back. What forms of visitors say is in forms.test.ts, what orders say in
 * sequences-session.test.ts.
 */

import { screen, waitFor } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Account } from '../../cases/accounts';
import { chooseFile, pictureFile } from '../harness/files';
import { main, words } from '../harness/page';
import { fault } from '../harness/platform';
import { press } from '../harness/press';
import { REFUSED, refusals, wayBack } from '../harness/refusals';
import { nth, write } from '../harness/rooms';
import { save, setTo } from '../harness/settings';
import { WRITER } from '../harness/studio';
import { visit } from '../harness/visit';

const STAFF = 'Pengelola Contoh';
const REASON = 'Nama rekening berbeda dengan nama akun.';

interface Act {
  readonly what: string;
  readonly path: string;
  readonly account: Account;
  /** Once the page is there. */
  readonly begin?: (user: UserEvent) => Promise<void>;
  /** Each time. */
  readonly act: (user: UserEvent) => Promise<void>;
  /** What is refused. */
  readonly call: { readonly host?: string; readonly path: string; readonly method?: string };
  /** What was typed, and is there still. */
  readonly kept?: string;
}

const pressFirst = async (user: UserEvent, name: RegExp) => {
  await waitFor(() => main().getAllByRole('button', { name }));
  await user.click(nth(main().getAllByRole('button', { name })));
};
/** What stands on the page and in its fields. */
const typed = () =>
  words() + [...document.querySelectorAll('main input, main textarea')].map(heldBy).join(' ');
const heldBy = (field: Element) => ('value' in field ? String(field.value) : '');
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
    what: 'saving a setting',
    path: '/Settings',
    account: STAFF,
    begin: async (user) => {
      await waitFor(() =>
        expect(document.querySelectorAll('main [aria-busy=true]')).toHaveLength(0),
      );
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

test.each(acts)('$what', async ({ path, account, begin, act, call, kept }) => {
  const user = await visit(path, account);
  await begin?.(user);
  for (const [status, says] of refusals) {
    await fault({ ...call, status, times: 1, body: REFUSED });
    await act(user);
    await waitFor(() => expect(words(), `${status}`).toContain(says));
    const way = document.querySelector('main a[href^="/login?to="]');
    expect(way?.getAttribute('href') ?? '', `${status}`).toBe(status === 401 ? wayBack() : '');
    // Where somebody else was quicker there may be nothing more to write.
    if (kept && status !== 409) expect(typed(), `${status}`).toContain(kept);
  }
});
