/**
 * What the settings' fields hold. Every change is made to what they hold by then: an upload or a
 * saving ends seconds after it was begun, and others may have been typed meanwhile.
 */
import { problemOf } from '../../features/forms/validate';
import type { SettingErrors } from './setting-draft';
import { type SettingName, type SettingValues, settingFields } from './setting-fields';
import type { Result } from './store';

export interface SettingsState {
  /** What the site has, as far as it is known here. */
  readonly saved: SettingValues;
  readonly values: SettingValues;
  readonly errors: SettingErrors;
  /** Whether changes were made on an earlier visit. */
  readonly isRestored: boolean;
}

/** With one value changed; a message about it is judged again. */
export function withSetting(state: SettingsState, name: SettingName, value: string): SettingsState {
  const values = { ...state.values, [name]: value };
  if (state.errors[name] === undefined) return { ...state, values };
  const problem = problemOf(settingFields[name], value, values) ?? undefined;
  return { ...state, values, errors: { ...state.errors, [name]: problem } };
}

/** Judges a field that was left. */
export function withJudged(state: SettingsState, name: SettingName): SettingsState {
  const problem = problemOf(settingFields[name], state.values[name], state.values);
  return problem === null ? state : { ...state, errors: { ...state.errors, [name]: problem } };
}

/**
 * After a saving, or an undo, which changes what the fields show as well: a field that was touched
 * since the sending, when it held what `sent` has, keeps what was typed.
 */
export function afterSaving(
  state: SettingsState,
  outcome: Result,
  sent: SettingValues,
): SettingsState {
  const values = { ...state.values };
  for (const { name, to } of outcome.saved) {
    if (values[name] === sent[name]) values[name] = to;
  }
  const saved = { ...state.saved, ...outcome.known };
  return { saved, values, errors: outcome.errors, isRestored: false };
}
