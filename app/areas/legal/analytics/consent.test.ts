import { describe, expect, it } from 'vitest';
import { createStore } from '../../../core/storage';
import { readConsent, refusesTracking, writeConsent } from './consent';

const NOW = Date.UTC(2026, 10, 20);
const DAY_MS = 86_400_000;

function storeWith(text: string | null) {
  const kept = new Map<string, string>(text === null ? [] : [['contoh:consent', text]]);
  const storage: Storage = {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    key: (index) => [...kept.keys()][index] ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, value) => void kept.set(key, value),
  };
  return createStore('contoh', () => storage);
}

describe('the answer', () => {
  it.each([
    ['none', null, null],
    ['granted', `{"choice":"granted","until":${NOW + 1}}`, 'granted'],
    ['denied', `{"choice":"denied","until":${NOW + 1}}`, 'denied'],
    ['out of date', `{"choice":"granted","until":${NOW}}`, null],
    ['no choice', `{"choice":"maybe","until":${NOW + 1}}`, null],
    ['no time', '{"choice":"granted"}', null],
    ['no time that is one', '{"choice":"granted","until":"nanti"}', null],
    ['no JSON', 'granted', null],
    ['nothing', 'null', null],
  ])('%s', (_name, text, expected) => expect(readConsent(storeWith(text), NOW)).toBe(expected));

  it('holds for half a year, and a later one counts', () => {
    const store = storeWith(null);
    writeConsent(store, 'granted', NOW);
    expect(readConsent(store, NOW + 181 * DAY_MS)).toBe('granted');
    expect(readConsent(store, NOW + 182 * DAY_MS)).toBeNull();
    writeConsent(store, 'denied', NOW + DAY_MS);
    expect(readConsent(store, NOW + 2 * DAY_MS)).toBe('denied');
  });
});

it.each([
  [{}, false],
  [{ doNotTrack: null }, false],
  [{ doNotTrack: '0' }, false],
  [{ doNotTrack: 'unspecified' }, false],
  [{ doNotTrack: '1' }, true],
  [{ globalPrivacyControl: false }, false],
  [{ globalPrivacyControl: true }, true],
  [{ connection: { saveData: false } }, false],
  [{ connection: { saveData: true } }, true],
  [{ connection: null }, false],
])('refusesTracking %j is %s', (from, expected) => expect(refusesTracking(from)).toBe(expected));
