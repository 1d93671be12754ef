/** Signing in with the assistant, refused in each way: the form says why and holds what was typed. */

import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { ask } from '../harness/assistant';
import { said } from '../harness/page';
import { fault } from '../harness/platform';
import { REFUSED, refusals } from '../harness/refusals';
import { write } from '../harness/rooms';
import { visit } from '../harness/visit';

test('who cannot sign in with the assistant reads why and need not type again', async () => {
  const user = await visit('/Chat', undefined, { mayFail: true });
  await ask(user, 'Aku mau belajar web');
  const form = within(await screen.findByRole('form', { name: 'Masuk untuk melanjutkan' }));
  const fields = { Surel: 'sari@contoh.id', 'Kata sandi': 'kata sandi salah' };
  for (const [label, text] of Object.entries(fields)) {
    await write(user, form.getByLabelText(label), text);
  }
  for (const [status] of refusals) {
    const says = status === 429 ? 'Terlalu banyak percobaan' : REFUSED.message;
    await fault({
      ...{ host: 'assistant', path: 'v1/identity/login', times: 1 },
      ...{ status, body: REFUSED },
    });
    await user.click(form.getByRole('button', { name: 'Masuk' }));
    await said(says);
    for (const [label, text] of Object.entries(fields)) {
      expect(form.getByLabelText(label), `${status}`).toHaveProperty('value', text);
    }
  }
  expect(form.queryByRole('link')).toBeNull();
});
