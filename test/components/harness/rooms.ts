/** What specs of landings look for and do with the things that stand on them. */

import { fireEvent, waitFor, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { main } from './page';

/** What is within the part of that name, once it is there; it is waited for to say something. */
export async function part(name: string | RegExp) {
  const region = await main().findByRole('region', { name });
  return {
    ...within(region),
    says: (text: string | RegExp) => says(() => region, text),
  };
}

/** The one at that place, the first where none is said. */
export function nth(elements: readonly HTMLElement[], place = 0): HTMLElement {
  const found = elements[place];
  if (!found) throw new Error(`There are ${elements.length} only`);
  return found;
}

/** Waits until an element says so. */
export async function says(find: () => HTMLElement, text: string | RegExp): Promise<void> {
  await waitFor(() => expect(find().textContent).toMatch(text));
}

/** Waits until the address matches, with its query. */
export async function addressed(address: string | RegExp): Promise<void> {
  await waitFor(() => expect(location.pathname + location.search).toMatch(address));
}

/** Moves a slider, or sets what else has a value of its own, as dragging it there does. */
export function move(control: HTMLElement, value: string): void {
  fireEvent.change(control, { target: { value } });
}

/** Writes a text in place of what stands in a field, in one go. */
export async function write(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  if (text === '') return;
  await user.click(field);
  await user.paste(text);
}
