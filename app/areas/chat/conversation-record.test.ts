import { describe, expect, it } from 'vitest';
import {
  type ConversationChange,
  type ConversationRecord,
  joinChanges,
  LaterFormatError,
  readChange,
  readRecord,
  storedWith,
  underlaid,
  withChange,
} from './conversation-record';

const AT = '2026-11-20T08:00:00.000Z';
const LATER = '2026-11-21T08:00:00.000Z';

const record = (change: Partial<ConversationRecord> = {}): ConversationRecord => ({
  conversation_id: 'c',
  message_id: 'm',
  user_message: 'apa?',
  created_at: AT,
  updated_at: AT,
  title: '',
  is_pinned: false,
  removed_at: '',
  leaf: '',
  turns: [],
  parents: {},
  votes: {},
  ...change,
});
const turn = (message_id: string, text = 'itu') => ({
  message_id,
  query: 'apa?',
  text,
  is_whole: true,
  is_shortened: false,
});
const up = { value: 'up' as const, reasons: [], comment: '' };

describe('a stored record', () => {
  it.each([
    { name: 'nothing', stored: undefined },
    { name: 'a text', stored: 'c' },
    { name: 'a list', stored: [record()] },
    { name: 'one without an id', stored: record({ conversation_id: '' }) },
    { name: 'one with an id of another type', stored: { ...record(), conversation_id: 7 } },
  ])('that cannot be read is none: $name', ({ stored }) => {
    expect(readRecord(stored)).toBeNull();
  });

  it('loses no more than what is broken of it', () => {
    const stored = {
      ...record(),
      title: 5,
      is_pinned: 'true',
      updated_at: null,
      turns: [turn('m'), null, 'x', { message_id: 'n' }],
      parents: { m: '', n: 3 },
      votes: { m: up, n: { value: 'sideways' }, o: null },
      unknown: 1,
    };
    expect(readRecord(stored)).toEqual(
      record({
        title: '5',
        is_pinned: true,
        updated_at: AT,
        turns: [turn('m'), { ...turn('n', ''), query: '', is_whole: false }],
        parents: { m: '' },
        votes: { m: up },
      }),
    );
  });

  it.each([
    { name: 'no list', turns: 3 },
    { name: 'a list of nothing that can be read', turns: [1, 2] },
  ])('has no turns where they are $name', ({ turns }) => {
    expect(readRecord({ ...record(), turns })?.turns).toEqual([]);
  });
});

describe('a change', () => {
  it.each<{ name: string; change: ConversationChange; expected: Partial<ConversationRecord> }>([
    { name: 'a name', change: { title: 'Nama' }, expected: { title: 'Nama' } },
    { name: 'a later use', change: { updated_at: LATER }, expected: { updated_at: LATER } },
    { name: 'an earlier use', change: { updated_at: '2025' }, expected: {} },
    { name: 'another beginning', change: { created_at: LATER, message_id: 'z' }, expected: {} },
    { name: 'an answer', change: { turns: [turn('n')] }, expected: { turns: [turn('n')] } },
    { name: 'a vote', change: { votes: { m: up } }, expected: { votes: { m: up } } },
    { name: 'a vote withdrawn', change: { votes: { n: null } }, expected: {} },
    { name: 'a parent', change: { parents: { m: '' } }, expected: { parents: { m: '' } } },
    { name: 'nothing', change: {}, expected: {} },
  ])('of $name changes that alone, and twice the same', ({ change, expected }) => {
    const once = withChange(record(), 'c', change);
    expect(once).toEqual(record(expected));
    expect(withChange(once, 'c', change)).toEqual(once);
  });

  it('makes a record where it says when that began, and else none', () => {
    expect(withChange(null, 'c', { created_at: AT })).toEqual(
      record({ message_id: '', user_message: '' }),
    );
    expect(withChange(null, 'c', { title: 'Nama', turns: [turn('m')] })).toBeNull();
  });

  it('after another is the same as both', () => {
    const one: ConversationChange = { title: 'a', votes: { m: up }, turns: [turn('m', 'i')] };
    const other: ConversationChange = { is_pinned: true, votes: { m: null }, turns: [turn('n')] };
    expect(withChange(record(), 'c', joinChanges(one, other))).toEqual(
      withChange(withChange(record(), 'c', one), 'c', other),
    );
  });

  it('is read as it was written, with what it does not say left out', () => {
    const change: ConversationChange = { title: 'a', votes: { m: null, n: up } };
    expect(readChange(JSON.parse(JSON.stringify(change)))).toEqual(change);
    expect(readChange('x')).toBeNull();
  });

  it('that is older adds to what is there alone', () => {
    const there = record({ updated_at: LATER, turns: [turn('n')], votes: { m: up } });
    const older: ConversationChange = {
      ...record({ title: 'Lama', is_pinned: true, turns: [turn('m')] }),
      votes: { m: { ...up, value: 'down' } },
    };
    expect(withChange(there, 'c', underlaid(there, older))).toEqual({
      ...there,
      title: 'Lama',
      is_pinned: true,
      turns: [turn('m'), turn('n')],
    });
    expect(underlaid(null, older)).toBe(older);
  });
});

describe('what is stored', () => {
  it('keeps what this version does not know', () => {
    const stored = { ...record(), format: 1, colour: 'red' };
    expect(storedWith(stored, 'c', { title: 'Nama' })).toEqual({ ...stored, title: 'Nama' });
  });

  it.each([
    { name: 'nothing, by a change that makes none', stored: undefined, change: { title: 'x' } },
    { name: 'what cannot be read, by the same', stored: 'x', change: { title: 'x' } },
  ])('stays: $name', ({ stored, change }) => {
    expect(storedWith(stored, 'c', change)).toBeUndefined();
  });

  it('is left alone where a later version has written it', () => {
    const stored = { ...record(), format: 2 };
    expect(() => storedWith(stored, 'c', { title: 'x' })).toThrow(LaterFormatError);
  });
});
