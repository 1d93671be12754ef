import { expect, it } from 'vitest';
import { fitting, nameFor } from './scale-picture';

it.each([
  [
    [800, 600],
    [800, 600],
  ],
  [
    [1920, 1080],
    [1920, 1080],
  ],
  [
    [4032, 3024],
    [1920, 1440],
  ],
  [
    [3024, 4032],
    [1440, 1920],
  ],
  [
    [20_000, 3],
    [1920, 1],
  ],
])('%j is sent as %j', ([width = 0, height = 0], [w, h]) => {
  expect(fitting({ width, height })).toEqual({ width: w, height: h });
});

it.each([
  ['IMG_1.JPEG', 'image/jpeg', 'IMG_1.jpg'],
  ['kelas.bandung.png', 'image/webp', 'kelas.bandung.webp'],
  ['.png', 'image/png', 'gambar.png'],
])('%s as %s is %s', (name, type, expected) => expect(nameFor(name, type)).toBe(expected));
