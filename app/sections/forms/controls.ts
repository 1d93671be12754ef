/** The controls of a form's fields, which hold what is typed. */
import { type FormFields, isNameOf, namesOf } from './fields';
import { TICKED } from './rules';
import type { Values } from './values';

/** What the controls hold; fields without one on the page, as in another step, hold what they held `before`. */
export function readControls<Name extends string>(
  form: HTMLFormElement,
  fields: FormFields<Name>,
  before: Values<Name>,
): Values<Name> {
  const values: Record<Name, string> = { ...before };
  for (const [name, control] of controlsOf(form, fields)) {
    const isTicked = 'checked' in control && control.checked;
    if (control.type === 'checkbox') values[name] = isTicked ? TICKED : '';
    else if (control.type !== 'radio' || isTicked) values[name] = control.value;
  }
  return namesOf(fields).some((name) => values[name] !== before[name]) ? values : before;
}

/** Has the controls hold these values, and tells nobody. */
export function fillControls<Name extends string>(
  form: HTMLFormElement,
  fields: FormFields<Name>,
  values: Values<Name>,
): void {
  for (const [name, control] of controlsOf(form, fields)) {
    const value = values[name];
    if ('checked' in control && /checkbox|radio/.test(control.type))
      control.checked = control.value === value;
    // A text that is being written keeps its caret.
    else if (control.value !== value) control.value = value;
  }
}

/** A list that is still loading is disabled, and holds nothing yet. */
function controlsOf<Name extends string>(form: HTMLFormElement, fields: FormFields<Name>) {
  type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
  const controls = form.querySelectorAll<Control>('[name]:is(input, select, textarea)');
  return [...controls].flatMap((control) => {
    const { name, disabled } = control;
    return isNameOf(fields, name) && !disabled ? [[name, control] as const] : [];
  });
}
