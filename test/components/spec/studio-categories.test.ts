/** Categories of posts: made, deleted and brought back, once however often it is pressed. */

import { screen, waitFor, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { barriers } from '../harness/checks';
import { held, sentBy } from '../harness/line';
import { said } from '../harness/page';
import { fault, heal } from '../harness/platform';
import { press, pressTwice } from '../harness/press';
import { write } from '../harness/rooms';
import { WRITER } from '../harness/studio';
import { visit } from '../harness/visit';

const rows = (name: string) => screen.queryAllByRole('rowheader', { name });
const stands = (name: string) => waitFor(() => expect(rows(name)).toHaveLength(1));

/** Makes a category and deletes it again. */
async function makeAndDelete(name: string): Promise<UserEvent> {
  const user = await visit('/Studio/Categories?kind=blog', WRITER);
  await write(user, await screen.findByLabelText('Nama'), name);
  await press(user, 'Buat kategori');
  await press(user, `Hapus ${name}`);
  await press(user, 'Ya, hapus');
  await said(`"${name}" dihapus.`);
  await waitFor(() => expect(rows(name)).toEqual([]));
  return user;
}

test('a category is made, deleted and brought back', async () => {
  const user = await makeAndDelete('Catatan uji');
  await press(user, 'Urungkan');
  await stands('Catatan uji');
  expect(await barriers()).toEqual([]);
});

test('a second press on the way back brings back once', async () => {
  await makeAndDelete('Catatan sekali');
  const restoring = held(/v3\/post\/kind\/category\//);
  const sent = sentBy('POST', 'PUT', 'DELETE');
  const undo = await screen.findByRole('button', { name: 'Urungkan' });
  pressTwice(undo);
  await restoring.hasBegun;
  pressTwice(undo);
  restoring.release();
  await stands('Catatan sekali');
  expect(sent.filter((one) => one.includes('v3/post/kind/category'))).toHaveLength(1);
});

test('a way back that has failed can be tried again', async () => {
  const user = await makeAndDelete('Catatan kembali');
  await fault({ host: 'services', path: 'v3/post/kind/category/update', status: 500 });
  await press(user, 'Urungkan');
  await waitFor(() => expect(screen.queryByText('"Catatan kembali" dihapus.')).toBeNull());
  await heal();
  await press(user, 'Urungkan');
  await stands('Catatan kembali');
});

test('one item of the sidebar is the current one', async () => {
  await visit('/Studio/Categories', WRITER);
  const menu = within(await screen.findByRole('navigation', { name: 'Menu portal' }));
  const current = menu.getAllByRole('link', { current: 'page' });
  expect(current.map(({ textContent }) => textContent)).toEqual(['Kategori']);
});
