import { afterEach, describe, expect, it, vi } from 'vitest';
import { savesData } from './save-data';

afterEach(() => vi.unstubAllGlobals());

const saving = { connection: { saveData: true, effectiveType: '4g' } };

describe('who saves data', () => {
  it.each([
    [{}, false],
    [{ connection: null }, false],
    [{ connection: { saveData: false, effectiveType: '4g' } }, false],
    [saving, true],
    [{ connection: { effectiveType: '2g' } }, true],
    [{ connection: { effectiveType: 'slow-2g' } }, true],
    [{ connection: { effectiveType: '3g' } }, false],
  ])('by what the browser says, %j: %s', (browser, expected) => {
    vi.stubGlobal('document', { cookie: '' });
    expect(savesData({ savesData: false }, browser)).toBe(expected);
  });

  it.each([
    ['a lean document', true, '', {}, true],
    ['the switch pressed off', false, 'a=b; hemat=0', saving, false],
    ['the switch pressed on', true, 'hemat=1', {}, true],
    ['another cookie', false, 'a=0', saving, true],
  ])('%s comes before that', (_what, isLean, cookie, browser, expected) => {
    vi.stubGlobal('document', { cookie });
    expect(savesData({ savesData: isLean }, browser)).toBe(expected);
  });
});
