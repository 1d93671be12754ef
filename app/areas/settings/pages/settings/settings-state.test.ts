import { expect, it } from 'vitest';
import { withJudged, withValue } from '../../../../sections/forms/form-state';
import { type SettingName, settingFields, valuesOf } from './setting-fields';
import { afterSaving, begunWith, type SettingsState } from './settings-state';

const saved = valuesOf({ title: 'Lama' });
const begun = begunWith(saved);
const withSetting = (state: SettingsState, name: SettingName, value: string) =>
  withValue<SettingName, SettingsState>(settingFields, state, name, value);

it('what is typed during an upload stays when the picture comes', () => {
  const typed = withSetting(begun, 'title', 'Baru');
  expect(withSetting(typed, 'logoDark', '/file/1').values).toMatchObject({
    title: 'Baru',
    logoDark: '/file/1',
  });
});

it.each([
  ['as it was sent', 'Baru', 'Baru', 'Baru'],
  ['typed again during the saving', 'Baru', 'Terbaru', 'Terbaru'],
  ['an undo', 'Lama', 'Lama', 'Baru'],
  ['typed again during an undo', 'Lama', 'Terbaru', 'Terbaru'],
])('after saving: %s', (_name, atSending, now, expected) => {
  const sent = withSetting(begun, 'title', atSending).values;
  const change = { name: 'title' as const, from: 'Lama', to: 'Baru' };
  const nothing = { overtaken: [], failed: [], errors: {} };
  const outcome = { ...nothing, saved: [change], known: { title: 'Baru' } };
  const after = afterSaving(withSetting(begun, 'title', now), outcome, sent);
  expect([after.values.title, after.saved.title]).toEqual([expected, 'Baru']);
});

it('a name that was emptied is missed when it is left', () => {
  const emptied = withSetting(begun, 'title', '');
  const left = withJudged<SettingName, SettingsState>(settingFields, emptied, 'title', saved);
  expect(left.errors.title).toBeTruthy();
});
