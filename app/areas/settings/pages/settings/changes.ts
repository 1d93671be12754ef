/** What has been changed, and how it is sent: by its key, and nothing that has not changed. */
import { TICKED } from '../../../../sections/forms/rules';
import {
  isSame,
  keyOf,
  type SettingName,
  type SettingValues,
  sentOf,
  settingFields,
  settingNames,
} from './setting-fields';

export interface Change {
  readonly name: SettingName;
  readonly from: string;
  readonly to: string;
}

/** The changes of one key, and the value that they make. */
export interface KeyChange {
  readonly key: string;
  readonly value: unknown;
  readonly changes: readonly Change[];
}

/** What differs, in the order of the page. */
export function changesOf(saved: SettingValues, now: SettingValues): Change[] {
  return settingNames
    .filter((name) => !isSame(name, saved[name], now[name]))
    .map((name) => ({ name, from: saved[name], to: now[name] }));
}

/** The way back. */
export function undone(changes: readonly Change[]): Change[] {
  return changes.map(({ name, from, to }) => ({ name, from: to, to: from }));
}

/** The changes by key; a group's value holds its changed fields alone. */
export function byKey(changes: readonly Change[]): KeyChange[] {
  const keys = [...new Set(changes.map(({ name }) => keyOf(name).key))];
  return keys.map((key) => {
    const own = changes.filter(({ name }) => keyOf(name).key === key);
    return { key, value: patchOf(own), changes: own };
  });
}

/** All of them in one, for a call that takes several keys. */
export function together(changes: readonly Change[]): Record<string, unknown> {
  return Object.fromEntries(byKey(changes).map(({ key, value }) => [key, value]));
}

function patchOf(changes: readonly Change[]): unknown {
  const parts = changes.map(({ name, to }) => [keyOf(name).field, sentOf(name, to)] as const);
  const [first] = parts;
  return first?.[0] === null ? first[1] : Object.fromEntries(parts);
}

/** A value in words. */
export function inWords(name: SettingName, value: string): string {
  const field = settingFields[name];
  if (field.kind === 'tick') return value === TICKED ? 'ya' : 'tidak';
  if (value === '') return 'bawaan';
  if (field.kind !== 'select') return value;
  return field.options.find((option) => option.value === value)?.label ?? value;
}

/** The platform's messages for a key, by the field they are about. */
export function errorsOf(
  { key, changes }: KeyChange,
  errors: Readonly<Record<string, readonly string[]>>,
): Partial<Record<SettingName, string>> {
  const found = changes.flatMap(({ name }) => {
    const { field } = keyOf(name);
    const own = [...(errors[field ?? key] ?? []), ...(errors.value ?? [])];
    return own.length > 0 ? [[name, own.join(' ')] as const] : [];
  });
  return Object.fromEntries(found);
}
