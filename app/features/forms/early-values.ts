import { entriesOf, type FormFields } from './fields';
import { TICKED } from './rules';

/**
 * What a visitor has filled in before the page was taken over: nobody has heard of it, and the next
 * change of anything would wipe it out.
 */
export function earlyValues<Name extends string>(
  form: HTMLFormElement,
  fields: FormFields<Name>,
  values: Readonly<Record<Name, string>>,
): Partial<Record<Name, string>> {
  const early: Partial<Record<Name, string>> = {};
  for (const [name] of entriesOf(fields)) {
    const value = textIn(form.elements.namedItem(name));
    if (value !== '' && value !== values[name]) early[name] = value;
  }
  return early;
}

/** What a control holds; '' also where there is none. */
function textIn(control: Element | RadioNodeList | null): string {
  if (control instanceof HTMLInputElement && control.type === 'checkbox') {
    return control.checked ? TICKED : '';
  }
  if (control instanceof HTMLInputElement && control.type === 'radio') {
    return control.checked ? control.value : '';
  }
  const holdsValue =
    control instanceof RadioNodeList ||
    control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement;
  return holdsValue ? control.value : '';
}
