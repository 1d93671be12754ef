import { expect, it } from 'vitest';
import type { FormFields } from './fields';
import { type FormState, withJudged, withOwn, withValue } from './form-state';

type Name = 'title' | 'email' | 'cover' | 'province' | 'city';

const fields: FormFields<Name> = {
  title: { kind: 'text', label: 'Judul' },
  email: { kind: 'email', label: 'Surel' },
  cover: { kind: 'text', label: 'Sampul', optional: true },
  province: { kind: 'province', label: 'Provinsi' },
  city: { kind: 'city', label: 'Kota', province: 'province' },
};

const begun: FormState<Name> = {
  values: { title: 'a', email: '', cover: '', province: '1', city: '12' },
  errors: {},
  isRestored: true,
  isChanged: false,
};

it('a change that comes late keeps what was typed meanwhile', () => {
  const typed = withValue(fields, begun, 'title', 'ab');
  const uploaded = withValue(fields, typed, 'cover', '/file/1');
  expect(uploaded.values).toMatchObject({ title: 'ab', cover: '/file/1' });
  expect(uploaded).toMatchObject({ isChanged: true, isRestored: true });
});

it('a city goes with its province', () => {
  expect(withValue(fields, begun, 'province', '2').values).toMatchObject({ city: '' });
});

it('who is signed in finds their name and address there, and never in the place of what is', () => {
  const own: FormFields<'name' | 'email' | 'note'> = {
    name: { kind: 'text', label: 'Nama', own: 'name' },
    email: { kind: 'email', label: 'Surel', own: 'email' },
    note: { kind: 'text', label: 'Catatan' },
  };
  const user = { name: 'Siswa Contoh', email: 'siswa@contoh.id' };
  const values = { name: '', email: 'lain@contoh.id', note: '' };
  const held = withOwn(own, { ...begun, errors: {}, values }, user);
  expect(held.values).toEqual({ name: 'Siswa Contoh', email: 'lain@contoh.id', note: '' });
  expect(held.isChanged).toBe(false);
  expect(withOwn(own, held, user)).toBe(held);
  expect(withOwn(own, held, { name: '', email: '' })).toBe(held);
});

it.each<[string, string, boolean]>([
  ['', 'x', false],
  ['x', 'xy', true],
  ['x', 'x@contoh.id', false],
])('judged as %j, then changed to %j: told %s', (left, now, isTold) => {
  const judged = withJudged(fields, withValue(fields, begun, 'email', left), 'email', begun.values);
  expect(withValue(fields, judged, 'email', now).errors.email !== undefined).toBe(isTold);
});

it('leaving a field never takes back what the platform has said', () => {
  const refused = { ...begun, errors: { title: 'Sudah dipakai' } };
  expect(withJudged(fields, refused, 'title', begun.values).errors.title).toBe('Sudah dipakai');
});
