/** What was changed and not saved: kept with the visitor's work, so that a session may end meanwhile. */

import * as v from 'valibot';
import { record } from '../../../../core/schema';
import { type LocalStore, readJson, writeJson } from '../../../../core/storage';
import type { Change } from './changes';
import { type SettingValues, settingNames } from './setting-fields';

const KEY = 'draft:settings';

/** What was saved, with the draft's changes over it; others may have saved since. */
export function withDraft(work: LocalStore, saved: SettingValues): SettingValues {
  const draft = readJson(work, KEY, record(v.string())) ?? {};
  const kept = settingNames.filter((name) => Object.hasOwn(draft, name));
  return { ...saved, ...Object.fromEntries(kept.map((name) => [name, draft[name] ?? ''])) };
}

/** Keeps the changes alone: what nobody has touched is never written over. */
export function keepDraft(work: LocalStore, changes: readonly Change[]): void {
  if (changes.length === 0) work.remove(KEY);
  else writeJson(work, KEY, Object.fromEntries(changes.map(({ name, to }) => [name, to])));
}
