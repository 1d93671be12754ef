import { describe, expect, it } from 'vitest';
import pageTable from '../../../pages.json';
import { portfolioItems } from '../../portfolio/items';
import { aksaraFeatures } from '../../product/pages/aksara/features';
import { siteFeatures } from '../../product/pages/features/features';
import { lmsFeatures } from '../../product/pages/lms/features';
import { services } from '../../product/pages/services/services';

const slugsOf = (items: readonly { slug: string }[]) => items.map(({ slug }) => slug);

/** What the edge takes for an item that exists, and so answers with 200 (`values` in pages.json). */
describe('items that are part of the app', () => {
  it.each([
    ['lms-feature', 'slug', slugsOf(lmsFeatures)],
    ['aksara-feature', 'slug', slugsOf(aksaraFeatures)],
    ['features', 'slug', slugsOf(siteFeatures)],
    ['services', 'slug', slugsOf(services)],
    ['portfolio', 'title', portfolioItems.map(({ kind, slug }) => `${kind}/${slug}`)],
    ['portfolio', 'type', [...new Set(portfolioItems.map(({ kind }) => kind))]],
  ])('the page table lists all of %s: %s', (name, param, items) => {
    const row = pageTable.find((page) => page.name === name);
    const values = Object.entries(row?.values ?? {}).find(([key]) => key === param)?.[1];
    expect(Object.keys(values ?? {}).sort()).toEqual(items.toSorted());
  });
});
