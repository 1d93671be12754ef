import { expect, it } from 'vitest';
import { valuesOf } from './setting-fields';
import { afterSaving } from './settings-state';

it.each([
  ['as it was sent', 'Baru', 'Baru', 'Baru'],
  ['typed again during the saving', 'Baru', 'Terbaru', 'Terbaru'],
  ['an undo', 'Lama', 'Lama', 'Baru'],
  ['typed again during an undo', 'Lama', 'Terbaru', 'Terbaru'],
])('after saving: %s', (_name, atSending, now, expected) => {
  const saved = [{ name: 'title' as const, from: 'Lama', to: 'Baru' }];
  const after = afterSaving(valuesOf({ title: now }), { saved }, valuesOf({ title: atSending }));
  expect(after.title).toBe(expected);
});
