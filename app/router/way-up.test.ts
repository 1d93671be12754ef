import { expect, it } from 'vitest';
import { pageSet } from './page-table';
import { searchFor, wayUp } from './way-up';

const has = pageSet([
  'class',
  'class-detail',
  'article',
  'article-detail',
  'podcasts',
  'podcast-detail',
]);

it.each([
  ['/Courses/dasar-web/module/awal/chapter/hilang', '/Courses/dasar-web'],
  ['/Courses/hilang', '/Courses'],
  ['/Class/hilang', '/Class'],
  ['/Certificate/bb-105', '/Certificate?number=bb-105'],
  ['/Class', null],
  ['/tidak/ada', null],
  ['/%', null],
])('%s leads on to %s', (path, to) => expect(wayUp(path, has)?.to ?? null).toBe(to));

it.each([
  ['/Articles/cara-belajar-di-rumah', '/Cari?q=cara+belajar+rumah'],
  ['/Articles/tips/Detail/12/Membaca-Ulang-Data', '/Cari?q=membaca+ulang+data'],
  ['/Class/caf%C3%A9-kopi', '/Cari?q=caf%C3%A9+kopi'],
  ['/Class/1-2', null],
  ['/Class', null],
  ['/tidak/ada', null],
  ['/%', null],
])('%s is searched for at %s', (path, to) => expect(searchFor(path, has)?.to ?? null).toBe(to));
