import { describe, expect, it } from 'vitest';
import { memoryStore } from '../chat/fake-store';
import { clearDraft, readDraft, writeDraft } from './draft';
import { failureText } from './failure-text';
import type { FieldSpec, FormFields } from './fields';
import { cleanValues, problemOf, problemsOf, sortServerErrors } from './validate';

const fields = {
  name: { kind: 'text', label: 'Nama lengkap' },
  phone: { kind: 'phone', label: 'Nomor WhatsApp', optional: true },
  role: {
    kind: 'select',
    label: 'Peran',
    options: [
      { value: 'guru', label: 'Guru' },
      { value: 'siswa', label: 'Siswa' },
    ],
  },
  school: { kind: 'text', label: 'Sekolah', when: ({ role }) => role === 'guru' },
  password: { kind: 'password', label: 'Kata sandi' },
} satisfies FormFields;

const blank = { name: '', phone: '', role: '', school: '', password: '' };
const right = { ...blank, name: 'Ayu', role: 'siswa', password: ' rahasia ' };

describe('problemOf', () => {
  it.each<[string, FieldSpec, string, string | null]>([
    ['missing text', { kind: 'text', label: 'Nama' }, '  ', 'Nama wajib diisi.'],
    ['missing choice', { kind: 'province', label: 'Provinsi' }, '', 'Pilih provinsi.'],
    [
      'not ticked',
      { kind: 'tick', label: 'Setuju' },
      '',
      'Centang dulu bagian ini untuk melanjutkan.',
    ],
    ['optional', { kind: 'email', label: 'Surel', optional: true }, ' ', null],
    ['unknown choice', fields.role, 'admin', 'Pilih peran.'],
    ['known choice', fields.role, 'guru', null],
    [
      'its kind',
      { kind: 'number', label: 'Jumlah' },
      'dua',
      'Isi dengan angka saja, tanpa titik atau huruf.',
    ],
    ['too long', { kind: 'text', label: 'Nama', max: 3 }, 'abcd', 'Paling banyak 3 huruf.'],
    [
      'usual length',
      { kind: 'area', label: 'Pesan' },
      'a'.repeat(5001),
      'Paling banyak 5.000 huruf.',
    ],
    ['own rule', { kind: 'text', label: 'A', rules: [() => 'Salah.'] }, 'a', 'Salah.'],
    ['left out', { kind: 'text', label: 'A', when: () => false }, '', null],
  ])('%s', (_name, field, value, expected) => {
    expect(problemOf(field, value, {})).toBe(expected);
  });
});

describe('a form', () => {
  it.each([
    [blank, undefined, ['name', 'role', 'password']],
    [{ ...blank, role: 'guru' }, undefined, ['name', 'school', 'password']],
    [blank, ['role'] as const, ['role']],
    [right, undefined, []],
  ])('%# is judged', (values, only, wrong) => {
    expect(Object.keys(problemsOf(fields, values, only))).toEqual(wrong);
  });

  it('is read as it is sent', () => {
    const typed = { ...right, name: ' Ayu ', phone: '0812 345 6789', school: 'SMK 1' };
    expect(cleanValues(fields, typed)).toEqual({ ...right, phone: '+628123456789' });
  });

  it('takes the service’s messages apart', () => {
    const errors = { name: ['Sudah ada', 'Coba lain'], members: ['Kurang'], phone: [] };
    expect(sortServerErrors(fields, errors)).toEqual({
      errors: { name: 'Sudah ada Coba lain' },
      rest: ['Kurang'],
    });
  });
});

describe('a draft', () => {
  const store = memoryStore();
  const read = () => readDraft(store, 'daftar', fields, blank);

  it('comes back without passwords, and goes', () => {
    writeDraft(store, 'daftar', fields, { ...right, password: 'rahasia' });
    expect(store.get('draft:daftar')).not.toContain('rahasia');
    expect(read()).toEqual({ ...right, password: '' });
    clearDraft(store, 'daftar');
    expect(read()).toBeNull();
  });

  it.each([
    ['{}'],
    ['[]'],
    ['no json'],
    ['{"name":""}'],
    ['{"role":"admin"}'],
    ['{"password":"x"}'],
    ['{"other":"x","name":4}'],
  ])('%s is none', (stored) => {
    store.set('draft:daftar', stored);
    expect(read()).toBeNull();
  });
});

describe('failureText', () => {
  const failed = { status: false, message: 'Pesan.', data: null, errors: {} } as const;
  it.each([
    [null, false, /luring/],
    [null, true, /belum terkirim/],
    [{ ...failed, code: 429 }, true, /Tunggu/],
    [{ ...failed, code: 500 }, true, /^Pesan\. Isianmu tidak hilang\.$/],
    [{ ...failed, code: 422, errors: { name: ['Salah'] } }, true, /^Pesan\.$/],
  ])('%#', (answer, isOnline, text) => expect(failureText(answer, isOnline)).toMatch(text));
});
