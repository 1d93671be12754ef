/** The ways of the portal that every kind of account goes by keyboard alone. */

import { waitFor } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import type { Account } from '../../cases/accounts';
import { enter, isKept, worded } from './keyboard';
import { headed } from './page';
import { visit } from './visit';

export const button = (name: string | RegExp) => worded('main button', name);
export const link = (name: string | RegExp) => worded('main a', name);

const asks = () => document.querySelector('dialog[open]');

/** Signs in and begins where that account begins. */
export async function begins(name: Account): Promise<UserEvent> {
  const user = await visit('/Welcome', name);
  await waitFor(() => expect(document.querySelector('h1')?.textContent).toMatch(/^Halo, /));
  return user;
}

/** Goes to a page by the portal's menu. */
export async function goTo(user: UserEvent, label: string): Promise<void> {
  await enter(user, worded('nav[aria-label="Menu portal"] a', label));
  await headed(label === 'Tulisan' ? 'Studio' : label);
  await isKept();
}

/** Signs out by the account's menu; asked what becomes of what is kept here, keeps it. */
export async function leaves(user: UserEvent, name: Account): Promise<void> {
  await enter(user, worded('header button', `Menu akun: ${name}`));
  await enter(user, worded('header button', 'Keluar'));
  const isOut = () => !document.cookie.includes('signed_in');
  await waitFor(() => expect(isOut() || asks() !== null).toBe(true));
  if (asks()) await enter(user, worded('dialog[open] button', 'Keluar'));
  await waitFor(() => expect(isOut()).toBe(true));
}
