/**
 * What a visitor has typed and not sent. What says nothing about a person is kept for the next visit,
 * among the visitor's work; the rest, such as names, addresses and free text, as long as the tab.
 * That is long enough to sign in again and to come back from a payment. Passwords are never kept.
 */

import * as v from 'valibot';
import { mergedText } from '../../core/merged-text';
import { record } from '../../core/schema';
import { type LocalStore, readJson, writeJson } from '../../core/storage';
import { entriesOf, type FieldSpec, type FormFields, mapFields } from './fields';

/** Where a draft is kept. */
export type DraftStores = Readonly<Record<'work' | 'session', LocalStore>>;

const keyOf = (form: string): string => `draft:${form}`;
const texts = record(v.fallback(v.string(), ''));

/** The stored values over `initial`, or null when nothing was stored that differs from it. */
export function readDraft<Name extends string>(
  { work, session }: DraftStores,
  form: string,
  fields: FormFields<Name>,
  initial: Readonly<Record<Name, string>>,
): Record<Name, string> | null {
  const lasting = readJson(work, keyOf(form), texts);
  const passing = readJson(session, keyOf(form), texts);
  const values = mapFields(fields, (name, field) => {
    const stored = keptIn(field) === 'work' ? lasting : passing;
    const value = stored && Object.hasOwn(stored, name) ? (stored[name] ?? '') : '';
    const isRead = keptIn(field) !== null && isPossible(field, value);
    return (isRead && value) || initial[name];
  });
  return entriesOf(fields).some(([name]) => values[name] !== initial[name]) ? values : null;
}

/**
 * Stores the values. `before` is what this page read or stored last: what another tab has stored since stays
 * where this page has changed nothing, and in a long text beside what was changed here.
 */
export function writeDraft<Name extends string>(
  { work, session }: DraftStores,
  form: string,
  fields: FormFields<Name>,
  values: Readonly<Record<Name, string>>,
  before: Readonly<Record<Name, string>> = values,
): void {
  const stored = before === values ? null : readJson(work, keyOf(form), texts);
  const merged = (name: Name, field: FieldSpec): string => {
    const [mine, base] = [values[name], before[name]];
    const isThere = stored !== null && Object.hasOwn(stored, name);
    const theirs = (isThere && stored[name]) || base;
    if (theirs === base || keptIn(field) !== 'work') return mine;
    if (mine === base) return theirs;
    return field.kind === 'area' ? mergedText(base, mine, theirs) : mine;
  };
  const write = (store: LocalStore, place: 'work' | 'session') => {
    const kept = entriesOf(fields)
      .filter(([, field]) => keptIn(field) === place)
      .map(([name, field]) => [name, merged(name, field)])
      .filter(([, value]) => value !== '');
    if (kept.length === 0) store.remove(keyOf(form));
    else writeJson(store, keyOf(form), Object.fromEntries(kept));
  };
  write(work, 'work');
  write(session, 'session');
}

/** Forgets the draft. */
export function clearDraft({ work, session }: DraftStores, form: string): void {
  work.remove(keyOf(form));
  session.remove(keyOf(form));
}

/** Whatever is typed by hand may be about a person, unless its field says otherwise. */
function keptIn(field: FieldSpec): 'work' | 'session' | null {
  switch (field.kind) {
    case 'password':
      return null;
    case 'text':
    case 'email':
    case 'phone':
    case 'date':
    case 'area':
      return field.isImpersonal ? 'work' : 'session';
    case 'tick':
      return 'session';
    case 'number':
    case 'digits':
    case 'rupiah':
    case 'time':
    case 'select':
    case 'radio':
    case 'province':
    case 'city':
      return 'work';
  }
}

/** A choice that the form no longer offers would be sent unseen. */
function isPossible(field: FieldSpec, value: string): boolean {
  return !('options' in field) || field.options.some((option) => option.value === value);
}
