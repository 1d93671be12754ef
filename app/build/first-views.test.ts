import { expect, it } from 'vitest';
import { readFirstViews } from './first-view-table';
import { collectFirstViews } from './first-views';

it('app/first-views.json says what the modules say; else run: node worker/first-views.mjs', () => {
  expect(readFirstViews()).toEqual(collectFirstViews());
});

const files = Object.keys(import.meta.glob('../areas/*/pages/*.tsx'));
const views = Object.entries(
  import.meta.glob<object>('../areas/*/pages/first-views.ts', {
    eager: true,
    import: 'firstViews',
  }),
);

it.each(views)('%s stands beside each of its pages', (file, named) => {
  const beside = Object.keys(named).map((name) => file.replace('first-views.ts', `${name}.tsx`));
  expect(beside.filter((page) => !files.includes(page))).toEqual([]);
});
