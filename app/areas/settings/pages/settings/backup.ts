/** A copy of the settings as a file, and what a file would change. */
import { isRecord } from '../../../../core/schema';
import { problemOf } from '../../../../sections/forms/form-schema';
import type { Change } from './changes';
import {
  isSame,
  keyOf,
  type SettingName,
  type SettingValues,
  sentOf,
  settingFields,
  settingNames,
  valuesOf,
} from './setting-fields';

/** Settings as the platform keeps them, in a file of JSON. */
export function fileOf(values: SettingValues): string {
  const settings: Record<string, unknown> = {};
  for (const name of settingNames) {
    const { key, field } = keyOf(name);
    const value = sentOf(name, values[name]);
    if (field === null) settings[key] = value;
    else {
      const group = settings[key];
      settings[key] = { ...(isRecord(group) ? group : {}), [field]: value };
    }
  }
  return `${JSON.stringify({ settings }, null, 2)}\n`;
}

/**
 * What a file's settings change, and the fields of it that no setting can be; null for what is no
 * such file. What a file does not name stays.
 */
export function readFile(
  text: string,
  saved: SettingValues,
): { changes: Change[]; refused: SettingName[] } | null {
  const raw = settingsIn(text);
  if (raw === null) return null;
  const values = valuesOf(raw);
  const given = settingNames.filter((name) => {
    const { key, field } = keyOf(name);
    const value = raw[key];
    return field === null ? value !== undefined : isRecord(value) && value[field] !== undefined;
  });
  const differing = given.filter((name) => !isSame(name, saved[name], values[name]));
  const all = { ...saved, ...Object.fromEntries(given.map((name) => [name, values[name]])) };
  const isRight = (name: SettingName) => problemOf(settingFields[name], values[name], all) === null;
  return {
    changes: differing
      .filter(isRight)
      .map((name) => ({ name, from: saved[name], to: values[name] })),
    refused: differing.filter((name) => !isRight(name)),
  };
}

function settingsIn(text: string): Record<string, unknown> | null {
  try {
    const file: unknown = JSON.parse(text);
    return isRecord(file) && isRecord(file.settings) ? file.settings : null;
  } catch {
    return null;
  }
}
