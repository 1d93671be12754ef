/** What the platform has answered, as it is shown again, brought up to date and asked for ahead. */

import { waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { main, said } from '../harness/page';
import { asked, fault, heal } from '../harness/platform';
import { press } from '../harness/press';
import { addressed, nth, says } from '../harness/rooms';
import { visit } from '../harness/visit';

const cards = () => main().queryAllByRole('article');
const firstCard = () => nth(cards());
const firstLink = async () => {
  await waitFor(() => expect(cards()).not.toHaveLength(0));
  return nth(within(firstCard()).getAllByRole('link'));
};
const askedFor = async (path: string) => (await asked()).filter((one) => one.includes(path));

test('what cannot be brought up to date stays, says so, and is asked for again', async () => {
  const list = { host: 'services', path: 'v1/class/active' };
  const notice = 'Yang tampil di sini belum bisa diperbarui.';
  const user = await visit('/Class');
  await waitFor(() => expect(cards()).toHaveLength(12));
  const response = await fetch('/api/services/v1/class/active?page=1&pageSize=12');
  const renamed = await response.json();
  renamed.data.items[0].name = 'Kelas dengan nama baru';
  await user.click(await firstLink());
  await addressed(/^\/Class\/[\w-]+$/);

  await fault({ ...list, status: 502, body: { status: false } });
  history.back();
  await said(notice);
  expect(cards()).toHaveLength(12);
  await heal();
  await fault({ ...list, body: renamed });
  await press(user, 'Coba lagi');
  await says(firstCard, 'Kelas dengan nama baru');
  expect(main().queryByText(notice)).toBeNull();
});

test('resting on a link fetches its page ahead, once', async () => {
  const user = await visit('/Class');
  const link = await firstLink();
  await user.hover(link);
  await waitFor(async () => expect(await askedFor('/class/overview')).toHaveLength(1));
  await user.click(link);
  await addressed(/^\/Class\/[\w-]+$/);
  await main().findByRole('region', { name: 'Tentang kelas' });
  expect(await askedFor('/class/overview')).toHaveLength(1);
});

test('a reading is counted once', async () => {
  const user = await visit('/News');
  await user.click(await firstLink());
  await addressed(/^\/News\/\d+/);
  await waitFor(async () => expect(await askedFor('/post/view?')).toHaveLength(1));
});
