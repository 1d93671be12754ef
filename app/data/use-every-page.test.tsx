import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { get } from '../api/call';
import { type Paging, paged, pageOf, WHOLE_PAGE } from '../api/page';
import { needed } from '../api/schemas';
import { fakeApp } from '../core/app.fixture';
import { AppContext } from '../core/app-context';
import { object } from '../core/schema';
import { MOST_PAGES, useEveryPage } from './use-every-page';

const item = object({ id: needed });
const list = ({ page, perPage }: Required<Paging>) =>
  get('a/list', { page, perPage }, paged(item, WHOLE_PAGE));

function Count() {
  const reading = useEveryPage(list);
  return reading.status === 'ready' ? reading.data.length : reading.status;
}

/** What is shown of a list of `total` items of which these pages are at hand. */
function shown(total: number, pages: readonly number[]): string {
  const all = Array.from({ length: total }, (_, index) => ({ id: index + 1 }));
  const prefetched = Object.fromEntries(
    pages.map((page) => [
      list({ page, perPage: WHOLE_PAGE }).address,
      { status: true, data: pageOf(all, page, WHOLE_PAGE) },
    ]),
  );
  const { app } = fakeApp({ boot: { prefetched } });
  return renderToStaticMarkup(
    <AppContext value={app}>
      <Count />
    </AppContext>,
  );
}

it.each([
  ['an empty list', 0, [1], '0'],
  ['one page', WHOLE_PAGE, [1], '100'],
  ['three pages', 201, [1, 2, 3], '201'],
  ['a page that is missing', 201, [1, 3], 'loading'],
  ['nothing yet', 201, [], 'loading'],
  ['more pages than are asked for', 900, [1, 2, 3, 4, 5, 6], String(MOST_PAGES * WHOLE_PAGE)],
])('%s', (_name, total, pages, expected) => expect(shown(total, pages)).toBe(expected));
