/** Buttons as a visitor presses them. */

import { screen, waitFor } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { main } from './page';
import { nth } from './rooms';

/** Presses the button of that name once it is there. */
export const press = async (user: UserEvent, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));

/** Presses the first button of that name in the main part once it is there. */
export async function pressFirst(user: UserEvent, name: RegExp): Promise<void> {
  await waitFor(() => main().getAllByRole('button', { name }));
  await user.click(nth(main().getAllByRole('button', { name })));
}

/** Presses twice before anything can be shown of the first press. */
export function pressTwice(button: HTMLElement): void {
  button.click();
  button.click();
}
