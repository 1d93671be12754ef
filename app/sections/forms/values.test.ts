import { expect, it } from 'vitest';
import type { FormFields } from './fields';
import { withOwn, withoutCities } from './values';

it('a city goes with its province', () => {
  const fields: FormFields<'province' | 'city'> = {
    province: { kind: 'province', label: 'Provinsi' },
    city: { kind: 'city', label: 'Kota', province: 'province' },
  };
  const values = { province: '2', city: '12' };
  expect(withoutCities(fields, values, 'province')).toEqual({ province: '2', city: '' });
  expect(withoutCities(fields, values, 'city')).toBe(values);
});

it('who is signed in finds their name and address there, and never in the place of what is', () => {
  const own: FormFields<'name' | 'email' | 'note'> = {
    name: { kind: 'text', label: 'Nama', own: 'name' },
    email: { kind: 'email', label: 'Surel', own: 'email' },
    note: { kind: 'text', label: 'Catatan' },
  };
  const user = { name: 'Siswa Contoh', email: 'siswa@contoh.id' };
  const values = { name: '', email: 'lain@contoh.id', note: '' };
  const filled = withOwn(own, values, user);
  expect(filled).toEqual({ name: 'Siswa Contoh', email: 'lain@contoh.id', note: '' });
  expect(withOwn(own, filled, user)).toBe(filled);
  expect(withOwn(own, filled, { name: '', email: '' })).toBe(filled);
});
