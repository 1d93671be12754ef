/** The personality test: gone through, its type sent once and nothing else, its result kept. */

import { screen } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { main, said } from '../harness/page';
import { fault } from '../harness/platform';
import { nth } from '../harness/rooms';
import { bodiesSent, keysSent } from '../harness/sent';
import { visit } from '../harness/visit';

const QUESTIONS = 24;

const onward = () => main().getByRole('button', { name: /^(Lanjut|Lihat hasil)$/ });

/** Answers an item: the first statement most, the second least. */
async function answer(user: UserEvent, number: number): Promise<void> {
  await screen.findByText(`Pertanyaan ${number} dari ${QUESTIONS}`);
  const tick = (side: RegExp, place: number) =>
    user.click(nth(main().getAllByRole('radio', { name: side }), place));
  await tick(/^Paling seperti aku/, 0);
  await tick(/^Paling tidak seperti aku/, 1);
}

test('a result whose answer was lost is sent again under the same key', async () => {
  await fault({ host: 'data', path: 'user_disc', status: 504, isAfter: true, times: 1 });
  const user = await visit('/Personality-Test');
  await user.click(screen.getByRole('button', { name: 'Mulai tes' }));
  for (let number = 1; number <= QUESTIONS; number += 1) {
    await answer(user, number);
    await user.click(onward());
  }
  await said('Tipe hasilmu belum tersimpan.');
  await user.click(main().getByRole('button', { name: 'Coba simpan lagi' }));
  await said('Tipe hasilmu tersimpan tanpa nama.');
  const [first, again, ...others] = await keysSent('data/user_disc');
  expect(first).toMatch(/^[\da-f]{32}$/);
  expect(again).toBe(first);
  expect(others).toEqual([]);
}, 60_000);

test('its type is sent once, without a name; what failed is sent on request', async () => {
  await fault({ host: 'data', path: 'user_disc', status: 500, times: 1 });
  let user = await visit('/Personality-Test');
  await user.click(screen.getByRole('button', { name: 'Mulai tes' }));
  await user.click(onward());
  expect(screen.getByRole('alert').textContent).toContain('Pilih satu pernyataan');
  for (let number = 1; number <= QUESTIONS; number += 1) {
    if (number === 3) user = await visit('/Personality-Test');
    await answer(user, number);
    await user.click(onward());
  }

  await said('Tipe hasilmu belum tersimpan.');
  await user.click(main().getByRole('button', { name: 'Coba simpan lagi' }));
  await said('Tipe hasilmu tersimpan tanpa nama.');
  const [type] = /[DISC]{1,2}/.exec(main().getByText(/^Hasilmu: /).textContent ?? '') ?? [];
  const sent = [JSON.stringify({ type }), JSON.stringify({ type })];
  expect(await bodiesSent('data/user_disc')).toEqual(sent);

  await visit('/Personality-Test');
  await screen.findByRole('heading', { name: 'Empat skalamu' });
  await said('Tipe hasilmu tersimpan tanpa nama.');
  expect(await bodiesSent('data/user_disc')).toEqual(sent);
}, 60_000);
