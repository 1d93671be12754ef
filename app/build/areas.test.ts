import { expect, it } from 'vitest';
import { areasOf, lendingAreas, pageParts, type Source } from './areas';

const source = (file: string, ...code: string[]): Source => ({ file, code: code.join('\n') });

it.each<[string, Source, string[]]>([
  [
    'a part that a landing shows',
    source('brands/alpha/landing.tsx', "import { Card } from '../../areas/posts/card';"),
    ['posts'],
  ],
  [
    'a part that another area is made of, in several lines',
    source('areas/jobs/pages/jobs.tsx', "import {\n  One,\n  Two,\n} from '../../events/one';"),
    ['events'],
  ],
  [
    'a part that is passed on',
    source('areas/jobs/x.ts', "export { one } from '../events/one';"),
    ['events'],
  ],
  ['what is its own', source('areas/jobs/pages/jobs.tsx', "import { a } from '../job-row';"), []],
  ['a type', source('areas/jobs/x.ts', "import type { A } from '../events/a';"), []],
  ['what comes later', source('areas/jobs/x.ts', "const a = () => import('../events/a');"), []],
  ['a page', source('router/module.ts', "import Home from '../areas/home/pages/home';"), []],
  ['what no area has', source('areas/jobs/x.ts', "import { Card } from '../../ui/card';"), []],
])('who lends: %s', (_name, one, expected) => {
  expect(lendingAreas([one])).toEqual(expected);
});

it('who lends to the most comes first', () => {
  const toOne = "import { a } from '../b/a';\nimport { c } from '../b/c';\n";
  const toBoth = `import { d } from '../d/d';\n${toOne}`;
  const toIt = "import { d } from '../d/d';";
  const sources = [
    source('areas/a/a.ts', toBoth),
    source('areas/e/e.ts', toIt),
    source('areas/b/b.ts', toIt),
  ];
  expect(lendingAreas(sources)).toEqual(['d', 'b']);
});

it('an area has pages of these alone', () => {
  const files = ['earnings/pages/income', 'earnings/pages/queue', 'earnings/pages/queue/row'];
  const others = ['posts/pages/list', 'posts/pages/queue', 'parts/part'];
  const sources = [...files, ...others].map((file) => source(`areas/${file}.tsx`));
  expect(areasOf(new Set(['income', 'queue']), sources)).toEqual(['earnings']);
});

it.each<[string, Record<string, string[]>, string[]]>([
  [
    'what a public page shows, with its styles',
    { 'areas/a/pages/list.tsx': ['../row'], 'areas/a/row.tsx': ['./row.module.css'] },
    ['areas/a/row', 'areas/a/row.module.css'],
  ],
  [
    'not what a landing shows as well, nor what that is made of',
    {
      'areas/a/pages/list.tsx': ['../row'],
      'areas/a/row.tsx': ['./facts'],
      'areas/a/facts.tsx': [],
      'brands/b/landing.tsx': ['../../areas/a/row'],
    },
    [],
  ],
  [
    'not what a page of the portal shows',
    { 'areas/a/pages/list.tsx': ['../row'], 'areas/a/pages/own.tsx': ['../row'] },
    [],
  ],
  [
    'what such a page takes late alone',
    { 'areas/a/pages/list.tsx': ['../row'], 'areas/a/pages/own.tsx': ['late ../row'] },
    ['areas/a/row'],
  ],
  [
    'not what another takes late',
    { 'areas/a/pages/list.tsx': ['../row'], 'areas/b/pages/list.tsx': ['late ../../a/row'] },
    [],
  ],
  ['not what stands in its own folder', { 'areas/a/pages/list.tsx': ['./list/row'] }, []],
])('parts of an area’s pages: %s', (_what, modules, expected) => {
  const sources = Object.entries(modules).map(([file, taken]) => {
    const lines = taken.map((path) =>
      path.startsWith('late ')
        ? `const late = () => import('${path.slice(5)}');`
        : `import { a } from '${path}';`,
    );
    return source(file, ...lines);
  });
  expect([...pageParts(sources, new Set(['own']))]).toEqual(expected);
});
