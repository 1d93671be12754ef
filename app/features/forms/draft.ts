/** What a visitor has typed and not sent, kept in the tenant's store. Passwords are never in it. */
import { type LocalStore, readJson, writeJson } from '../../api/storage';
import { lenient, record, string } from '../../decode';
import { entriesOf, type FieldSpec, type FormFields, mapFields } from './fields';

const keyOf = (form: string): string => `draft:${form}`;
const texts = record(lenient(string, ''));

/** The stored values over `initial`, or null when nothing was stored that differs from it. */
export function readDraft<Name extends string>(
  store: LocalStore,
  form: string,
  fields: FormFields<Name>,
  initial: Readonly<Record<Name, string>>,
): Record<Name, string> | null {
  const stored = readJson(store, keyOf(form), texts);
  if (stored === null) return null;
  const values = mapFields(fields, (name, field) => {
    const value = Object.hasOwn(stored, name) ? (stored[name] ?? '') : '';
    return isStorable(field) && isPossible(field, value) ? value || initial[name] : initial[name];
  });
  return entriesOf(fields).some(([name]) => values[name] !== initial[name]) ? values : null;
}

/** Stores the values. */
export function writeDraft<Name extends string>(
  store: LocalStore,
  form: string,
  fields: FormFields<Name>,
  values: Readonly<Record<Name, string>>,
): void {
  const kept = entriesOf(fields)
    .filter(([name, field]) => isStorable(field) && values[name] !== '')
    .map(([name]) => [name, values[name]]);
  writeJson(store, keyOf(form), Object.fromEntries(kept));
}

/** Forgets the draft. */
export function clearDraft(store: LocalStore, form: string): void {
  store.remove(keyOf(form));
}

const isStorable = ({ kind }: FieldSpec): boolean => kind !== 'password';

/** A choice that the form no longer offers would be sent unseen. */
function isPossible(field: FieldSpec, value: string): boolean {
  return !('options' in field) || field.options.some((option) => option.value === value);
}
