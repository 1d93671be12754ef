/** What specs of the site's settings look for and do as who runs the site. */

import { screen, waitFor, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { headed } from './page';
import { write } from './rooms';
import { visit } from './visit';

/** Goes to the settings as who runs the site, and waits until all of them are there. */
export async function openSettings(path = '/Settings'): Promise<UserEvent> {
  const user = await visit(path, 'Pengelola Contoh');
  await headed('Pengaturan situs');
  await loaded();
  return user;
}

/** Waits until all settings are there. */
export async function loaded(): Promise<void> {
  await waitFor(() => expect(document.querySelectorAll('main [aria-busy=true]')).toHaveLength(0));
}

/** A setting by its label. */
export const setting = (label: string) =>
  screen.findByLabelText(new RegExp(`^${label}( \\(opsional\\))?$`));

/** Waits until a setting holds a value. */
export const settingHolds = (label: string, value: string | RegExp) =>
  waitFor(async () => {
    const holds = typeof value === 'string' ? value : expect.stringMatching(value);
    expect(await setting(label)).toHaveProperty('value', holds);
  });

/** Writes a setting. */
export const setTo = async (user: UserEvent, label: string, text: string) =>
  write(user, await setting(label), text);

/** The bar that says what was changed and saves it. */
export function bar() {
  const found = document.querySelector<HTMLElement>('[data-save-bar]');
  if (!found) throw new Error('No bar to save by');
  return { ...within(found), element: found };
}

/** Waits until the bar says so. */
export const barSays = (text: string) =>
  waitFor(() => expect(bar().element.textContent).toContain(text));

/** Saves what was changed, which is confirmed by the button of that name. */
export async function save(user: UserEvent, button: string): Promise<void> {
  // It is busy for a moment after a refusal has been told.
  await user.click(await bar().findByRole('button', { name: 'Simpan' }));
  await user.click(await screen.findByRole('button', { name: button }));
}
