import { describe, expect, it } from 'vitest';
import { NOTHING } from './nothing-shown';
import { draftKey, draftPlace, isNamedNow, textToKeep } from './use-draft';

describe('the place of a draft', () => {
  it.each([
    { name: 'its first answer has named it', before: ['', 3], now: ['c', 3], isNamed: true },
    { name: 'another one was opened', before: ['', 0], now: ['c', 0], isNamed: false },
    { name: 'another one was asked in', before: ['', 3], now: ['c', 2], isNamed: false },
    { name: 'a named one was left', before: ['c', 3], now: ['', 0], isNamed: false },
  ] as const)('is a new conversation’s until $name', ({ before, now, isNamed }) => {
    const place = ([conversationId, turn]: readonly [string, number]) => ({ conversationId, turn });
    expect(isNamedNow(place(before), place(now))).toBe(isNamed);
  });

  it('is the conversation that is being opened', () => {
    const opening = { conversationId: 'z', failure: null };
    expect(draftPlace({ ...NOTHING, opening })).toEqual({ conversationId: 'z', turn: 0 });
    expect(draftPlace(NOTHING)).toEqual({ conversationId: '', turn: 0 });
    expect([draftKey(''), draftKey('z')]).toEqual(['chat:draft', 'chat:draft:z']);
  });
});

it.each([
  { name: 'nobody else writes', base: 'a', mine: 'ab', stored: 'a', kept: 'ab' },
  { name: 'another tab has written', base: '', mine: 'b', stored: 'a', kept: 'a\n\nb' },
  { name: 'another tab has sent its own', base: 'a', mine: 'ab', stored: '', kept: 'ab' },
  { name: 'sent here alone', base: 'b', mine: '', stored: 'a\n\nb', kept: 'a\n\nb' },
  { name: 'sent', base: 'a', mine: '', stored: 'a', kept: '' },
])('a draft in two tabs: $name', ({ kept, ...drafts }) => expect(textToKeep(drafts)).toBe(kept));
