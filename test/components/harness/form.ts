/** Forms' fields by name: filled in, and looked at. */

import { waitFor } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import type { Filling } from '../../browser/form-rows';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controlsOf = (form: HTMLElement, name: string): Control[] => [
  ...form.querySelectorAll<Control>(`[name="${name}"]`),
];

/** The field of that name that is looked at first. */
export function control(form: HTMLElement, name: string): Control {
  const [first] = controlsOf(form, name);
  if (!first) throw new Error(`No field ${name}`);
  return first;
}

/** Types, chooses (by its label) or ticks what a field is to hold, once it is there. */
export async function fillField(
  user: UserEvent,
  form: HTMLElement,
  name: string,
  value: string,
): Promise<void> {
  const field = await waitFor(() => control(form, name));
  if (field instanceof HTMLSelectElement) {
    const option = await waitFor(() => optionOf(field, value));
    await user.selectOptions(field, option);
  } else if (field.type === 'radio') {
    const own = controlsOf(form, name).find((one) => one.value === value);
    if (own) await user.click(own);
  } else if (field.type === 'checkbox') {
    if (!('checked' in field && field.checked)) await user.click(field);
  } else {
    await user.clear(field);
    await user.click(field);
    await user.paste(value);
  }
}

function optionOf(select: HTMLSelectElement, label: string): HTMLOptionElement {
  const found = [...select.options].find((option) => option.text === label);
  if (!found) throw new Error(`${select.name} does not offer ${label}`);
  return found;
}

/** What a field holds, as {@link fillField} is told it. */
function heldBy(form: HTMLElement, name: string): string {
  const field = control(form, name);
  if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.text ?? '';
  if (field.type === 'checkbox') return String('checked' in field && field.checked);
  if (field.type !== 'radio') return field.value;
  return controlsOf(form, name).find((one) => 'checked' in one && one.checked)?.value ?? '';
}

/** Waits until fields hold what was filled in. */
export async function expectKept(form: () => HTMLElement, filling: Filling): Promise<void> {
  await waitFor(() => {
    const held = Object.keys(filling).map((name) => [name, heldBy(form(), name)]);
    const isTicked = ([name = '', value = '']: string[]) => [
      name,
      control(form(), name).type === 'checkbox' ? 'true' : value,
    ];
    expect(held).toEqual(Object.entries(filling).map(isTicked));
  });
}
