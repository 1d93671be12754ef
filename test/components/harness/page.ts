/** What specs look for on a page, found as a visitor finds it. */

import { screen, waitFor, within } from '@testing-library/dom';
import { expect } from 'vitest';

/** What is within the main part. */
export const main = () => within(screen.getByRole('main'));

/** Waits until the page is headed so. */
export async function headed(text: string): Promise<void> {
  await waitFor(() => expect(document.querySelector('h1')?.textContent).toBe(text));
}

/** All the words of the main part. */
export const words = (): string => screen.getByRole('main').textContent ?? '';

/** Waits until the main part says so. */
export async function said(text: string): Promise<void> {
  await waitFor(() => expect(words()).toContain(text));
}
