/** An appointment after it was made: into the calendar, and another time for it. */

import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { formRows } from '../../browser/form-rows';
import { control, fillField } from '../harness/form';
import { main } from '../harness/page';
import { visit } from '../harness/visit';

const row = formRows.find(({ name }) => name === 'appointment');

test('one that was made can be asked for at another time', async () => {
  if (!row) throw new Error('No form for appointments');
  const user = await visit(row.path);
  const form = () => screen.getByRole('form', { name: row.form });
  for (const [name, value] of Object.entries(row.steps[0] ?? {})) {
    await fillField(user, form(), name, value);
  }
  const topic = () => new FormData(form() as HTMLFormElement).get('topic');
  const wanted = topic();
  await user.click(within(form()).getByRole('button', { name: row.submit }));
  await user.click(await screen.findByRole('link', { name: 'Lihat semua kirimanmu dan kabarnya' }));
  const one = await waitFor(() => main().getByRole('article'));
  within(one).getByRole('button', { name: 'Tambahkan ke kalender' });
  await user.click(within(one).getByRole('link', { name: 'Minta waktu lain' }));
  await waitFor(() =>
    expect(control(form(), 'message').value).toMatch(/^Menggantikan janji .* WIB/),
  );
  expect(topic()).toBe(wanted);
});
