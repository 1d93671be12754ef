import { expect, it } from 'vitest';
import { areasOf, lendingAreas, type Source } from './areas';

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
