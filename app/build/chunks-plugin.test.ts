import { describe, expect, it } from 'vitest';
import {
  addChunkMap,
  type BuiltChunk,
  chunkMap,
  markerProblems,
  pageProblems,
} from './chunks-plugin';

const chunk = (fileName: string, rest: Partial<BuiltChunk> = {}): BuiltChunk => ({
  fileName,
  isEntry: false,
  facadeModuleId: null,
  moduleIds: [],
  imports: [],
  dynamicImports: [],
  css: [],
  ...rest,
});

const built = [
  chunk('assets/main.js', {
    isEntry: true,
    imports: ['assets/vendor.js'],
    css: ['assets/main.css'],
  }),
  chunk('assets/vendor.js'),
  chunk('assets/card.js', { imports: ['assets/vendor.js'], css: ['assets/card.css'] }),
  chunk('assets/class.js', {
    moduleIds: ['/site/app/areas/classes/pages/class.tsx'],
    imports: ['assets/vendor.js', 'assets/card.js', 'assets/loop.js'],
    css: ['assets/class.css'],
  }),
  chunk('assets/class.page.js', {
    facadeModuleId: '/site/app/areas/classes/pages/class.tsx?page',
    imports: ['assets/class.js'],
  }),
  chunk('assets/loop.js', { imports: ['assets/class.js'] }),
  chunk('assets/home.js', { moduleIds: ['/site/app/areas/home/pages/home.tsx'] }),
  chunk('assets/part.js', { moduleIds: ['/site/app/areas/classes/pages/class/part.tsx'] }),
  chunk('assets/landing.js', {
    moduleIds: ['/site/app/brands/alpha/landing.tsx'],
    imports: ['assets/card.js'],
    dynamicImports: ['assets/below.js'],
    css: ['assets/landing.css'],
  }),
  chunk('assets/below.js', { imports: ['assets/card.js'], css: ['assets/below.css'] }),
  chunk('assets/second.js', { moduleIds: ['/site/app/brands/alpha/second.tsx'] }),
];

describe('chunkMap', () => {
  it('lists what a page needs beyond the entry, and the styles of what a design shows later', () => {
    expect(chunkMap(built, '/site/app', 'v1')).toEqual({
      pages: {
        class: {
          js: ['/assets/class.page.js', '/assets/class.js', '/assets/card.js', '/assets/loop.js'],
          css: ['/assets/card.css', '/assets/class.css'],
        },
        home: { js: ['/assets/home.js'], css: [] },
      },
      layouts: {
        alpha: {
          landing: {
            js: ['/assets/landing.js', '/assets/card.js'],
            css: ['/assets/card.css', '/assets/below.css', '/assets/landing.css'],
          },
          second: { js: ['/assets/second.js'], css: [] },
        },
      },
      render: 'v1',
    });
  });
});

describe('pageProblems', () => {
  it('names the pages that have no file', () => {
    const map = chunkMap(built, '/site/app', 'v1');
    expect(pageProblems(map, [{ name: 'home' }, { name: 'class' }])).toEqual([]);
    expect(pageProblems(map, [{ name: 'home' }, { name: 'part' }])).toEqual([
      'app/pages.json lists part, but there is no app/areas/*/pages/part.tsx',
    ]);
  });
});

describe('markers', () => {
  it.each([
    ['all once', '<!--edge:head--><!--edge:body--><!--edge:boot-->', 0],
    ['one missing', '<!--edge:head--><!--edge:boot-->', 1],
    ['one twice', '<!--edge:head--><!--edge:head--><!--edge:body--><!--edge:boot-->', 1],
    ['none', '', 3],
  ])('%s', (_name, html, count) => expect(markerProblems(html)).toHaveLength(count));

  it('puts the map at the head’s end, whatever the names hold', () => {
    const map = {
      pages: { a: { js: ["/assets/$&$'.js"], css: [] } },
      layouts: {},
      looks: {},
      fonts: {},
      render: 'v1',
    };
    const html = addChunkMap('<head></head><body></body>', map);
    expect(html).toBe(`<head><!--edge:chunks ${JSON.stringify(map)}-->\n  </head><body></body>`);
  });

  it('has the entry’s style sheets in front of what the edge adds', () => {
    const map = { pages: {}, layouts: {}, looks: {}, fonts: {}, render: 'v1' };
    const sheet = '<link rel="stylesheet" crossorigin href="/assets/index.css">';
    const built = `<head><!--edge:head-->\n${sheet}\n</head><body></body>`;
    const [html = ''] = addChunkMap(built, map).split('<!--edge:chunks');
    expect(html).toBe(`<head>${sheet}<!--edge:head-->\n`);
  });
});
