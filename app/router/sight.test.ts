import { expect, it } from 'vitest';
import { createSight, type Place } from './sight';

const at = (path: string): Place => {
  const [pathname = '', query] = path.split('?');
  return { pathname, search: query === undefined ? '' : `?${query}` };
};

it.each<
  [name: string, begun: string, now: string, headed: string, to: string, target: string | null]
>([
  ['still there', '/Payouts', '/Payouts', '', '?open=2', '/Payouts?open=2'],
  ['nothing left of the query', '/Payouts?page=2', '/Payouts?page=2', '', '?', '/Payouts?'],
  ['a fragment', '/Payouts?page=2', '/Payouts?page=2', '', '#a', '/Payouts?page=2#a'],
  ['gone elsewhere', '/Payouts?search=9', '/Testimonies', '', '?search=9', null],
  ['narrowed meanwhile', '/Payouts', '/Payouts?bank=a', '', '?open=2', null],
  ['an order, still there', '/Class/a', '/Class/a?utm=x', '', '/Invoice/1', '/Invoice/1'],
  ['an order, at another class', '/Class/a', '/Class/b', '', '/Invoice/1', null],
  ['an order, on the way elsewhere', '/Class/a', '/Class/a', '/Courses', '/Invoice/1', null],
  ['a filter on its way', '/Class', '/Class', '/Class?page=2', '?page=3', '/Class?page=3'],
])('%s', (_name, begun, now, headed, to, target) => {
  const sight = createSight();
  sight.show(at(now), headed === '' ? undefined : at(headed));
  expect(sight.target(at(begun), to)).toBe(target);
});

it('leads nowhere before a page is shown', () => {
  expect(createSight().target(at('/Class'), '/Invoice/1')).toBeNull();
});

it('tells what was done elsewhere until it is read', () => {
  const sight = createSight();
  const told: unknown[] = [];
  const end = sight.subscribe(() => told.push(sight.news()?.text ?? null));
  sight.tell({ text: 'Tagihanmu sudah dibuat.' });
  sight.tell(null);
  end();
  sight.tell({ text: 'Disetujui.' });
  expect(told).toEqual(['Tagihanmu sudah dibuat.', null]);
});
