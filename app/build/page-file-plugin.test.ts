import { describe, expect, it } from 'vitest';
import { chunkFileName, isPageFile, pageModuleOf } from './page-file-plugin';

const PAGE = '/site/app/areas/classes/pages/class.tsx';

const named = (facadeModuleId: string | null) =>
  chunkFileName({
    name: 'class',
    isEntry: false,
    isDynamicEntry: true,
    facadeModuleId,
    moduleIds: [],
    exports: [],
  });

describe('a page’s file', () => {
  it('is known by its module', () => {
    expect(isPageFile(`${PAGE}?page`)).toBe(true);
    expect(isPageFile(PAGE)).toBe(false);
    expect(pageModuleOf(`${PAGE}?page`)).toBe(PAGE);
    expect(pageModuleOf(PAGE)).toBe(PAGE);
  });

  it.each([
    ['says its page', `${PAGE}?page`, 'assets/class.page-[hash:7].js'],
    ['is none of another module', PAGE, 'assets/[name]-[hash:7].js'],
    ['is none of several modules', null, 'assets/[name]-[hash:7].js'],
  ])('%s', (_name, module, file) => expect(named(module)).toBe(file));
});
