/** What is done to what is there, and how each refusal of it has to be told. */

import { waitFor } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import type { Account } from '../../cases/accounts';
import { words } from './page';
import { fault } from './platform';
import { REFUSED, refusals, wayBack } from './refusals';
import { visit } from './visit';

export interface Act {
  readonly what: string;
  readonly path: string;
  readonly account?: Account;
  /** Once the page is there. */
  readonly begin?: (user: UserEvent) => Promise<void>;
  /** Each time. */
  readonly act: (user: UserEvent) => Promise<void>;
  /** What is refused. */
  readonly call: { readonly host?: string; readonly path: string; readonly method?: string };
  /** What is told of a status in other words than most acts have. */
  readonly says?: Readonly<Record<number, string>>;
  /** What was typed, and is there still. */
  readonly kept?: string;
}

/** What stands on the page and in its fields. */
const typed = () =>
  words() + [...document.querySelectorAll('main input, main textarea')].map(heldBy).join(' ');
const heldBy = (field: Element) => ('value' in field ? String(field.value) : '');

/** Has an act refused by each status in turn: the page says why, keeps what was typed, and leads to sign in. */
export async function refusedInEachWay(one: Act): Promise<void> {
  const { path, account, begin, act, call, kept, says: own } = one;
  const user = await visit(path, account);
  await begin?.(user);
  for (const [status, usual] of refusals) {
    const says = own?.[status] ?? usual;
    await fault({ ...call, status, times: 1, body: REFUSED });
    await act(user);
    await waitFor(() => expect(words(), `${status}`).toContain(says));
    const way = document.querySelector('main a[href^="/login?to="]');
    expect(way?.getAttribute('href') ?? '', `${status}`).toBe(status === 401 ? wayBack() : '');
    // Where somebody else was quicker there may be nothing more to write.
    if (kept && status !== 409) expect(typed(), `${status}`).toContain(kept);
  }
}
