import { expect, it } from 'vitest';
import { pageSet } from './page-table';
import { wayUp } from './way-up';

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
