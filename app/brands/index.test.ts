import { describe, expect, it } from 'vitest';
import { hasLanding, landingFor, loadLanding } from './index';
import { loadSecond, secondFor } from './seconds';

const files = Object.keys(import.meta.glob('./*/landing.tsx'));
const own = files.map((file) => file.split('/')[1] ?? '');

const brands = import.meta.glob<Record<string, unknown>>('./*/brand.json', {
  eager: true,
  import: 'default',
});
const seconds = import.meta.glob('./*/second.tsx');

describe('the design of a layout', () => {
  it.each(own)('%s shows its own landing', async (layout) => {
    expect(hasLanding(layout)).toBe(true);
    await loadLanding(layout, false);
    expect(typeof landingFor(layout)).toBe('function');
  });

  it.each(['nowhere', '', '../pages', 'toString'])(
    '"%s" shows the default home',
    async (layout) => {
      expect(hasLanding(layout)).toBe(false);
      await loadLanding(layout, false);
      await loadLanding('nothing-of-its-own', false);
      expect(landingFor(layout)).toBe(landingFor('nothing-of-its-own'));
    },
  );

  it('stands in for a missing second page alone', async () => {
    await loadSecond('nowhere', false);
    expect(typeof secondFor('nowhere')).toBe('function');
    expect(secondFor('nowhere')).not.toBe(landingFor('nowhere'));
  });

  // The default layout's inner pages have the default manner.
  it.each(Object.entries(brands).filter(([file]) => file !== './alpha/brand.json'))(
    '%s has the whole of a second design or nothing of one',
    (file, brand) => {
      const page = file.replace('brand.json', 'second.tsx');
      expect('second' in brand).toBe(Object.hasOwn(seconds, page));
    },
  );
});
