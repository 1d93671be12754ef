import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { classItem } from '../../api/class';
import { classesNear, layersTo, towns, townsOf } from './towns';

/** The stand-in's official list: regencies and cities of the province. */
const source = readFileSync('test/upstream/src/data/region-table.ts', 'utf8');
const [, regencies = '', cities = ''] = /^32 \| Jawa Barat \| ([^|]+) \| (.+)$/m.exec(source) ?? [];
const official = [
  ...regencies.split(', ').map((name) => `Kabupaten ${name.trim()}`),
  ...cities.split(', ').map((name) => `Kota ${name.trim()}`),
];

it('knows all 27, each at a place of its own', () => {
  expect(towns.map(({ name }) => name).sort()).toEqual(official.sort());
  expect(new Set(towns.map(({ column, row }) => `${column},${row}`)).size).toBe(27);
  expect(new Set(towns.map(({ code }) => code)).size).toBe(27);
  expect(Math.max(...towns.map(({ column }) => column))).toBe(7);
});

it.each([
  ['Kota Bogor', ['Kota Bogor']],
  ['kab. bogor', ['Kabupaten Bogor']],
  ['Bogor', ['Kota Bogor', 'Kabupaten Bogor']],
  [' garut ', ['Kabupaten Garut']],
  ['Surabaya', []],
  ['', []],
])('finds %s', (place, names) => expect(townsOf(place).map(({ name }) => name)).toEqual(names));

const town = (name: string) => townsOf(name)[0] ?? expect.fail(name);

it.each([
  ['Kota Cimahi', 'Kota Bandung', 1],
  ['Cirebon', 'Kota Cirebon', 0],
  ['Pangandaran', 'Kota Bekasi', 5],
  ['Surabaya', 'Kota Bandung', null],
])('from %s to %s', (place, from, layers) => expect(layersTo(place, town(from))).toBe(layers));

it('lists what is held by its distance, and leaves out what is over or elsewhere', () => {
  const made = (name: string, type: string, city: string, isEnded = false) =>
    v.parse(classItem, { slug: name, name, type, city, isEnded });
  const classes = [
    made('a', 'offline', 'Pangandaran'),
    made('b', 'hybrid', 'Garut'),
    made('c', 'online', ''),
    made('d', 'offline', 'Kota Bandung', true),
    made('e', 'offline', 'Surabaya'),
  ];
  const { held, online } = classesNear(classes, town('Kota Bandung'));
  expect(held.map(({ item, layers }) => [item.name, layers])).toEqual([
    ['b', 1],
    ['a', 2],
  ]);
  expect(online.map(({ name }) => name)).toEqual(['c']);
});
