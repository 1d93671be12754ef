import { describe, expect, it } from 'vitest';
import { memoryStore } from '../../core/fake-storage';
import { clearDraft, readDraft, writeDraft } from './draft';
import { failureText, unjudgedText } from './failure-text';
import type { FieldSpec, FormFields } from './fields';
import { problemOf, problemsOf, sentValues } from './form-schema';
import { check } from './rules';
import { sortServerErrors } from './service-errors';

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
  school: {
    kind: 'text',
    label: 'Sekolah',
    isImpersonal: true,
    when: ({ role }) => role === 'guru',
  },
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
    [
      'own rule',
      { kind: 'text', label: 'A', rules: [check(() => false, 'Salah.')] },
      'a',
      'Salah.',
    ],
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
    expect(sentValues(fields, typed)).toEqual({ ...right, phone: '+628123456789' });
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
  const [work, session] = [memoryStore(), memoryStore()];
  const read = () => readDraft({ work, session }, 'daftar', fields, blank);

  it('comes back without passwords, and goes', () => {
    writeDraft({ work, session }, 'daftar', fields, { ...right, password: 'rahasia' });
    for (const store of [work, session]) {
      expect(store.get('draft:daftar')).not.toContain('rahasia');
    }
    expect(read()).toEqual({ ...right, password: '' });
    clearDraft({ work, session }, 'daftar');
    expect(read()).toBeNull();
    expect([...work.keys(), ...session.keys()]).toEqual([]);
  });

  it('is kept in the tab alone where it may be about a person', () => {
    const typed = { ...right, phone: '0812', role: 'guru', school: 'SMK 1' };
    writeDraft({ work, session }, 'daftar', fields, typed);
    expect(work.get('draft:daftar')).toBe('{"role":"guru","school":"SMK 1"}');
    expect(session.get('draft:daftar')).toBe('{"name":"Ayu","phone":"0812"}');
    const later = { work, session: memoryStore() };
    expect(readDraft(later, 'daftar', fields, blank)).toEqual({
      ...blank,
      role: 'guru',
      school: 'SMK 1',
    });
    clearDraft({ work, session }, 'daftar');
  });

  it('keeps what another tab has stored since', () => {
    const long = { ...fields, text: { kind: 'area', label: 'Isi', isImpersonal: true } } as const;
    const begun = { ...blank, school: 'SMK 1', text: 'Awal.' };
    const stores = { work, session };
    writeDraft(stores, 'daftar', long, begun);
    writeDraft(stores, 'daftar', long, { ...begun, role: 'guru', text: 'Satu. Awal.' }, begun);
    writeDraft(stores, 'daftar', long, { ...begun, school: 'SMK 2', text: 'Awal. Dua.' }, begun);
    expect(readDraft(stores, 'daftar', long, { ...blank, text: '' })).toMatchObject({
      role: 'guru',
      school: 'SMK 2',
      text: 'Satu. Awal. Dua.',
    });
    clearDraft(stores, 'daftar');
  });

  it('is not read from where it may not lie', () => {
    work.set('draft:daftar', '{"name":"Ayu"}');
    expect(read()).toBeNull();
    clearDraft({ work, session }, 'daftar');
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
    work.set('draft:daftar', stored);
    session.set('draft:daftar', stored);
    expect(read()).toBeNull();
  });
});

describe('failureText', () => {
  const failed = { status: false, message: 'Pesan.', data: null, errors: {} } as const;
  it.each([
    [{ ...failed, code: 500, isUnreachable: true }, false, /luring/],
    [{ ...failed, code: 500, isUnreachable: true }, true, /^Pesan/],
    [{ ...failed, code: 500 }, false, /^Pesan/],
    [null, false, /belum terkirim/],
    [null, true, /belum terkirim/],
    [{ ...failed, code: 401 }, true, /perlu masuk.*tidak hilang/],
    [{ ...failed, code: 429 }, true, /satu menit/],
    [{ ...failed, code: 504 }, true, /mungkin sudah tercatat/],
    [{ ...failed, code: 500 }, true, /^Pesan\. Isianmu tidak hilang\.$/],
    [{ ...failed, code: 422, errors: { name: ['Salah'] } }, true, /^Pesan\.$/],
  ])('%#', (answer, isOnline, text) => expect(failureText(answer, isOnline)).toMatch(text));
});

it.each([
  [422, /belum terkirim/],
  [429, /tidak hilang.*satu menit/],
  [503, /tidak hilang/],
  [504, /mungkin sudah tercatat/],
])('a form that was not judged, by the status %i', (status, text) => {
  expect(unjudgedText(status)).toMatch(text);
});
