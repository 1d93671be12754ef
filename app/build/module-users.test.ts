import { expect, test } from 'vitest';
import { type ModuleFacts, moduleSets } from './module-users';

/** Modules by name: what each imports at once, and after a bar what it loads when it wants it. */
function factsOf(modules: Record<string, string>): ModuleFacts[] {
  return Object.entries(modules).map(([id, text]) => {
    const [now = '', later = ''] = text.split('|');
    const words = (part: string) => part.split(' ').filter(Boolean);
    return {
      id,
      isEntry: id === 'entry',
      importedIds: words(now),
      dynamicallyImportedIds: words(later),
    };
  });
}

function setsOf(modules: Record<string, string>, usersOf = (id: string) => [id]) {
  const sets = moduleSets(factsOf(modules), usersOf);
  return Object.fromEntries(
    sets.map(({ modules, users }) => [modules.join(' '), [...users].join(' ')]),
  );
}

test.each([
  ['a page alone', { entry: '|a', a: '' }, { a: 'a' }],
  [
    'what two pages share is a set of its own',
    { entry: '|a b', a: 'shared own', b: 'shared', shared: '', own: '' },
    { 'a own': 'a', b: 'b', shared: 'a b' },
  ],
  [
    'what the entry brings along is in none',
    { entry: 'core|a', a: 'core part', core: 'deep', deep: '', part: 'deep' },
    { 'a part': 'a' },
  ],
  [
    'modules that import each other are together',
    { entry: '|a', a: 'one', one: 'other', other: 'one' },
    { 'a one other': 'a' },
  ],
  [
    'a part of a page that comes later is its own user',
    { entry: '|a', a: 'shared|late', late: 'shared more', shared: '', more: '' },
    { a: 'a', 'late more': 'late', shared: 'a late' },
  ],
  ['what nobody wants is in none', { entry: '|a', a: '', test: 'a' }, { a: 'a' }],
  ['a module that the build does not know', { entry: '|a gone', a: 'lost' }, { a: 'a' }],
])('%s', (_what, modules: Record<string, string>, expected) => {
  expect(setsOf(modules)).toEqual(expected);
});

test('what has one name is loaded together', () => {
  const modules = { entry: '|a', a: '|one other', one: 'shared', other: '', shared: '' };
  const usersOf = (id: string) => (id === 'a' ? ['a', 'later'] : ['later']);
  expect(setsOf(modules, usersOf)).toEqual({ a: 'a later', 'one other shared': 'later' });
});
