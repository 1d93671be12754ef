/** Visits: the app as the browser starts it, at an address, with the data that the edge injects. */

import { format } from 'node:util';
import { waitFor } from '@testing-library/dom';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { show } from '../../../app/start/show';
import type { Account } from '../../cases/accounts';
import { bootOf, rootAttributes, tenantOf } from './boot';
import { forgetListeners } from './browser';
import { Edge } from './edge';
import { heal, reset, violations } from './platform';

/** The document here does not know every element, and goes nowhere. */
const OF_DOCUMENT = /^The tag <search> is unrecognized in this browser|Not implemented: navigation/;

/** What ends a page or an answer is told on the console, though it is shown. */
const OF_FAILURE = /PageError|AskError/;
let expectsFailure = false;

let edge = new Edge(tenantOf('alpha'));

/** The platform takes the visitor's session no longer. */
export const loseSession = (): void => edge.loseSession();

/** The visitor signs in with the assistant. */
export const signInToAssistant = (): Promise<void> => edge.signInToAssistant('sari@contoh.id');

/** What is left to end when the test does. */
const open: (Root | null)[] = [];

/** Leaves the page: what the browser keeps stays. */
function leave(): void {
  for (const root of open.splice(0)) root?.unmount();
  forgetListeners();
  document.body.replaceChildren();
}

/**
 * Waits until the page has its heading. Code that is still loading is waited for without a limit of its own,
 * because a busy machine takes long to transform it; and the heading is looked for by its element, because
 * to find a role on a page with a thousand elements takes seconds there.
 */
async function hasHeading(): Promise<void> {
  await vi.dynamicImportSettled();
  await waitFor(() => expect(document.querySelector('h1')).not.toBeNull());
}

/**
 * Goes to an address of a tenant, alpha where none is named, signed in where an account is named, and
 * waits for the page's heading; gives the visitor's hands. A session that is over is one that the platform
 * takes no longer.
 */
export async function visit(
  path: string,
  account?: Account,
  { isOver = false, mayFail = false, tenant: key = 'alpha' } = {},
): Promise<UserEvent> {
  leave();
  const tenant = tenantOf(key);
  edge = new Edge(tenant);
  if (account) await edge.signIn(account);
  if (isOver) edge.loseSession();
  expectsFailure = mayFail;
  vi.stubGlobal('fetch', edge.fetch);
  history.replaceState(null, '', path);
  const root = document.createElement('div');
  root.id = 'root';
  const boot = document.createElement('script');
  boot.id = 'boot';
  boot.type = 'application/json';
  boot.textContent = JSON.stringify(bootOf(tenant, location.pathname));
  document.body.replaceChildren(root, boot);
  document.documentElement.lang = 'id';
  for (const [name, value] of rootAttributes(tenant)) {
    document.documentElement.setAttribute(name, value);
  }
  document.title = tenant.name;
  open.push(await show(root));
  await hasHeading();
  return userEvent.setup();
}

/** Goes to an address of a tenant as somebody who is not signed in; gives the visitor's hands. */
export function visitTenant(tenant: string, path = '/'): Promise<UserEvent> {
  return visit(path, undefined, { tenant });
}

beforeAll(reset);

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(async () => {
  leave();
  localStorage.clear();
  sessionStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: the document here has no other store.
  document.cookie = 'signed_in=; path=/; max-age=0';
  vi.unstubAllGlobals();
  const errors = vi.mocked(console.error).mock.calls.map((call) => format(...call));
  vi.restoreAllMocks();
  await heal();
  const told = await violations();
  await reset();
  expect(told, 'what has not kept the contract').toEqual([]);
  const isExpected = (one: string) =>
    OF_DOCUMENT.test(one) || (expectsFailure && OF_FAILURE.test(one));
  expect(errors.filter((one) => !isExpected(one))).toEqual([]);
});
