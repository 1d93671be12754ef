/** What the settings' form holds after a saving, which ends seconds after it was begun. */
import type { SettingName, SettingValues } from './setting-fields';
import type { Result } from './store';

/**
 * After a saving, or an undo, which changes what the fields show as well: a field that was touched
 * since the sending, when it held what `sent` has, keeps what was typed.
 */
export function afterSaving(
  now: SettingValues,
  { saved }: Pick<Result, 'saved'>,
  sent: SettingValues,
): SettingValues {
  const values: Record<SettingName, string> = { ...now };
  for (const { name, to } of saved) {
    if (values[name] === sent[name]) values[name] = to;
  }
  return values;
}
