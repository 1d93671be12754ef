/** When a form says what is wrong with a field, and when it takes it back. */

import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { control, fillField } from '../harness/form';
import { fault } from '../harness/platform';
import { openSettings, setting } from '../harness/settings';
import { visit } from '../harness/visit';

const isTold = (field: HTMLElement) => field.getAttribute('aria-invalid') === 'true';

const openDemo = async () => {
  const user = await visit('/Corporates');
  const form = await screen.findByRole('form', { name: 'Minta demo' });
  return { user, email: control(form, 'email') };
};

test.each<[left: string, added: string, told: readonly boolean[]]>([
  // Nothing has come into it: it is not judged, and while something does nothing is said either.
  ['', 'x', [false, false]],
  ['x', 'y', [true, true]],
  ['x', '@contoh.id', [true, false]],
  ['x@contoh.id', ',', [false, false]],
])('left as %j, then with %j typed: told %j', async (left, added, told) => {
  const { user, email } = await openDemo();
  await user.click(email);
  if (left !== '') await user.keyboard(left);
  await user.tab();
  const whenLeft = isTold(email);
  await user.click(email);
  await user.keyboard(added);
  expect([whenLeft, isTold(email)]).toEqual(told);
});

test('what the platform has said of a field stands until that field is changed', async () => {
  const user = await visit('/Make-Appointment');
  const form = await screen.findByRole('form', { name: 'Pilih waktumu' });
  const filling = { topic: 'Hal lain', time: '10.00 WIB', name: 'Dewi', email: 'dewi@contoh.id' };
  for (const [name, value] of Object.entries(filling)) await fillField(user, form, name, value);
  await fillField(user, form, 'institution', 'SMK Contoh');
  await fillField(user, form, 'phone', '081234567890');
  const [day] = screen
    .getByRole('group', { name: 'Hari kerja terdekat' })
    .querySelectorAll('button');
  if (day) await user.click(day);
  const message = 'Kata platform: sudah dipakai.';
  const body = { status: false, message: 'Periksa', errors: { email: [message], name: [message] } };
  const at = { host: 'services', path: 'v1/post/appointment/create', method: 'POST' };
  await fault({ ...at, status: 422, times: 1, body });
  await user.click(screen.getByRole('button', { name: 'Buat perjanjian' }));
  const [name, email] = [control(form, 'name'), control(form, 'email')];
  await waitFor(() => expect([name, email].map(isTold)).toEqual([true, true]));
  await user.click(email);
  await user.tab();
  await user.click(name);
  await user.keyboard(' L');
  await user.tab();
  expect([name, email].map(isTold)).toEqual([false, true]);
  await user.click(email);
  await user.keyboard('x');
  expect(isTold(email)).toBe(false);
});

test('a setting that was emptied is missed when it is left', async () => {
  const user = await openSettings();
  const title = await setting('Nama situs');
  await user.clear(title);
  await user.tab();
  expect(isTold(title)).toBe(true);
});
