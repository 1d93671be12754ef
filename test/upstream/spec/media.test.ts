import { expect, test } from 'vitest';
import { media } from '../src/hosts/media';

/** Thirty-four minutes of 32,000 bits a second. */
const EPISODE = 'episode-7-2040.mp3';
const SIZE = 2040 * 4000;

test.each([
  ['radio.mp3', {}, 200, null],
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
  ['episode-7.mp3', {}, 404, null],
  ['episode-7-0.mp3', {}, 404, null],
  ['episode-7-86400.mp3', {}, 200, null],
  ['episode-7-86401.mp3', {}, 404, null],
  ['episode-x-60.mp3', {}, 404, null],
])('%s with %j is a %i', async (name, headers, status, range) => {
  const answer = await media.request(`/${name}`, { headers });
  expect([answer.status, answer.headers.get('content-range')]).toEqual([status, range]);
  await answer.body?.cancel();
});

const bytesOf = async (name: string, range?: string) => {
  const answer = await media.request(`/${name}`, range ? { headers: { range } } : {});
  return new Uint8Array(await answer.arrayBuffer());
};

test('its head says how long it is, and of what type', async () => {
  const { status, headers } = await media.request(`/${EPISODE}`, { method: 'HEAD' });
  const told = ['content-type', 'content-length', 'accept-ranges'].map((name) => headers.get(name));
  expect([status, ...told]).toEqual([200, 'audio/mpeg', String(SIZE), 'bytes']);
});

test.each([
  ['radio.mp3', 48],
  ['episode-7-61.mp3', 61],
  ['episode-3-1.mp3', 1],
])('%s is whole frames of %i seconds', async (name, seconds) => {
  const file = await bytesOf(name);
  const frames = Math.ceil((seconds * 48_000) / 1_152);
  expect(file.byteLength).toBe(frames * 96);
  for (let at = 0; at < file.byteLength; at += 96) {
    expect([...file.subarray(at, at + 4)]).toEqual([0xff, 0xfb, 0x14, 0xc0]);
    // The data of both granules ends within the frame.
    const bits = new DataView(file.buffer, at + 4, 17);
    const first = (bits.getUint32(0) >> 2) & 0xfff;
    expect(first).toBeGreaterThan(0);
    expect(first * 2).toBeLessThanOrEqual((96 - 21) * 8);
  }
});

test.each([
  [0, 10],
  [40, 60],
  [43, 43],
  [6043, 6045],
  [65_000, 200_000],
  [244_031, 244_031],
])('bytes %i to %i are those of the whole file', async (first, last) => {
  const file = await bytesOf('episode-7-61.mp3');
  const part = await bytesOf('episode-7-61.mp3', `bytes=${first}-${last}`);
  expect(Buffer.from(part).equals(file.subarray(first, last + 1))).toBe(true);
});

test('no more is made than is read', async () => {
  const reader = (await media.request('/episode-7-86400.mp3')).body?.getReader();
  const { value } = (await reader?.read()) ?? {};
  expect(value?.byteLength).toBe(512 * 96);
  await reader?.cancel();
});
