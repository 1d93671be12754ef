import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { areTwins, lookOf } from '../art/look';
import { fakeApp } from '../core/app.fixture';
import { AppContext } from '../core/app-context';
import { type Art, ArtImage, artSource } from './art-image';
import { sourceOf } from './image-source';
import { Picture } from './picture';

describe('Picture', () => {
  it.each([
    ['a picture that tells something', 'a.jpg', 'Foto kelas', false, true],
    ['one that decorates', 'a.jpg', '', false, true],
    ['one that decorates, for visitors who save data', 'a.jpg', '', true, false],
    ['one that tells something, for the same', 'a.jpg', 'Foto kelas', true, true],
    ['one that the platform lacks', '', 'Foto kelas', false, false],
  ])('fetches %s or shows a drawn one', (_what, src, alt, saveData, isFetched) => {
    const html = renderToStaticMarkup(
      <AppContext value={fakeApp({ boot: { savesData: saveData } }).app}>
        <Picture src={src} alt={alt} width={4} height={3} art={{ kind: 'works', seed: 'a b' }} />
      </AppContext>,
    );
    expect(html.includes('a.jpg')).toBe(isFetched);
    expect(html.includes('src="/_art/')).toBe(!isFetched);
    if (alt !== '') expect(html).toContain(alt);
  });
});

describe('a drawn picture', () => {
  const works = (seed: string, rest: Partial<Art> = {}): Art => ({ kind: 'works', seed, ...rest });

  it.each<[string, Art, number, string]>([
    [
      'its seed as a form writes it',
      works('Dasar Web & <b>'),
      1.6,
      'Dasar+Web+%26+%3Cb%3E.svg?v=v',
    ],
    ['a text that no address takes', works('a\ud800/../b'), 1.6, 'a%EF%BF%BD%2F..%2Fb.svg?v=v'],
    ['nothing', works(' '), 1.6, '-.svg?v=v'],
    [
      'hints',
      works('a', { level: 'advanced', subject: 'x y' }),
      1.6,
      'a.svg?level=advanced&subject=x+y&v=v',
    ],
    ['no empty hint', works('a', { level: '', seconds: 0 }), 1.6, 'a.svg?v=v'],
    ['a photograph', works('a'), 4 / 3, 'a.svg?shape=photo&v=v'],
    ['a cover without its title', works('a', { bare: true }), 1.6, 'a.svg?bare=1&v=v'],
    ['a square', works('a'), 1, 'a.svg?shape=square&v=v'],
    ['a book', works('a'), 0.7, 'a.svg?shape=tall&v=v'],
    ['a banner', works('a'), 3, 'a.svg?shape=banner&v=v'],
    ['the first of a list', works('a', { after: [] }), 1.6, 'a.svg?v=v'],
  ])('has an address of %s', (_what, art, ratio, expected) => {
    expect(artSource(art, ratio, 'v')).toBe(`/_art/works/${expected}`);
  });

  it.each(['Siti Aminah', '<b>', '', 'a\ud800'])('of %j has no name in its address', (seed) => {
    const source = artSource({ kind: 'people', seed }, 1, 'v');
    expect(source).toMatch(/^\/_art\/people\/[\da-f]{1,5}(-[\da-f]{1,5})*\.svg\?shape=square&v=v$/);
  });

  it('is told from the one before it where both would look alike', () => {
    const seeds = Array.from({ length: 400 }, (_, index) => `kelas-${index}`);
    const twin =
      seeds.find((seed, index) => index > 0 && areTwins(lookOf(seed), lookOf('kelas-0'))) ?? '';
    const stranger = seeds.find((seed) => !areTwins(lookOf(seed), lookOf('kelas-0'))) ?? '';
    const address = (seed: string, ...after: string[]) =>
      artSource(works(seed, { after }), 1.6, 'v');
    expect(address(twin, 'kelas-0')).toContain('other=1');
    expect(address(stranger, 'kelas-0')).not.toContain('other');
    expect(address('kelas-0', 'kelas-0')).toContain('other=1');
    // The one before has given way already.
    expect(address('kelas-0', 'kelas-0', twin)).not.toContain('other');
  });

  it('has another address once the tenant has other colours', () => {
    const shown = (clr_primary: string) => {
      const app = fakeApp().app;
      const { settings } = app.boot;
      const boot = {
        ...app.boot,
        settings: { ...settings, css: { ...settings.css, clr_primary } },
      };
      return renderToStaticMarkup(
        <AppContext value={{ ...app, boot }}>
          <ArtImage art={works('a')} width={4} height={3} />
        </AppContext>,
      );
    };
    expect(shown('#112233')).toBe(shown('#112233'));
    expect(shown('#112233')).not.toBe(shown('#112234'));
  });

  it('has its size, and is fetched late where it is not asked for at once', () => {
    const html = renderToStaticMarkup(
      <AppContext value={fakeApp().app}>
        <ArtImage art={works('a')} width={640} height={360} />
      </AppContext>,
    );
    expect(html).toMatch(/alt="" width="640" height="360" loading="lazy"/);
  });
});

describe('sourceOf', () => {
  const at = (step: number, src: string) => `/_ipx/w_${step},f_auto/${src}`;
  const card = '100vw';

  it.each<[string, number, string | undefined, number, string]>([
    ['https://a.example/b%20c.jpg', 48, undefined, 64, '64 1x, 128 2x'],
    ['https://a.example/b.jpg', 88, undefined, 128, '128 1x, 192 2x'],
    ['https://a.example/b.jpg', 640, card, 640, '320 320w, 640 640w, 960 960w, 1280 1280w'],
    [
      'http://127.0.0.1:99/b',
      1200,
      card,
      1280,
      '320 320w, 640 640w, 960 960w, 1280 1280w, 1920 1920w',
    ],
    [
      'https://a.example/b.png',
      5000,
      card,
      1920,
      '320 320w, 640 640w, 960 960w, 1280 1280w, 1920 1920w',
    ],
  ])('%s at %d, %s', (src, width, sizes, single, offered) => {
    const srcSet = offered.replace(/(^|, )(\d+)/g, (_, gap, step) => gap + at(step, src));
    expect(sourceOf(src, width, sizes)).toEqual({ src: at(single, src), srcSet });
  });

  it.each([
    '/brand/alpha/share.png',
    '/assets/art.svg',
    'data:image/png;base64,AA==',
    'https://a.example/logo.svg',
    'https://a.example/a.jpg?v=2',
    'https://a.example/a, b.jpg',
    'https://a.example/a#b',
    'javascript:alert(1)',
    'a.jpg',
  ])('%s comes as it is', (src) => {
    expect(sourceOf(src, 640, card)).toEqual({ src });
  });
});

it('is the one place of pictures: no other file shows one but the brand’s own', () => {
  const files = import.meta.glob<string>('../**/*.tsx', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const bare = Object.entries(files).flatMap(([path, source]) =>
    [...source.matchAll(/<img\b[^>]*>/gs)].map(([tag]) => ({ path, tag })),
  );
  const foreign = bare.filter(({ path, tag }) => {
    const isTest = path.endsWith('.test.tsx');
    const isBrands = /src=\{(settings\.|`\/brand\/)|shell\/logo/.test(tag + path);
    return !isTest && !isBrands && !/\.\/(upstream|art)-image\.tsx$/.test(path);
  });
  expect(foreign).toEqual([]);
});
