import { describe, expect, it } from 'vitest';
import { hasLanding, landingFor, loadLanding } from './index';
import { loadSecond, secondFor } from './seconds';

const files = Object.keys(import.meta.glob('./*/landing.tsx'));
const own = files.map((file) => file.split('/')[1] ?? '');

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
});
