import { expect, it } from 'vitest';
import { valuesOf } from './setting-fields';
import { afterSaving, type SettingsState, withSetting } from './settings-state';

const saved = valuesOf({ title: 'Lama' });
const begun: SettingsState = { saved, values: saved, errors: {}, isRestored: false };

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
