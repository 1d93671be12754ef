import { expect, test } from 'vitest';
import { media } from '../src/hosts/media';

/** Thirty-four minutes at 8,000 samples a second, behind 44 bytes that say so. */
const EPISODE = 'episode-7-2040.wav';
const SIZE = 44 + 2040 * 8000;

test.each([
  ['radio.wav', {}, 200, null],
  [EPISODE, {}, 200, null],
  [EPISODE, { range: 'bytes=0-43' }, 206, `bytes 0-43/${SIZE}`],
  [EPISODE, { range: 'bytes=0-' }, 206, `bytes 0-${SIZE - 1}/${SIZE}`],
  [EPISODE, { range: `bytes=${SIZE - 44}-` }, 206, `bytes ${SIZE - 44}-${SIZE - 1}/${SIZE}`],
  [EPISODE, { range: 'bytes=-44' }, 206, `bytes ${SIZE - 44}-${SIZE - 1}/${SIZE}`],
  [EPISODE, { range: `bytes=0-${SIZE * 2}` }, 206, `bytes 0-${SIZE - 1}/${SIZE}`],
  [EPISODE, { range: `bytes=${SIZE}-` }, 416, `bytes */${SIZE}`],
  [EPISODE, { range: 'bytes=-0' }, 416, `bytes */${SIZE}`],
  [EPISODE, { range: 'bytes=-' }, 200, null],
  [EPISODE, { range: 'bytes=9-8' }, 200, null],
  [EPISODE, { range: 'bytes=0-1,4-5' }, 200, null],
  [EPISODE, { range: 'lines=1-2' }, 200, null],
  ['episode-7.wav', {}, 404, null],
  ['episode-7-0.wav', {}, 404, null],
  ['episode-7-86400.wav', {}, 200, null],
  ['episode-7-86401.wav', {}, 404, null],
  ['episode-x-60.wav', {}, 404, null],
])('%s with %j is a %i', async (name, headers, status, range) => {
  const answer = await media.request(`/${name}`, { headers });
  expect([answer.status, answer.headers.get('content-range')]).toEqual([status, range]);
  await answer.body?.cancel();
});

const bytesOf = async (name: string, range?: string) => {
  const answer = await media.request(`/${name}`, range ? { headers: { range } } : {});
  return new Uint8Array(await answer.arrayBuffer());
};

test.each([
  ['radio.wav', 48],
  ['episode-7-61.wav', 61],
  ['episode-3-1.wav', 1],
])('%s is a WAV file of %i seconds', async (name, seconds) => {
  const file = await bytesOf(name);
  const view = new DataView(file.buffer);
  expect(new TextDecoder().decode(file.slice(0, 4))).toBe('RIFF');
  expect(view.getUint32(4, true)).toBe(file.byteLength - 8);
  expect(view.getUint32(40, true)).toBe(file.byteLength - 44);
  expect((file.byteLength - 44) / view.getUint32(28, true)).toBe(seconds);
});

test.each([
  [0, 10],
  [40, 60],
  [43, 43],
  [6043, 6045],
  [65_000, 200_000],
  [488_043, 488_043],
])('bytes %i to %i are those of the whole file', async (first, last) => {
  const file = await bytesOf('episode-7-61.wav');
  const part = await bytesOf('episode-7-61.wav', `bytes=${first}-${last}`);
  expect(Buffer.from(part).equals(file.subarray(first, last + 1))).toBe(true);
});

test('no more is made than is read', async () => {
  const reader = (await media.request('/episode-7-86400.wav')).body?.getReader();
  const { value } = (await reader?.read()) ?? {};
  expect(value?.byteLength).toBe(64 * 1024);
  await reader?.cancel();
});
