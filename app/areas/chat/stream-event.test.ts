import { describe, expect, it } from 'vitest';
import type { LineValue } from './ndjson';
import { type StreamEvent, toStreamEvent } from './stream-event';

const piece = (text: string, conversationId = '', messageId = ''): StreamEvent => ({
  type: 'text',
  text,
  conversationId,
  messageId,
});
const json = (value: Record<string, unknown>): LineValue => ({ kind: 'json', value });

describe('toStreamEvent', () => {
  it.each<{ name: string; line: LineValue; event: StreamEvent }>([
    {
      name: 'a piece with its ids',
      line: json({ message_id: 'm', id: 'c', text: 'halo' }),
      event: piece('halo', 'c', 'm'),
    },
    {
      name: 'ids that are numbers',
      line: json({ message_id: 1, id: 2 }),
      event: piece('', '2', '1'),
    },
    { name: 'a line that is no JSON', line: { kind: 'text', text: 'halo' }, event: piece('halo') },
    { name: 'an object of another kind', line: json({ usage: 3 }), event: piece('') },
    { name: 'text that is no text', line: json({ text: { a: 1 } }), event: piece('') },
    { name: 'a line that was lost', line: { kind: 'lost' }, event: { type: 'lost' } },
    {
      name: 'a platform’s own end beside text',
      line: json({ done: true, text: 'a' }),
      event: piece('a'),
    },
    {
      name: 'a platform’s own end beside ids',
      line: json({ done: true, id: 'c', message_id: 'm' }),
      event: piece('', 'c', 'm'),
    },
    ...['', ' ', 0, {}, [], false].map((error) => ({
      name: `no error: ${JSON.stringify(error)}`,
      line: json({ error, text: 'a' }),
      event: piece('a'),
    })),
    {
      name: 'a refusal in the platform’s words',
      line: json({ status: false, message: 'Kuota habis', statusCode: 429 }),
      event: { type: 'error', failure: { message: 'Kuota habis', statusCode: 429 } },
    },
    { name: 'a status without a word', line: json({ status: false }), event: piece('') },
    { name: 'the end', line: json({ done: true }), event: { type: 'done' } },
    { name: 'no end yet', line: json({ done: false, text: 'a' }), event: piece('a') },
    { name: 'no error', line: json({ error: null, text: 'a' }), event: piece('a') },
    {
      name: 'an error',
      line: json({ error: { message: 'putus', statusCode: 504 } }),
      event: { type: 'error', failure: { message: 'putus', statusCode: 504 } },
    },
    {
      name: 'an error that is a text',
      line: json({ error: 'putus' }),
      event: { type: 'error', failure: { message: 'putus', statusCode: 500 } },
    },
  ])('reads $name', ({ line, event }) => {
    expect(toStreamEvent(line)).toEqual(event);
  });
});
