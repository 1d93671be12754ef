/** Buttons as a visitor presses them. */

import { screen } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';

/** Presses the button of that name once it is there. */
export const press = async (user: UserEvent, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));

/** Presses twice before anything can be shown of the first press. */
export function pressTwice(button: HTMLElement): void {
  button.click();
  button.click();
}
