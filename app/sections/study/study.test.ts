import { describe, expect, it, vi } from 'vitest';
import { memoryStore } from '../../core/fake-storage';
import { createStudy } from './study';

const place = {
  course: 'JS',
  id: 'c1',
  title: 'Aliran',
  path: '/Courses/js/module/a/chapter/b',
  number: 2,
  total: 16,
  done: 1,
};
const wanted = { mention: { title: 'a', path: '/a', quote: '' }, way: null, at: 0 };

describe('where the visitor stands', () => {
  it('is the chapter that is shown, and the last one after that', () => {
    const work = memoryStore();
    const study = createStudy({ work });
    expect(study.place()).toBeNull();
    const leave = study.enter(place);
    expect(study.getState().here).toEqual(place);
    leave();
    expect(study.getState().here).toBeNull();
    expect(study.place()).toEqual(place);
    expect(createStudy({ work }).place()).toEqual(place);
  });

  it('stays that of the newer chapter when the older one is left late', () => {
    const study = createStudy({ work: memoryStore() });
    const leave = study.enter(place);
    study.enter({ ...place, id: 'c2' });
    leave();
    expect(study.getState().here?.id).toBe('c2');
  });

  it.each(['', '{', '[]', '{"course":1}', 'null'])('is nowhere where %j is kept', (kept) => {
    expect(createStudy({ work: memoryStore({ 'study-place': kept }) }).place()).toBeNull();
  });

  it('is told once the visitor agrees, until they do not any more', () => {
    const work = memoryStore();
    const study = createStudy({ work });
    const listener = vi.fn();
    study.subscribe(listener);
    expect(study.tells()).toBe(false);
    study.agree('tell');
    expect(createStudy({ work }).tells()).toBe(true);
    study.agree('keep');
    expect(study.tells()).toBe(false);
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

it('what is wanted is taken once', () => {
  const study = createStudy({ work: memoryStore() });
  study.want(wanted);
  expect(study.getState().wanted).toBe(wanted);
  expect(study.take()).toBe(wanted);
  expect(study.take()).toBeNull();
});
