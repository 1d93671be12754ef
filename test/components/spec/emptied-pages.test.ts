/** A page beyond a list's last one says that it is empty and leads back; all lists do so, public or not. */

import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { Account } from '../../cases/accounts';
import { main, said } from '../harness/page';
import { fault, heal } from '../harness/platform';
import { press, pressFirst } from '../harness/press';
import { visit } from '../harness/visit';

const STAFF = 'Pengelola Contoh';
const WRITER = 'Penulis Contoh';
const TEACHER = 'Guru Contoh';

interface PagedListRow {
  readonly path: string;
  readonly account?: Account;
  /** Names the page in the address. */
  readonly parameter?: string;
}

/** Each paged list but the search, which the edge answers. */
const lists: readonly PagedListRow[] = [
  { path: '/Class' },
  { path: '/Courses' },
  { path: '/Courses/@Premium' },
  { path: '/Program' },
  { path: '/Program/1/rekayasa-web' },
  { path: '/Curriculum' },
  { path: '/Event' },
  { path: '/Event/Program' },
  { path: '/Event/Careers' },
  { path: '/Career' },
  { path: '/News' },
  { path: '/Berita' },
  { path: '/Blog' },
  { path: '/Articles/Detail' },
  { path: '/Tulisan-Temans' },
  { path: '/Podcasts' },
  { path: '/Gallery' },
  { path: '/Video' },
  { path: '/Network' },
  { path: '/Leaderboards' },
  { path: '/Earnings', account: TEACHER },
  { path: '/Earnings', account: TEACHER, parameter: 'income' },
  { path: '/Payouts', account: STAFF },
  { path: '/Payouts?status=approved', account: STAFF },
  { path: '/Registrations', account: STAFF },
  { path: '/Registrations?kind=angkatan', account: STAFF },
  { path: '/Testimonies', account: STAFF },
  { path: '/Studio?kind=news', account: WRITER },
];

test.each(lists)('$path', async ({ path, account, parameter = 'page' }) => {
  const address = new URL(path, location.origin);
  address.searchParams.set(parameter, '99');
  await visit(address.pathname + address.search, account);
  await said('Halaman ini kosong');
  const way = screen.getByRole<HTMLAnchorElement>('link', {
    name: /^Ke halaman (pertama|sebelumnya)$/,
  });
  await waitFor(() => expect(new URL(way.href).searchParams.has(parameter)).toBe(false));
  const { pathname, searchParams } = new URL(way.href);
  expect(pathname).toBe(address.pathname);
  for (const [name, value] of new URL(path, location.origin).searchParams) {
    expect(searchParams.get(name)).toBe(value);
  }
});

/** Lists whose items go by what is done to them, a page at a time. */
const emptying = [
  {
    path: '/Studio?kind=news',
    account: WRITER,
    call: 'v3/post/list?kindSlug=news',
    buttons: [/^Hapus /, /^Ya, hapus$/],
  },
  {
    path: '/Testimonies?status=published',
    account: STAFF,
    call: 'v3/post/list?kindSlug=testimonies&categoryId=published',
    buttons: [/^Sembunyikan ?testimoni/],
  },
] as const;

test.each(emptying)('$path: who empties the last page is led to the one before', async (row) => {
  const { path, account, call, buttons } = row;
  await visit(path, account);
  const answer = await (await fetch(`/api/services/${call}`)).json();
  /** The list from now on, with so many on its second page. */
  const second = (count: 0 | 1) => {
    const figures = { page: 2, perPage: 10, totalItems: 10 + count, totalPages: 1 + count };
    const data = { ...answer.data, ...figures, items: answer.data.items.slice(0, count) };
    return fault({ host: 'services', path: 'v3/post/list', body: { ...answer, data } });
  };
  await second(1);
  const user = await visit(`${path}&page=2`, account);
  const [first, ...others] = buttons;
  await waitFor(() => main().getAllByRole('button', { name: first }));
  await heal();
  await second(0);
  await pressFirst(user, first);
  for (const name of others) await press(user, name);
  await waitFor(() => expect(location.pathname + location.search).toBe(path));
});
