/** The controls of a form's fields: read as they stand, and filled in by the page itself. */
import { change, isFieldElement } from '@conform-to/dom/future';
import { type FormFields, isNameOf, namesOf } from './fields';
import { TICKED } from './rules';
import type { Values } from './values';

/** What a form's controls hold; fields without a control on the page, as in another step, hold what they held `before`. */
export function readControls<Name extends string>(
  form: HTMLFormElement,
  fields: FormFields<Name>,
  before: Values<Name>,
): Values<Name> {
  const values: Record<Name, string> = { ...before };
  const controls = controlsOf(form, fields);
  for (const [name, control] of controls) {
    const isTicked = 'checked' in control && control.checked;
    if (control.type === 'checkbox') values[name] = isTicked ? TICKED : '';
    else if (control.type !== 'radio' || isTicked) values[name] = control.value;
  }
  return controls.some(([name]) => values[name] !== before[name]) ? values : before;
}

/** Fills fields in by the events of somebody who types. Whether there was a control for any of them. */
export function fillControls<Name extends string>(
  form: HTMLFormElement,
  fields: FormFields<Name>,
  values: Values<Name>,
  only: readonly Name[] = namesOf(fields),
): boolean {
  const controls = controlsOf(form, fields).filter(([name]) => only.includes(name));
  for (const [name, control] of controls) change(control, values[name]);
  return controls.length > 0;
}

/** A list that is still loading is disabled, and holds nothing yet. */
function controlsOf<Name extends string>(form: HTMLFormElement, fields: FormFields<Name>) {
  return [...form.elements].flatMap((element) => {
    if (!isFieldElement(element) || element.disabled) return [];
    const { name } = element;
    return isNameOf(fields, name) ? [[name, element] as const] : [];
  });
}
