import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { fakeApp } from '../app.fixture';
import { AppContext } from '../app-context';
import { sourceOf } from './image-source';
import { Picture } from './picture';

describe('Picture', () => {
  it.each([
    ['a picture that tells something', 'a.jpg', 'Foto kelas', false, true],
    ['one that decorates', 'a.jpg', '', false, true],
    ['one that decorates, for visitors who save data', 'a.jpg', '', true, false],
    ['one that tells something, for the same', 'a.jpg', 'Foto kelas', true, true],
    ['one that the platform lacks', '', 'Foto kelas', false, false],
  ])('fetches %s or draws the motif', (_what, src, alt, saveData, isFetched) => {
    const html = renderToStaticMarkup(
      <AppContext value={fakeApp({ boot: { savesData: saveData } }).app}>
        <Picture src={src} alt={alt} width={4} height={3} />
      </AppContext>,
    );
    expect(html.includes('<img')).toBe(isFetched);
    if (alt !== '') expect(html).toContain(alt);
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
    const isBrands = /src=\{settings\.|shell\/logo/.test(tag + path);
    return !isTest && !isBrands && path !== './upstream-image.tsx';
  });
  expect(foreign).toEqual([]);
});
