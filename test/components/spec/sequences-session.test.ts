/**
 * A session that ends while something is ordered, and who comes back after it. The payment site that an order
 * leads to is another document, so what is sent is counted.
 */

import { fireEvent, waitFor } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { markOf } from '../../../app/core/owner-mark';
import type { Account } from '../../cases/accounts';
import { accounts } from '../../upstream/src/accounts';
import { words } from '../harness/page';
import { asked, fault } from '../harness/platform';
import { REFUSED } from '../harness/refusals';
import { nth } from '../harness/rooms';
import { loseSession, visit } from '../harness/visit';

const STUDENT = 'Siswa Contoh';
const NOBODYS = 'Mentor Contoh';
const LAPSED = 'INV-2026-0003';

/** Where the same act is pressed, by where its visitor stands. */
const PLACES: [what: string, path: string, account: Account, button: string][] = [
  ['a class', '/Class/literasi-data-untuk-semua', NOBODYS, 'Daftar sekarang'],
  ['a class with a lapsed invoice', '/Class/model-ke-produksi', STUDENT, 'Buat tagihan baru'],
  ['a class to be paid', '/Class/api-yang-andal-dengan-node-js', STUDENT, 'Lanjutkan pembayaran'],
  ['a class given back', '/Class/kontainer-dengan-docker', STUDENT, 'Daftar sekarang'],
  ['an event', '/Event/lokakarya-docker-untuk-pemula', NOBODYS, 'Daftar hadir'],
  ['a payment', `/CallbackPayment?order_id=${LAPSED}`, STUDENT, 'Buat tagihan baru'],
  ['an invoice', `/Invoices/${LAPSED}`, STUDENT, 'Buat tagihan baru'],
];

const orders = async () =>
  (await asked()).filter((one) => /(class|event)\/payment\/invoice|class\/repay/.test(one)).length;
const idOf = (name: Account) => String(accounts.find((one) => one.name === name)?.id);
const hasWish = () => Object.keys(sessionStorage).join().includes('order-wish');

/** The button of that text; to find it by its role takes seconds on these pages. */
const found = (text: string) =>
  waitFor(() =>
    nth(
      [...document.querySelectorAll<HTMLElement>('main button')].filter(
        (button) => button.textContent === text && button.closest('noscript') === null,
      ),
    ),
  );

/** Presses, and is led away to sign in; the session ends on the way. */
async function pressedAway(path: string, account: Account, text: string): Promise<UserEvent> {
  const user = await visit(path, account);
  const button = await found(text);
  loseSession();
  await user.click(button);
  await waitFor(() => expect(hasWish()).toBe(true));
  await waitFor(() => expect(document.cookie).toBe(''));
  return user;
}

test.each(PLACES)('%s: the order goes on once for who comes back', async (_what, ...pressed) => {
  const [path, account] = pressed;
  await pressedAway(...pressed);
  const refused = await orders();
  await visit(path, account);
  await waitFor(async () => expect(await orders()).toBe(refused + 1));
  expect(hasWish()).toBe(false);
});

test.each([
  [422, /Kata platform/],
  [429, /Kata platform|Terlalu banyak/],
  [503, /mungkin sudah tercatat|Kata platform/],
  // Somebody has joined it meanwhile: where they stand is read anew.
  [409, /Daftar sekarang/],
])(
  'an order that is refused with %i says so beside the button, which works again',
  async (status, says) => {
    const text = 'Daftar sekarang';
    const user = await visit('/Class/literasi-data-untuk-semua', NOBODYS);
    const call = { host: 'services', path: 'v1/class/payment/invoice' };
    await fault({ ...call, status, times: 1, body: REFUSED });
    await user.click(await found(text));
    await waitFor(async () => expect(await orders()).toBe(1));
    await waitFor(() => expect(words()).toMatch(says));
    const again = await found(text);
    await waitFor(() => expect(again.getAttribute('aria-disabled')).not.toBe('true'));
    await user.click(again);
    await waitFor(async () => expect(await orders()).toBe(2));
  },
);

const [CLASS, BROKEN_OFF, , , , PAYMENT, INVOICE] = PLACES;

test.each([BROKEN_OFF, PAYMENT, INVOICE].filter((one) => one !== undefined))(
  '%s: another account orders nothing, and ends the wish',
  async (_what, ...pressed) => {
    const [path] = pressed;
    await pressedAway(...pressed);
    const refused = await orders();
    await visit(path, 'Guru Contoh');
    await waitFor(() => expect(hasWish()).toBe(false));
    expect(await orders()).toBe(refused);
  },
);

test.each([BROKEN_OFF, PAYMENT].filter((one) => one !== undefined))(
  '%s: Back from the account site ends the order',
  async (_what, ...pressed) => {
    await pressedAway(...pressed);
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
    expect(hasWish()).toBe(false);
  },
);

test.each([CLASS].filter((one) => one !== undefined))(
  '%s: who goes on to another page in place of signing in orders nothing',
  async (_what, path) => {
    const user = await visit(path);
    await user.click(await found('Daftar sekarang'));
    expect(hasWish()).toBe(true);
    await user.click(nth([...document.querySelectorAll<HTMLElement>('header a[href="/About"]')]));
    await waitFor(() => expect(location.pathname).toBe('/About'));
    await waitFor(() => expect(hasWish()).toBe(false));
  },
);

test.each([CLASS].filter((one) => one !== undefined))(
  '%s: the order waits for a page that is loaded anew for who came back',
  async (_what, path, account) => {
    const user = await visit(path);
    await user.click(await found('Daftar sekarang'));
    // They had typed something here before they signed out.
    const owner = markOf(idOf(account));
    sessionStorage.setItem(`alpha@alpha.example:away:${owner}:draft:account`, '{}');
    await visit(path, account);
    await waitFor(() => expect(localStorage.getItem('alpha@alpha.example:owner')).toBe(owner));
    await waitFor(async () => expect((await asked()).join()).toContain('user/detail'));
    await found('Daftar sekarang');
    expect(hasWish()).toBe(true);
    expect(await orders()).toBe(0);
    // It is loaded anew, which the document here does not do by itself.
    await visit(path, account);
    await waitFor(async () => expect(await orders()).toBe(1));
  },
);
