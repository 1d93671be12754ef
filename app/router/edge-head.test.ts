import { describe, expect, it } from 'vitest';
import { listPage } from './document-meta';
import { beginning } from './edge-head';

/** An answer that comes in parts, and whether the rest of it was turned down. */
function inParts(parts: readonly string[], status = 200) {
  const rest = [...parts];
  let isTurnedDown = false;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const part = rest.shift();
        if (part === undefined) controller.close();
        else controller.enqueue(new TextEncoder().encode(part));
      },
      cancel() {
        isTurnedDown = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { response: new Response(body, { status }), isTurnedDown: () => isTurnedDown, rest };
}

describe('the head of a document', () => {
  it.each<[string, string[], number, string | null, string[]]>([
    ['in one part', ['<head>a</head><body>'], 200, '<head>a', []],
    ['with more behind it', ['<head>a', 'b</he', 'ad><body>', 'c'], 200, '<head>ab', ['c']],
    ['that does not end', ['<head>a', 'b'], 200, null, []],
    ['that is too long', ['x'.repeat(200_000), '</head>'], 200, null, ['</head>']],
    ['of nothing', [], 200, null, []],
    ['of a page that is not there', ['<head></head>'], 404, null, ['<head></head>']],
    ['of one that fails', ['<head></head>'], 503, null, ['<head></head>']],
  ])('%s', async (_what, parts, status, expected, left) => {
    const { response, rest } = inParts(parts, status);
    expect(await beginning(response, () => true)).toBe(expected);
    expect(rest).toEqual(left);
  });

  it('is not waited for by who has moved on', async () => {
    const { response, isTurnedDown, rest } = inParts(['<head>', 'a', '</head>']);
    let asked = 0;
    expect(await beginning(response, () => ++asked < 2)).toBeNull();
    expect(isTurnedDown()).toBe(true);
    expect(rest).toEqual(['a', '</head>']);
  });
});

describe('the page of a list that an address asks for', () => {
  const query = { page: 'page', more: 'page', search: 'text', category: 'word' };
  it.each([
    ['', 1, ''],
    ['?page=1', 1, ''],
    ['?page=2', 2, '?page=2'],
    ['?more=3&utm_source=x', 3, '?more=3'],
    ['?page=2&more=3', 3, ''],
    ['?page=2&search=2', 2, ''],
    ['?search=1', 1, ''],
    ['?page=0', 1, ''],
  ])('%s: %i, %s', (search, number, leaf) => {
    expect(listPage(query, search)).toEqual({ number, leaf });
    expect(listPage({}, search)).toEqual({ number: 1, leaf: '' });
  });
});
