import { describe, expect, it } from 'vitest';
import { type LineValue, readLines } from './ndjson';

const encoder = new TextEncoder();

function streamOf(pieces: readonly Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
}

async function valuesOf(pieces: readonly Uint8Array[], longest?: number): Promise<LineValue[]> {
  const reader = readLines(streamOf(pieces), longest).getReader();
  const values: LineValue[] = [];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return values;
    values.push(value);
  }
}

const json = (value: Record<string, unknown>): LineValue => ({ kind: 'json', value });
const text = (line: string): LineValue => ({ kind: 'text', text: line });
const lost: LineValue = { kind: 'lost' };

const cases: readonly { name: string; input: string; expected: LineValue[] }[] = [
  { name: 'nothing', input: '', expected: [] },
  {
    name: 'one object a line',
    input: '{"text":"a"}\n{"done":true}\n',
    expected: [json({ text: 'a' }), json({ done: true })],
  },
  {
    name: 'a last line without an end',
    input: '{"a":1}\n{"b":2}',
    expected: [json({ a: 1 }), json({ b: 2 })],
  },
  { name: 'CRLF', input: '{"a":1}\r\n\r\nhalo\r\n', expected: [json({ a: 1 }), text('halo')] },
  { name: 'a carriage return at the very end', input: 'halo\r', expected: [text('halo')] },
  { name: 'blank lines', input: '\n\n  \n{"a":1}\n\n', expected: [json({ a: 1 })] },
  { name: 'a byte order mark', input: '\uFEFF{"a":1}\n', expected: [json({ a: 1 })] },
  {
    name: 'characters of two, three and four bytes',
    input: '{"text":"é 学 👩‍🎓"}\nsuhu 30 °C — 👍\n',
    expected: [json({ text: 'é 学 👩‍🎓' }), text('suhu 30 °C — 👍')],
  },
  {
    name: 'text between objects, its spaces kept',
    input: '{"a":1}\n (ramai) \n{"b":2}\n',
    expected: [json({ a: 1 }), text(' (ramai) '), json({ b: 2 })],
  },
  { name: 'text lines in a row', input: 'satu\ndua\n', expected: [text('satu'), text('\ndua')] },
  { name: 'JSON that is no object', input: '42\n', expected: [text('42')] },
  {
    name: 'a carriage return alone',
    input: '{"a":1}\rhalo\rdunia\r{"b":2}\r',
    expected: [json({ a: 1 }), text('halo'), text('\ndunia'), json({ b: 2 })],
  },
  { name: 'JSON that is cut', input: '{"a":1}\n{"text":"a', expected: [json({ a: 1 }), lost] },
  {
    name: 'JSON that is cut background its brace',
    input: '{"a":1}\n{',
    expected: [json({ a: 1 }), lost],
  },
  { name: 'text that is cut', input: '{"a":1}\nsetengah ka', expected: [json({ a: 1 }), lost] },
  {
    name: 'JSON that was cut before the end was said',
    input: '{"text":"a"}\n{"message_id":"m","text":"b\n{"done":true}\n',
    expected: [json({ text: 'a' }), lost, json({ done: true })],
  },
  {
    name: 'JSON that was cut before an error was said',
    input: '{"id":[1,{"a":"\\"}\n\n{"error":{"message":"putus"}}\n',
    expected: [lost, json({ error: { message: 'putus' } })],
  },
  {
    name: 'lines of somebody’s JSON',
    input: '{\n"nama": "Sari",\n"umur": 17\n}\n{"done":true}\n',
    expected: [
      text('{'),
      text('\n"nama": "Sari",'),
      text('\n"umur": 17'),
      text('\n}'),
      json({ done: true }),
    ],
  },
  {
    name: 'half a record with more background it',
    input: '{"a":\n{"b":2}\n{himpunan\n{"a":1} lalu\n{"done":true}\n',
    expected: [
      text('{"a":'),
      json({ b: 2 }),
      text('{himpunan'),
      text('\n{"a":1} lalu'),
      json({ done: true }),
    ],
  },
  {
    name: 'half a piece of an answer with more background it',
    input:
      '{"text":"a"}\n{"message_id":"m","text":"b\n{"text":"c"}\n{"id":1,\nlalu\n{"done":true}\n',
    expected: [
      json({ text: 'a' }),
      lost,
      json({ text: 'c' }),
      lost,
      text('lalu'),
      json({ done: true }),
    ],
  },
  {
    name: 'an escaped line break',
    input: '{"text":"a\\nb"}\n',
    expected: [json({ text: 'a\nb' })],
  },
];

describe('readLines', () => {
  it.each(cases)('reads $name, split at every byte', async ({ input, expected }) => {
    const bytes = encoder.encode(input);
    for (let at = 0; at <= bytes.length; at += 1) {
      expect(await valuesOf([bytes.slice(0, at), bytes.slice(at)])).toEqual(expected);
    }
    expect(await valuesOf(Array.from(bytes, (byte) => Uint8Array.of(byte)))).toEqual(expected);
  });

  it('replaces bytes that are no UTF-8', async () => {
    const bytes = [encoder.encode('a'), Uint8Array.of(0xff), encoder.encode('b\n')];
    expect(await valuesOf(bytes)).toEqual([text('a\uFFFDb')]);
  });

  it.each([
    { name: 'in one piece', pieces: ['halo\n12345678901\nlagi\n'] },
    { name: 'over several pieces', pieces: ['halo\n123456', '789012', '34567', '\nlagi\n'] },
    { name: 'with its end in the piece after it', pieces: ['halo\n123456789012', '3\nlagi', '\n'] },
  ])('loses a line that is too long, and no other, $name', async ({ pieces }) => {
    const bytes = pieces.map((piece) => encoder.encode(piece));
    expect(await valuesOf(bytes, 10)).toEqual([text('halo'), lost, text('\nlagi')]);
  });

  it('loses a line that is too long and has no end', async () => {
    const bytes = ['123456', '789012', '345'].map((piece) => encoder.encode(piece));
    expect(await valuesOf(bytes, 10)).toEqual([lost]);
  });

  it('looks at each piece of a long line once', async () => {
    const piece = encoder.encode('a'.repeat(160));
    const pieces = Array.from({ length: 50_000 }, () => piece);
    pieces.push(encoder.encode('\n'));
    const [line] = await valuesOf(pieces, Number.POSITIVE_INFINITY);
    expect(line).toEqual(text('a'.repeat(8_000_000)));
  });

  it('passes on the error of its body', async () => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.error(new Error('reset'));
      },
    });
    await expect(readLines(body).getReader().read()).rejects.toThrow('reset');
  });
});
