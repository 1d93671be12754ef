import { expect, it } from 'vitest';
import { savesData } from './save-data';

it.each([
  [{}, false],
  [{ connection: null }, false],
  [{ connection: { saveData: false, effectiveType: '4g' } }, false],
  [{ connection: { saveData: true, effectiveType: '4g' } }, true],
  [{ connection: { effectiveType: '2g' } }, true],
  [{ connection: { effectiveType: 'slow-2g' } }, true],
  [{ connection: { effectiveType: '3g' } }, false],
])('%j: %s', (browser, expected) => {
  expect(savesData(browser)).toBe(expected);
});
