import { expect, test } from 'vitest';
import { media } from '../src/hosts/media';

test.each([
  ['radio.wav', {}, 200, null],
  ['episode-7.wav', {}, 200, null],
  ['episode-7.wav', { range: 'bytes=0-43' }, 206, 'bytes 0-43/480044'],
  ['episode-7.wav', { range: 'bytes=480000-' }, 206, 'bytes 480000-480043/480044'],
  ['episode-7.wav', { range: 'bytes=480044-' }, 416, null],
  ['episode-7.wav', { range: 'lines=1-2' }, 200, null],
  ['episode-x.wav', {}, 404, null],
])('%s with %j is a %i', async (name, headers, status, range) => {
  const answer = await media.request(`/${name}`, { headers });
  expect([answer.status, answer.headers.get('content-range')]).toEqual([status, range]);
});

test('a recording is a WAV file of the length it tells', async () => {
  const file = await (await media.request('/radio.wav')).arrayBuffer();
  const view = new DataView(file);
  expect(new TextDecoder().decode(file.slice(0, 4))).toBe('RIFF');
  expect(view.getUint32(4, true)).toBe(file.byteLength - 8);
  expect(view.getUint32(40, true)).toBe(file.byteLength - 44);
});
