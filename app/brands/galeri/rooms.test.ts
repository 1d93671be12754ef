import { expect, it } from 'vitest';
import type { GalleryItem } from '../../api/gallery';
import { baysOf, roomsOf } from './rooms';

const work = (id: string, kind: string): GalleryItem => ({
  id,
  title: id,
  caption: '',
  kind,
  maker: '',
  classroom: '',
  subject: '',
  image: '',
  video: '',
  date: '',
  location: '',
});

it('gives each kind a room, the fullest first, and what has none a room as well', () => {
  const rooms = roomsOf([work('1', 'Peta'), work('2', 'Gim'), work('3', ''), work('4', 'Gim')]);
  expect(rooms.map(({ name, works }) => [name, works.map(({ id }) => id).join('')])).toEqual([
    ['Gim', '24'],
    ['Peta', '1'],
    ['Ruang lain', '3'],
  ]);
  expect(roomsOf([])).toEqual([]);
});

it.each([
  [0, 0, []],
  [1, 0, ['tall 1']],
  [1, 1, ['tall 1']],
  [4, 0, ['tall 1', 'small 2', 'wide 1']],
  [4, 2, ['wide 1', 'tall 1', 'small 2']],
  [5, 1, ['small 2', 'wide 1', 'tall 1', 'tall 1']],
])('hangs %i works from turn %i', (count, turn, expected) => {
  const works = Array.from({ length: count }, (_, at) => work(`${at}`, ''));
  const bays = baysOf(works, turn);
  expect(bays.map(({ size, works: hung }) => `${size} ${hung.length}`)).toEqual(expected);
  expect(bays.flatMap(({ works: hung }) => hung)).toEqual(works);
});
