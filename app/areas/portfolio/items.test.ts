import { describe, expect, it } from 'vitest';
import registry from '../../../tenants.json' with { type: 'json' };
import { SKILL_STEPS } from './item';
import { byFit, itemsOf, portfolioItems, portfolioView } from './items';

describe('portfolioView', () => {
  it.each([
    ['nothing', undefined, undefined, 'all'],
    ['a kind', 'Corporates', undefined, 'Corporates'],
    ['a kind in lower case', 'government', undefined, 'Government'],
    ['an unknown kind', 'Schools', undefined, null],
    ['an item of its kind', 'Corporates', 'farcapital', 'farcapital'],
    ['an item in capitals', 'GOVERNMENT', 'JongKreatif-Academy', 'jongkreatif-academy'],
    ['an item of the other kind', 'Government', 'farcapital', null],
    ['an unknown item', 'Corporates', 'tidak-ada', null],
  ])('%s', (_name, type, title, expected) => {
    const view = portfolioView(type, title);
    const found = view?.show === 'item' ? view.item.slug : view && (view.kind ?? 'all');
    expect(found).toBe(expected);
  });
});

describe('portfolioItems', () => {
  it('are the six of the specification', () => {
    expect(itemsOf('Corporates').map(({ slug }) => slug)).toEqual([
      'farcapital',
      'pesilat-1',
      'jabar-digital-academy-1',
    ]);
    expect(itemsOf('Government').map(({ slug }) => slug)).toEqual([
      'jongkreatif-academy',
      'sekolahbeta-intensive',
      'jabar-digital-academy-2',
    ]);
  });

  it('are drawn as six scenes', () => {
    expect(new Set(portfolioItems.map(({ scene }) => scene)).size).toBe(6);
  });

  it.each(portfolioItems.map((item) => [item.slug, item] as const))(
    '%s is whole',
    (_slug, item) => {
      expect(Number.isNaN(Date.parse(item.date))).toBe(false);
      expect(item.photos).toHaveLength(3);
      expect(item.images).toHaveLength(2);
      expect(item.description).toMatch(/^<p>.+<\/p>$/s);
      expect(item.results).toHaveLength(3);
      expect(item.board).toHaveLength(3);
      expect(item.skills).toHaveLength(6);
      for (const { skill, before, after } of item.skills) {
        expect([1, 2, 3], skill).toContain(before);
        expect(after, skill).toBeGreaterThan(before);
        expect(after, skill).toBeLessThanOrEqual(SKILL_STEPS);
      }
      const names = [...item.photos, ...item.images].map(({ name }) => name);
      expect(new Set(names.filter(Boolean)).size).toBe(5);
    },
  );
});

describe('byFit', () => {
  const firstAt = (tenant: string) => {
    const row = registry.tenants.find(({ key }) => key === tenant);
    const about = row && 'settings' in row ? row.settings.meta?.description : undefined;
    return byFit(portfolioItems, `${row?.name} ${about}`)[0]?.slug;
  };

  it.each([
    ['alpha', 'jabar-digital-academy-1'],
    ['coding-school', 'sekolahbeta-intensive'],
    ['desain', 'jongkreatif-academy'],
    ['farcapital', 'farcapital'],
    ['government', 'jabar-digital-academy-2'],
    ['pesilat', 'pesilat-1'],
    ['prakerja', 'sekolahbeta-intensive'],
    ['siber', 'farcapital'],
  ])('%s begins with %s', (tenant, slug) => expect(firstAt(tenant)).toBe(slug));

  it.each([
    ['nothing', ''],
    ['other subjects', 'Siniar dan kabar'],
    ['a part of a word alone', 'sabuknya, kedesainan'],
  ])('keeps the order for a brand that says %s', (_what, brand) =>
    expect(byFit(portfolioItems, brand)).toEqual(portfolioItems),
  );

  it('knows a subject in capitals and beside a mark', () => {
    const [first] = byFit(portfolioItems, 'Belajar (DESAIN), kapan saja');
    expect(first?.slug).toBe('jongkreatif-academy');
  });
});
