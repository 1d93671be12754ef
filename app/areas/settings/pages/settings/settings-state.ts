/**
 * What the settings' form holds. A saving ends seconds after it was begun, and more may have been typed
 * meanwhile.
 */
import type { FormState } from '../../../../sections/forms/form-state';
import { changesOf } from './changes';
import type { SettingName, SettingValues } from './setting-fields';
import type { Result } from './store';

export interface SettingsState extends FormState<SettingName> {
  /** What the site has, as far as it is known here. */
  readonly saved: SettingValues;
}

/** What is saved, with what was changed on an earlier visit. */
export function begunWith(saved: SettingValues, values = saved): SettingsState {
  const isRestored = changesOf(saved, values).length > 0;
  return { saved, values, errors: {}, isRestored, isChanged: false };
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
  return { ...state, saved, values, errors: outcome.errors, isRestored: false };
}
