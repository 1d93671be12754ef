import { expect, it, test } from 'vitest';
import type { Answer } from '../api/answer';
import { type Call, get, post, write } from '../api/call';
import type { Send } from '../api/client';
import { nothing } from '../api/nothing';
import { text } from '../api/schemas';
import { changedElsewhere, sendingWrites } from './send-write';

const list = get('a/list', { page: 2 }, text);
const item = get('a/item/1', {}, text);
const changes = [list, item, get('a/list', {}, text)];

/** Which paths are brought up to date when the call is answered so. */
async function changedBy(call: Call<undefined>, outcome: Answer<undefined> | Error) {
  const invalidated: string[] = [];
  const network = async () => {
    if (outcome instanceof Error) throw outcome;
    return outcome;
  };
  // The network answers every call alike, whatever its shape.
  const send = sendingWrites(network as Send, {
    invalidate: (paths) => void invalidated.push(...paths),
    expire: () => void invalidated.push('everything'),
  });
  const settled = await send(call).catch((error: unknown) => error);
  expect(settled).toBe(outcome);
  return invalidated;
}

const done: Answer<undefined> = { status: true, message: '', data: undefined, code: 200 };
const failedWith = (code: number): Answer<undefined> => {
  return { status: false, message: 'Gagal', data: null, code, errors: {} };
};

test.each<[string, Call<undefined>]>([
  ['post', post('a/new', {}, nothing, { changes })],
  ['put', write('PUT', 'a/item/1', nothing, { body: {}, changes })],
  ['del', write('DELETE', 'a/item/1', nothing, { changes })],
])('%s changes the lists it names, whatever their queries', async (_name, call) => {
  expect(await changedBy(call, done)).toEqual(['a/list', 'a/item/1', 'a/list']);
});

test.each<[string, Answer<undefined> | Error, boolean]>([
  ['done', done, true],
  ['an answer that says neither', failedWith(502), true],
  ['no answer', failedWith(500), true],
  ['given up', new DOMException('left', 'AbortError'), true],
  ['not allowed any more', failedWith(401), false],
  ['filled in wrong', failedWith(422), false],
  ['too late', failedWith(409), true],
])('%s', async (_name, outcome, isChanged) => {
  const call = post('a/new', {}, nothing, { changes: [list] });
  expect(await changedBy(call, outcome)).toEqual(isChanged ? ['a/list'] : []);
});

it('has nothing stay fresh after what shows all over the site', async () => {
  const call = post('a/new', {}, nothing, { changes: [list], isSiteWide: true });
  expect(await changedBy(call, done)).toEqual(['everything', 'a/list']);
  expect(await changedBy(call, failedWith(422))).toEqual([]);
});

it('knows a read that has something done', async () => {
  const call = write('GET', 'a/again', nothing, { query: { slug: 'x' }, changes: [list] });
  expect([call.method, call.address]).toEqual(['GET', 'a/again?slug=x']);
  expect(await changedBy(call, done)).toEqual(['a/list']);
});

it('leaves alone what a read, or a write that names nothing, answers', async () => {
  expect(await changedBy(get('a/list', {}, nothing), done)).toEqual([]);
  expect(await changedBy(post('a/new', {}, nothing, { changes: [] }), done)).toEqual([]);
});

it.each<[string, Call<undefined>, readonly string[]]>([
  ['what a call reads', get('a/list', { page: 3 }, nothing), ['a/list']],
  [
    'what a write would have changed',
    post('a/gone', {}, nothing, { changes: [item] }),
    ['a/item/1'],
  ],
])('brings %s up to date where somebody else has changed it', (_what, call, expected) => {
  const invalidated: string[] = [];
  changedElsewhere({ invalidate: (paths) => void invalidated.push(...paths) }, call);
  expect(invalidated).toEqual(expected);
});
