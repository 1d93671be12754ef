/** Posts that are published later: planned, moved, published at once, taken back; and who sees them. */

import { screen, waitFor, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { barriers } from '../harness/checks';
import { said } from '../harness/page';
import { appToken, ask, fault } from '../harness/platform';
import { press } from '../harness/press';
import { write } from '../harness/rooms';
import { openWriting, postField, WRITER, writePost } from '../harness/studio';
import { visit } from '../harness/visit';

const PLACE = 'kindSlug=news&slug=kabar-nanti';
const LIST = '/Studio?kind=news&search=Kabar+nanti';

/** What a visitor who is not signed in is answered. */
async function publicly(call: string): Promise<Response> {
  const token = await appToken({ domain: 'alpha.example', key: 'alpha' });
  return ask(`services/${call}`, { headers: { AppToken: token } });
}

const isPublic = async () => (await publicly(`v3/post/detail?${PLACE}`)).status === 200;
const isListed = async () =>
  (await (await publicly('v3/post/list?kindSlug=news')).text()).includes('kabar-nanti');

async function plan(user: UserEvent, day: string, hour: string): Promise<void> {
  await user.click(screen.getByLabelText(/^Terjadwal/));
  await write(user, await postField('Tanggal terbit'), day);
  await write(user, await postField('Jam terbit'), hour);
}

/** Writes a post for the fourth of March 2099. */
async function planned(): Promise<UserEvent> {
  const user = await openWriting('news');
  await writePost(user, 'Kabar nanti');
  await plan(user, '2099-03-04', '09:30');
  return user;
}

test('a post waits for its moment, is moved, and published at once', async () => {
  let user = await openWriting('news');
  await writePost(user, 'Kabar nanti');
  await plan(user, '2020-03-04', '09:30');
  expect(await barriers()).toEqual([]);
  await press(user, 'Jadwalkan');
  await said('Waktu terbit harus sesudah sekarang.');
  await write(user, await postField('Tanggal terbit'), '2099-03-04');
  await press(user, 'Jadwalkan');
  await said('Kabar nanti dijadwalkan');
  await said('4 Maret 2099 pukul 09.30 WIB');
  expect(screen.queryByRole('link', { name: 'Lihat halamannya' })).toBeNull();
  expect([await isPublic(), await isListed()]).toEqual([false, false]);

  user = await visit(LIST, WRITER);
  await said('Terjadwal 4 Maret 2099 pukul 09.30 WIB');
  expect(await barriers()).toEqual([]);
  expect(screen.queryByRole('link', { name: 'Lihat Kabar nanti' })).toBeNull();
  await user.click(await screen.findByRole('link', { name: 'Kabar nanti' }));
  expect(await postField('Jam terbit')).toHaveProperty('value', '09:30');
  await write(user, await postField('Jam terbit'), '13:00');
  await press(user, 'Simpan perubahan');
  await said('4 Maret 2099 pukul 13.00 WIB');

  user = await openWriting('news/kabar-nanti');
  await user.click(screen.getByLabelText('Sekarang'));
  await press(user, 'Simpan perubahan');
  await said('Kabar nanti sudah terbit');
  expect([await isPublic(), await isListed()]).toEqual([true, true]);
  await openWriting('news/kabar-nanti');
  expect(screen.queryByLabelText('Sekarang')).toBeNull();
});

test('a plan is taken back to a draft that keeps its moment', async () => {
  let user = await planned();
  await press(user, 'Jadwalkan');
  await said('dijadwalkan');
  user = await visit(LIST, WRITER);
  await press(user, 'Tarik Kabar nanti');
  await said('Jadwalnya dibatalkan');
  await press(user, 'Ya, batalkan');
  const drafts = within(await screen.findByRole('region', { name: 'Draf' }));
  await user.click(await drafts.findByRole('link', { name: 'Kabar nanti' }));
  expect(await postField('Tanggal terbit')).toHaveProperty('value', '2099-03-04');
  expect(await isPublic()).toBe(false);
  await user.click(screen.getByLabelText('Sekarang'));
  await press(user, 'Terbitkan');
  await said('Kabar nanti sudah terbit');
});

test.each([
  [{ publishedAt: '2020-01-01T00:00:00Z' }, 200, 'tidak menyimpan jadwalnya'],
  [null, 404, 'belum menjawab kapan tulisan ini terbit'],
])(
  'a platform that answers %j afterwards keeps no plan, which is told',
  async (had, status, words) => {
    const user = await planned();
    const title = { id: 1, slug: 'kabar-nanti', title: 'Kabar nanti' };
    const data = had && { ...title, ...had };
    await fault({
      path: 'v3/post/detail',
      status,
      body: { status: had !== null, message: '', data },
    });
    await press(user, 'Jadwalkan');
    await waitFor(() => said(words));
  },
);
