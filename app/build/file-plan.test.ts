import { expect, test } from 'vitest';
import { type PlanOptions, planFiles } from './file-plan';

/** Sets by their module, whose name begins with its bytes: who loads it, and after a bar what it imports. */
function plan(sets: Record<string, string>, options: Partial<PlanOptions> = {}) {
  const part = (id: string, index: number) =>
    (sets[id] ?? '').split('|')[index]?.split(' ').filter(Boolean) ?? [];
  const files = planFiles(
    Object.keys(sets).map((id) => ({ modules: [id], users: new Set(part(id, 0)) })),
    {
      mostFiles: () => 1,
      bytesOf: (id) => Number.parseInt(id, 10),
      weightOf: () => 1,
      importsOf: (id) => part(id, 1),
      ...options,
    },
  );
  return files.map(({ modules, users }) => [
    modules.toSorted().join(' '),
    [...users].toSorted().join(' '),
  ]);
}

test.each([
  ['nothing is planned of nothing', {}, 1, []],
  ['what may stay apart stays apart', { '5a': 'a', '5ab': 'a b' }, 2, ['5a', '5ab']],
  ['one file is enough', { '5a': 'a', '5ab': 'a' }, 1, ['5a 5ab']],
  [
    'least is loaded in vain: small ones go together',
    { '90a': 'a', '1ab': 'a b', '2ac': 'a c' },
    2,
    ['1ab 2ac', '90a'],
  ],
  [
    'what the most users are spared goes together first',
    { '4one': 'a b c', '4two': 'a b c', '4own': 'a' },
    2,
    ['4one 4two', '4own'],
  ],
  [
    'what a file imports comes along with it, and counts',
    { '1n': 'a|90x', '1m': 'a c', '90x': 'a b d e' },
    2,
    ['1m', '1n 90x'],
  ],
])('%s', (_what, sets: Record<string, string>, most, expected) => {
  const files = plan(sets, { mostFiles: () => most });
  expect(files.map(([modules]) => modules).toSorted()).toEqual(expected);
});

test('whoever loads a file loads what it imports', () => {
  const sets = { '9n': 'a|1x', '9m': 'a c', '1x': 'a b' };
  const mostFiles = (user: string) => (user === 'a' ? 2 : 9);
  // For b the ninety bytes of others would be in vain.
  const weightOf = (user: string) => (user === 'b' ? 90 : 1);
  expect(plan(sets, { mostFiles, weightOf })).toEqual([
    ['9m 9n', 'a c'],
    ['1x', 'a b c'],
  ]);
});

test('files import each other in one direction', () => {
  // Two chains through the same three: every join of two of them would turn one of the chains back.
  const sets = {
    '1p': 'a|5x 5z',
    '5x': 'a b|5y',
    '5y': 'a b c|5z',
    '5z': 'a b c d',
    '1q': 'a e|5y',
  };
  const files = plan(sets, { mostFiles: (user) => (user === 'a' ? 2 : 9) });
  const fileOf = (id: string) => files.findIndex(([modules]) => modules?.split(' ').includes(id));
  const edges = new Map<number, Set<number>>();
  for (const [id, text] of Object.entries(sets)) {
    for (const imported of text.split('|')[1]?.split(' ') ?? []) {
      if (fileOf(id) === fileOf(imported)) continue;
      edges.set(fileOf(id), (edges.get(fileOf(id)) ?? new Set()).add(fileOf(imported)));
    }
  }
  const reaches = (from: number, to: number): boolean =>
    [...(edges.get(from) ?? [])].some((next) => next === to || reaches(next, to));
  expect(files.length).toBe(2);
  expect(files.map((_, index) => reaches(index, index))).toEqual([false, false]);
});

test('bytes of what comes later weigh less', () => {
  const sets = { '30a': 'a', '30al': 'a late', '20ab': 'a b' };
  const weightOf = (user: string) => (user === 'late' ? 0.1 : 1);
  const mostFiles = (user: string) => (user === 'a' ? 2 : 9);
  expect(plan(sets, { mostFiles, weightOf }).map(([modules]) => modules)).toContain('30a 30al');
});
