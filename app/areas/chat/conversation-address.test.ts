import { describe, expect, it } from 'vitest';
import { createConversationAddress } from './conversation-address';

type Step = readonly ['arrive' | 'show', id: string, expected: string | null];

describe('conversation and address', () => {
  it.each<{ name: string; steps: Step[] }>([
    {
      name: 'a link, another one, and Back',
      steps: [
        ['arrive', 'a', 'open'],
        ['show', 'a', null],
        ['arrive', 'b', 'open'],
        ['show', 'b', null],
        ['arrive', 'a', 'open'],
      ],
    },
    {
      name: 'an entry without a name begins where it was left',
      steps: [
        ['arrive', '', 'restore'],
        ['show', 'a', 'a'],
        ['arrive', 'a', 'nothing'],
      ],
    },
    {
      name: 'a new conversation by the address',
      steps: [
        ['arrive', 'a', 'open'],
        ['show', 'a', null],
        ['arrive', '', 'clear'],
      ],
    },
    {
      // The first navigation ends when the answer to the next question has an id already.
      name: 'a question right after a new conversation was begun stays',
      steps: [
        ['arrive', 'a', 'open'],
        ['show', '', ''],
        ['show', 'b', 'b'],
        ['arrive', '', 'nothing'],
        ['arrive', 'b', 'nothing'],
      ],
    },
    {
      name: 'a navigation that another of its own took over never comes',
      steps: [
        ['arrive', 'a', 'open'],
        ['show', '', ''],
        ['show', 'b', 'b'],
        ['arrive', 'b', 'nothing'],
        ['arrive', '', 'clear'],
      ],
    },
    {
      name: 'a navigation that a link took over is forgotten',
      steps: [
        ['arrive', 'a', 'open'],
        ['show', '', ''],
        ['arrive', 'c', 'open'],
        ['arrive', '', 'clear'],
      ],
    },
    { name: 'nothing is shown before an address is known', steps: [['show', 'a', null]] },
  ])('$name', ({ steps }) => {
    const address = createConversationAddress();
    const seen = steps.map(([step, id]) => [step, id, address[step](id)]);
    expect(seen).toEqual(steps);
  });
});
