import { describe, expect, it } from 'vitest';
import { memoryStore } from '../../core/fake-storage';
import { items } from './items';
import {
  begunAgain,
  keepProgress,
  NOT_BEGUN,
  type Progress,
  readProgress,
  withAnswer,
} from './progress';
import type { Pick } from './scoring';

const done: Pick = { most: 'D', least: 'S' };
const firstTen = items.map((_, index) => (index < 10 ? done : { most: null, least: null }));

describe('progress', () => {
  it.each<[string, Progress]>([
    ['in the middle', { picks: firstTen, at: 4, isSent: false }],
    ['at its edge', { picks: firstTen, at: 10, isSent: false }],
    ['at its end', { picks: items.map(() => done), at: 24, isSent: true }],
  ])('%s comes back', (_name, progress) => {
    const store = memoryStore();
    keepProgress(store, progress);
    expect(readProgress(store)).toEqual(progress);
  });

  it.each<[string, string, number]>([
    ['beyond its answers', JSON.stringify({ picks: firstTen, at: 24 }), 10],
    ['with too few answers', '{"picks":[{"most":"D","least":"S"}],"at":9}', 1],
    ['with unknown scales', '{"picks":[{"most":"X","least":"S"}],"at":9}', 0],
    ['that is broken', '{"picks":4}', -1],
    ['that is no JSON', '{', -1],
  ])('%s', (_name, text, at) => {
    const store = memoryStore();
    store.set('disc', text);
    expect(readProgress(store).at).toBe(at);
  });

  it.each<[string, Progress, Pick, number]>([
    ['an answer begins the test at the next item', NOT_BEGUN, done, 1],
    ['half an answer begins nothing', NOT_BEGUN, { most: 'D', least: null }, -1],
    ['one that was further stays there', { picks: firstTen, at: 7, isSent: false }, done, 7],
  ])('%s', (_name, before, pick, at) => {
    const after = withAnswer(before, 0, pick);
    expect(after.at).toBe(at);
    expect(after.picks[0]).toEqual(pick);
    expect(after.picks.slice(1)).toEqual(before.picks.slice(1));
  });

  it('begun again can be had back, also after a reload and in the middle of the new run', () => {
    const store = memoryStore();
    const result: Progress = { picks: items.map(() => done), at: 24, isSent: true };
    keepProgress(store, begunAgain(result));
    expect(readProgress(store)).toEqual({ ...NOT_BEGUN, before: result });
    keepProgress(store, { ...readProgress(store), picks: firstTen, at: 10 });
    expect(readProgress(store).before).toEqual(result);
    expect(begunAgain(readProgress(store)).before?.before).toBeUndefined();
  });

  it('is forgotten when begun anew', () => {
    const store = memoryStore();
    keepProgress(store, { ...NOT_BEGUN, at: 3 });
    keepProgress(store, NOT_BEGUN);
    expect(store.get('disc')).toBeNull();
  });
});
