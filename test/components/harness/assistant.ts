/** The assistant as a visitor uses it. */

import { screen, waitFor, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { write } from './rooms';
import { signInToAssistant, visit } from './visit';

/** Opens the assistant's own page, signed in with the assistant. */
export async function openChat({ mayFail = false } = {}): Promise<UserEvent> {
  const user = await visit('/Chat', undefined, { mayFail });
  await signInToAssistant();
  await composer();
  return user;
}

/** The conversation. */
export const log = (): HTMLElement => screen.getByRole('log', { name: 'Percakapan' });

/** Where questions are written. */
export const composer = (): Promise<HTMLElement> =>
  screen.findByRole('textbox', { name: 'Pertanyaanmu untuk asisten' });

const articles = (): HTMLElement[] => within(log()).queryAllByRole('article');

/** The questions of the conversation. */
export const questions = (): HTMLElement[] =>
  articles().filter(({ textContent }) => textContent?.includes('Pertanyaanmu:'));

/** The last answer. */
export function answer(): HTMLElement {
  const last = articles().at(-1);
  if (!last) throw new Error('Nothing has been asked');
  return last;
}

/** The last answer's control of that name. */
export const control = (name: string | RegExp): HTMLElement =>
  within(answer()).getByRole('button', { name });

/** The list of conversations beside the assistant's page. */
export const conversations = (): HTMLElement =>
  screen.getByRole('complementary', { name: 'Riwayat percakapan' });

/** Writes a question and sends it. */
export async function ask(user: UserEvent, question: string): Promise<void> {
  const field = await composer();
  const before = articles().length;
  await write(user, field, question);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(articles().length).toBeGreaterThan(before));
}

/** Waits until that element has the focus. */
export async function focused(find: () => Promise<HTMLElement> | HTMLElement): Promise<void> {
  await waitFor(async () => expect(document.activeElement).toBe(await find()));
}

/** Waits until the last answer is whole. */
export async function finished(): Promise<void> {
  await waitFor(() => control('Jawab ulang'));
}

/** Waits until the last answer says so. */
export async function answers(text: string): Promise<void> {
  await waitFor(() => expect(answer().textContent).toContain(text));
}
