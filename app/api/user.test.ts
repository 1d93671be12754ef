import * as v from 'valibot';
import { expect, test } from 'vitest';
import { fakeClient } from './fake-gateway';
import { getMe, type Role, roleOf } from './user';

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
  expect(v.parse(roleOf, kind)).toBe(role);
});

test('the signed-in visitor', async () => {
  const { send } = fakeClient({
    body: { data: { id: 8, name: 'Citra', email: 'c@contoh.id', kind: 3 } },
  });
  expect(await send(getMe())).toMatchObject({
    status: true,
    data: { id: '8', name: 'Citra', email: 'c@contoh.id', phone: '', photo: '', role: 'teacher' },
  });
});
