/** The page as who has a keyboard alone goes through it. */

import { waitFor } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

/** More presses of Tab than any page of the portal takes from end to end. */
const MOST_PRESSES = 400;

/**
 * What finds an element of a selector by its words. Not by its role: that takes seconds on a page of the
 * portal, and is asked again and again.
 */
export function worded(selector: string, words: string | RegExp): () => HTMLElement {
  return () => {
    const all = [...document.querySelectorAll<HTMLElement>(selector)];
    const found = all.find(({ textContent }) => {
      const text = textContent.trim();
      return typeof words === 'string' ? text === words : words.test(text);
    });
    if (!found) throw new Error(`No ${selector} says ${words}`);
    return found;
  };
}

/** What finds the field of a label. */
export function labelled(words: RegExp): () => HTMLElement {
  return () => {
    const label = worded('main label', words)();
    const field = label instanceof HTMLLabelElement ? label.control : null;
    if (!field) throw new Error(`The label ${words} has no field`);
    return field;
  };
}

/**
 * Goes by Tab to an element, from wherever focus is and past the end of the page once at most. One that is
 * drawn anew on the way is looked for again.
 */
export async function reach(user: UserEvent, find: () => HTMLElement): Promise<void> {
  let [wraps, wanted] = [0, find()];
  for (let left = MOST_PRESSES; left > 0 && wraps < 2; left -= 1) {
    if (!wanted.isConnected) wanted = find();
    if (document.activeElement === wanted) return;
    await user.tab();
    if (document.activeElement === document.body) wraps += 1;
  }
  throw new Error(`No press of Tab leads to ${wanted.outerHTML.slice(0, 200)}`);
}

/** Goes by Tab to a link or a button and presses Enter there. */
export async function enter(user: UserEvent, find: () => HTMLElement): Promise<void> {
  await waitFor(find);
  await reach(user, find);
  await user.keyboard('{Enter}');
}

/** Goes by Tab to a field and types in place of what stands in it. */
export async function type(user: UserEvent, find: () => HTMLElement, text: string): Promise<void> {
  await waitFor(find);
  await reach(user, find);
  await user.keyboard('{Control>}a{/Control}');
  await user.keyboard(text);
}

/** Waits until focus stands on something that is still in the page. */
export async function isKept(): Promise<void> {
  await waitFor(() => {
    const focused = document.activeElement;
    expect(focused !== document.body && focused?.isConnected, 'focus is on nothing').toBe(true);
  });
}
