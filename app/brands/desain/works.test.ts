import { expect, it } from 'vitest';
import type { GalleryItem } from '../../api/gallery';
import { grouped, inksOf, type Order, planOf } from './works';

const work = (id: string, kind: string, classroom: string): GalleryItem => ({
  id,
  title: `Karya ${id}`,
  caption: '',
  kind,
  maker: '',
  classroom,
  subject: '',
  image: '',
  video: '',
  date: '',
  location: '',
});
const works = [
  work('1', 'Tipografi', 'Aksara'),
  work('2', 'Kemasan', 'Warung'),
  work('3', '', 'Warung'),
  work('4', 'Kemasan', ''),
];

it.each<[Order, string[][]]>([
  ['newest', [['Baru ditempel', '1', '2', '3', '4']]],
  [
    'brief',
    [
      ['Aksara', '1'],
      ['Belum dilabeli', '4'],
      ['Warung', '2', '3'],
    ],
  ],
  [
    'medium',
    [
      ['Belum dilabeli', '3'],
      ['Kemasan', '2', '4'],
      ['Tipografi', '1'],
    ],
  ],
])('sorts the wall by %s', (order, expected) => {
  const found = grouped(works, order).map(([name, hung]) => [
    name,
    ...hung.map(({ work: { id } }) => id),
  ]);
  expect(found).toEqual(expected);
});

it('hangs nothing where there is nothing', () => {
  expect(grouped([], 'medium')).toEqual([]);
});

it('prints a work alike however the wall is sorted, and unlike its neighbour', () => {
  const [newest] = grouped(works, 'newest');
  const [first, second] = newest?.[1] ?? [];
  const again = grouped(works, 'brief').flatMap(([, hung]) => hung);
  if (!first || !second) throw new Error('two works');
  const same = again.find(({ work: { id } }) => id === '1');
  expect(same && planOf(same)).toEqual(planOf(first));
  expect(planOf(first).manner).not.toBe(planOf(second).manner);
  expect(inksOf(first)).not.toEqual(inksOf(second));
});
