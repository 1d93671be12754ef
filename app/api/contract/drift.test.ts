import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { object, optional, record } from '../../core/schema';
import { listActiveBatches } from '../batch';
import type { Call } from '../call';
import { get } from '../call';
import { getClass, getSyllabus, listClasses, listRecentClasses } from '../class';
import { getLearner } from '../learner';
import { getStatistics } from '../statistics-host';
import { createDrifts, driftsOf } from './drift';

/** The places that are told of an answer, with a `!` where nothing of it can be used. */
function told(call: Call<unknown>, body: unknown): string[] {
  const drifts = driftsOf(call, { status: 200, body });
  return drifts.map(({ field, isFatal }) => field + (isFatal ? '!' : ''));
}

const course = { slug: 'a', name: 'A' };
const page = { page: 1, perPage: 10, totalItems: 1, totalPages: 1 };
const data = (value: unknown) => ({ status: true, message: 'OK', data: value });

describe('an answer as the contract has it tells nothing', () => {
  it.each<[string, Call<unknown>, unknown]>([
    ['a record', getClass('a'), data(course)],
    [
      'a record of which what is optional has another type',
      getClass('a'),
      data({ ...course, price: {}, related: 'x', program: [] }),
    ],
    ['a record that stands alone', getClass('a'), course],
    ['a record that is not there', getClass('a'), data(null)],
    ['a page', listClasses(), data({ items: [course], ...page })],
    [
      'a page without rows',
      listClasses(),
      data({ items: [], ...page, totalItems: 0, totalPages: 0 }),
    ],
    ['numbers as texts', listClasses(), data({ items: [course], ...page, totalItems: '1' })],
    ['a list, bare', listRecentClasses(), data([course])],
    ['a list, wrapped', listRecentClasses(), data({ items: [course] })],
    ['figures', getStatistics(), data({ alumni: 3 })],
    ['a failure', getClass('a'), { status: false, message: 'Rusak' }],
  ])('%s', (what, call, body) => {
    const status = what === 'a failure' ? 500 : 200;
    expect(driftsOf(call, { status, body })).toEqual([]);
  });
});

describe('what an answer lacks is told by its place', () => {
  it.each<[string, Call<unknown>, unknown, string[]]>([
    [
      'a field of a row',
      listClasses(),
      data({ items: [course, { name: 'B' }], ...page }),
      ['data.items[].slug'],
    ],
    [
      'the same field of each row',
      listClasses(),
      data({ items: [{ name: 'A' }, { name: 'B' }], ...page }),
      ['data.items[].slug!'],
    ],
    [
      'a row that is no record',
      listClasses(),
      data({ items: [course, 7], ...page }),
      ['data.items[]'],
    ],
    ['a list of one as a record', listRecentClasses(), data(course), ['data.items!']],
    ['no list', listClasses(), data({ items: null, ...page }), ['data.items!']],
    ['another name of the list', listClasses(), data({ rows: [course], ...page }), ['data.items!']],
    ['pages from 0', listClasses(), data({ items: [course], ...page, page: 0 }), ['data.page']],
    [
      'other names of the numbers',
      listClasses(),
      data({ items: [course], page: 1, size: 10, total: 1 }),
      ['data.perPage', 'data.totalItems', 'data.totalPages'],
    ],
    ['a field of a record', getClass('a'), data({ slug: 'a' }), ['data.name!']],
    ['a list in place of a record', getClass('a'), data([course]), ['data!']],
    ['no data', getClass('a'), { status: true, message: 'OK' }, ['data!']],
    ['nothing', getClass('a'), undefined, ['$!']],
    [
      'a nested row',
      getClass('a'),
      data({ ...course, related: [{ slug: 'b' }] }),
      ['data.related[].name'],
    ],
    [
      'rows within rows',
      getSyllabus('1'),
      data([{ slug: 'a', title: 'A', chapters: [{ slug: 'b' }] }]),
      ['data[].chapters[].title'],
    ],
    [
      'batches under other names',
      listActiveBatches(),
      { data: [{ name: 'A' }], meta: {} },
      ['page.current_page', 'page.last_page', 'data_count.per_page', 'data_count.total_data'],
    ],
    ['figures as a list', getStatistics(), data([1]), ['data']],
    [
      'what is optional and there',
      get('a/b', {}, object({ a: optional(v.boolean()) })),
      data({ a: 'yes' }),
      ['data.a!'],
    ],
    ['a value by any name', get('a/b', {}, record(v.boolean())), data({ a: 'yes' }), ['data{}!']],
    [
      'a part of several',
      getLearner(),
      data({ enrolments: [{ classroom: {} }] }),
      ['data.enrolments[].classroom.slug', 'data.enrolments[].classroom.name'],
    ],
  ])('%s', (_what, call, body, expected) => expect(told(call, body)).toEqual(expected));
});

describe('what is told of a place', () => {
  it.each<[string, Call<unknown>, unknown, string, string]>([
    ['a list in place of a record', getClass('a'), [course], 'an object', 'a list'],
    ['a list in place of an envelope', listClasses(), null, 'a list', 'null'],
    ['no list in one', listClasses(), data({ ...page }), 'a list', 'nothing'],
    ['a text in place of a list', listRecentClasses(), data('x'), 'a list', 'a text'],
    [
      'a name that is empty',
      getClass('a'),
      data({ ...course, name: '' }),
      'a text',
      'an empty text',
    ],
    [
      'a name that is a switch',
      getClass('a'),
      data({ ...course, name: true }),
      'a text',
      'true or false',
    ],
    [
      'pages from 0',
      listClasses(),
      data({ items: [course], ...page, page: 0 }),
      'a number of at least 1',
      'a number',
    ],
    [
      'a row that is a number',
      listClasses(),
      data({ items: [course, 7], ...page }),
      'an object',
      'a number',
    ],
  ])('%s', (_what, call, body, expected, found) => {
    const [drift] = driftsOf(call, { status: 200, body });
    expect([drift?.expected, drift?.found]).toEqual([expected, found]);
  });
});

describe('the drifts of a page', () => {
  const bad = data({ items: [{}], ...page });

  it('are those of each call once, by its address', () => {
    const drifts = createDrifts();
    for (const body of [bad, bad, data(null)]) drifts.look(listClasses(), { status: 200, body });
    const address = listClasses().address;
    expect(drifts.found()).toEqual(
      ['data.items[].slug', 'data.items[].name'].map((field) => ({
        address,
        field,
        expected: 'a text',
        found: 'nothing',
        isFatal: true,
      })),
    );
  });

  it('are no more than twenty', () => {
    const drifts = createDrifts();
    for (let number = 0; number < 30; number += 1) {
      drifts.look(listClasses({ page: number }), { status: 200, body: bad });
    }
    expect(drifts.found()).toHaveLength(20);
  });

  it('are looked for in the first rows of a list alone', () => {
    const rows = (good: number) => [...Array.from({ length: good }, () => course), {}];
    const toldAfter = (good: number) => told(listRecentClasses(), data(rows(good)));
    expect([toldAfter(19).length, toldAfter(20).length]).toEqual([2, 0]);
  });
});
