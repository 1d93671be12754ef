import { expect, it } from 'vitest';
import { stationOf } from './station';

const url = 'https://siaran.example/langsung.mp3';

it.each([
  [{}, null],
  [{ radio: null }, null],
  [{ radio: '' }, null],
  [{ radio: 7 }, null],
  [{ radio: 'http://siaran.example/a.mp3' }, null],
  [{ radio: '//siaran.example/a.mp3' }, { url: 'https://siaran.example/a.mp3', name: 'Radio' }],
  [{ radio: 'siaran.example/a.mp3' }, { url: 'https://siaran.example/a.mp3', name: 'Radio' }],
  [{ radio: 'http://127.0.0.1.siaran.example/a.mp3' }, null],
  [{ radio: 'http://127.0.0.1:9/a.wav' }, { url: 'http://127.0.0.1:9/a.wav', name: 'Radio' }],
  [{ radio: 'javascript:alert(1)' }, null],
  [{ radio: { name: 'Tanpa alamat' } }, null],
  [{ radio: ` ${url} ` }, { url, name: 'Radio' }],
  [{ radio: '/media/siaran.mp3' }, { url: '/media/siaran.mp3', name: 'Radio' }],
  [{ radio: { url, name: 'Suara Belajar' } }, { url, name: 'Suara Belajar' }],
  [{ radio: { url, name: 3 } }, { url, name: 'Radio' }],
])('%j', (settings, expected) => {
  expect(stationOf(settings)).toEqual(expected);
});
