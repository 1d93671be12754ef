import { beforeEach, expect, test } from 'vitest';
import { behindApi } from './fake-gateway';
import { configureStore, type LocalStore } from './storage';
import { getMe, type Role, roleOf, USER_KIND } from './user';

const kinds: [unknown, Role | null][] = [
  [0, 'superadmin'],
  [1, 'admin'],
  [2, 'mentor'],
  [3, 'teacher'],
  [4, 'student'],
  [5, 'industry'],
  [6, 'writer'],
  [7, 'lead_program'],
  [8, 'partner'],
  [9, 'lead_region'],
  ['4', 'student'],
  [10, null],
  [-1, null],
  [1.5, null],
  [Number.NaN, null],
  ['', null],
  ['x', null],
  [null, null],
  [undefined, null],
  [false, null],
  [[], null],
];

test.each(kinds)('kind %j has the role %s', (kind, role) => {
  expect(roleOf(kind)).toBe(role);
});

const kept = new Map<string, string>();
const store: LocalStore = {
  get: (key) => kept.get(key) ?? null,
  set: (key, value) => void kept.set(key, value),
  remove: (key) => void kept.delete(key),
  clear: () => kept.clear(),
};

beforeEach(() => {
  kept.clear();
  kept.set(USER_KIND, 'mentor');
  configureStore(store);
});

test.each<[string, unknown, number, boolean | undefined, string | undefined]>([
  ['a known kind is kept', { kind: 1 }, 200, undefined, 'admin'],
  ['unless it is not wanted', { kind: 1 }, 200, false, 'mentor'],
  ['an unknown kind is no role', { kind: 77 }, 200, undefined, undefined],
  ['a missing kind is no role', { name: 'N' }, 200, undefined, undefined],
  ['a failure changes nothing', null, 401, undefined, 'mentor'],
])('user_kind: %s', async (_name, data, status, keepRole, expected) => {
  behindApi({ status, body: { status: status === 200, message: '', data } });
  await getMe(keepRole === undefined ? {} : { keepRole });
  expect(kept.get(USER_KIND)).toBe(expected);
});

test('the signed-in visitor', async () => {
  behindApi({ body: { data: { id: 8, name: 'Citra', email: 'c@contoh.id', kind: 3 } } });
  expect(await getMe()).toMatchObject({
    status: true,
    data: { id: '8', name: 'Citra', email: 'c@contoh.id', phone: '', photo: '', role: 'teacher' },
  });
});
