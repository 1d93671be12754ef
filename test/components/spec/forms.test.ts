/**
 * Every form, sent as a visitor sends it: nothing leaves while something is missing; a failure keeps what was
 * typed; what the platform refuses is said beside its field; two presses send once.
 */

import { screen, waitFor, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { type FormRow, formRows } from '../../browser/form-rows';
import { control, expectKept, fillField } from '../harness/form';
import { held } from '../harness/line';
import { asked, fault } from '../harness/platform';
import { REFUSED, refusals, wayBack } from '../harness/refusals';
import { visit } from '../harness/visit';

const KEPT = 'Isianmu yang belum terkirim masih ada.';

describe.each(formRows)('$name', (row) => {
  const { path, call, refused, refusedAs = refused, secret = [], steps, sent } = row;
  const [method = '', route = ''] = call.split(' ');
  const [host = '', ...rest] = route.split('/');
  const struck = { host, path: rest.join('/'), method: row.asked ?? method };
  const last = steps.at(-1) ?? {};

  const form = () => screen.getByRole('form', { name: row.form });
  const button = () => within(form()).getByRole('button', { name: row.submit });
  const calls = async () => {
    const all = await asked();
    return all.filter((one) => one.split('?')[0] === `${struck.method} /${route}`).length;
  };

  test('is sent by nobody while fields are missing', async () => {
    const user = await visit(path);
    await user.click(await waitFor(button));
    await waitFor(() => expect(form().querySelector('[aria-invalid=true]')).not.toBeNull());
    expect(await calls()).toBe(0);
  });

  test('keeps what was typed where it fails, also for the next visit', async () => {
    const user = await visit(path);
    await fill(user, row, form, button);
    await fault({ ...struck, status: 500, times: 1 });
    await user.click(button());
    await waitFor(() => expect(form().textContent).toContain('Isianmu tidak hilang.'));
    expect(await calls()).toBe(1);
    await expectKept(form, last);
    await visit(path);
    await waitFor(() => expect(form().textContent).toContain(KEPT));
    const kept = Object.entries(last).filter(([name]) => !secret.includes(name));
    await expectKept(form, Object.fromEntries(kept));
    for (const name of secret) expect(control(form(), name).value).toBe('');
  });

  test('says of each refusal what to do, and keeps what was typed', async () => {
    const user = await visit(path);
    await fill(user, row, form, button);
    for (const [status, says] of refusals) {
      await fault({ ...struck, status, times: 1, body: REFUSED });
      await user.click(button());
      await waitFor(() => expect(form().textContent).toContain(says));
      await expectKept(form, last);
      const way = form().querySelector('a[href^="/login?to="]');
      expect(way?.getAttribute('href') ?? '', `${status}`).toBe(status === 401 ? wayBack() : '');
    }
  });

  test('says beside its field what the platform refuses, and is sent once by two presses', async () => {
    const user = await visit(path);
    await fill(user, row, form, button);
    const message = 'Kata platform: ini belum benar.';
    const body = { status: false, message: 'Periksa isianmu', errors: { [refusedAs]: [message] } };
    await fault({ ...struck, status: 422, times: 1, body });
    await user.click(button());
    await waitFor(() => expect(form().textContent).toContain(message));
    const field = control(form(), refused);
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(field.getAttribute('aria-invalid')).toBe('true');

    await goToLastStep(user, row, form, button);
    const { hasBegun, release } = held(new RegExp(route));
    await user.dblClick(button());
    await hasBegun;
    release();
    const done = await waitFor(() => {
      const notes = screen.getAllByRole('status');
      const found = notes.find((note) => within(note).queryByText(sent) !== null);
      if (!found) throw new Error('Nothing says that it was sent');
      return found;
    });
    await waitFor(() => expect(document.activeElement).toBe(done));
    expect(screen.queryByRole('form', { name: row.form })).toBeNull();
    expect(await calls()).toBe(2);
    await visit(path);
    await waitFor(button);
    expect(form().textContent).not.toContain(KEPT);
  });
});

/** Fills all steps in and stands on the last, ready to send. */
async function fill(
  user: UserEvent,
  { steps }: FormRow,
  form: () => HTMLElement,
  button: () => HTMLElement,
): Promise<void> {
  await waitFor(button);
  for (const [index, step] of steps.entries()) {
    for (const [field, value] of Object.entries(step)) await fillField(user, form(), field, value);
    if (index < steps.length - 1) await user.click(button());
  }
}

/** A form in steps goes back to the one that was refused: from there on to the end. */
async function goToLastStep(
  user: UserEvent,
  { steps, refused }: FormRow,
  form: () => HTMLElement,
  button: () => HTMLElement,
): Promise<void> {
  const at = steps.findIndex((step) => refused in step);
  await fillField(user, form(), refused, steps[at]?.[refused] ?? '');
  for (let step = at; step < steps.length - 1; step += 1) await user.click(button());
}
