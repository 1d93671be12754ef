/** One-time links that do not lead on: wrong ones, and a platform that does not answer. */

import { screen } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { headed, main, words } from '../harness/page';
import { fault } from '../harness/platform';
import { visit } from '../harness/visit';

const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));

test.each(['abc', 'tautan-yang-tidak-pernah-ada'])('%s is not known', async (token) => {
  const user = await visit(`/Link/${token}`);
  if (main().queryByRole('button', { name: 'Pakai tautan' })) await press(user, 'Pakai tautan');
  await headed('Tautan tidak dikenal');
});

test('a link that the platform could not use is used later', async () => {
  const token = 'contoh-konfirmasi-tim-0001';
  await fault({ host: 'services', path: token, status: 500, times: 1 });
  const user = await visit(`/Link/${token}`);
  await press(user, 'Pakai tautan');
  await headed('Tautan belum bisa dipakai');
  await press(user, 'Coba lagi');
  await headed('Timmu sudah dikonfirmasi');
});

test('a link whose answer was lost is not said to be unused', async () => {
  const token = 'contoh-konfirmasi-tim-0001';
  await fault({ host: 'services', path: token, status: 504, isAfter: true, times: 1 });
  const user = await visit(`/Link/${token}`);
  await press(user, 'Pakai tautan');
  await headed('Jawabannya tidak sampai');
  expect(words()).toContain('mungkin sudah terpakai');
  await press(user, 'Coba lagi');
  await headed('Tautan ini sudah dipakai');
});
