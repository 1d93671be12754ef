import { describe, expect, it } from 'vitest';
import type { FieldSpec } from './fields';
import { problemOf, sentValues } from './form-schema';
import { normalisePhone } from './phone';
import { readRupiah } from './rupiah';

describe('one number, however it is copied', () => {
  it.each([
    '\u2068+62 812-3456-7890\u2069',
    '+62 812\u20113456\u20117890',
    '0812\u20133456\u20137890',
    '0812\u20143456\u20147890',
    '0812\u22123456\u22127890',
    '+62 (0)812-3456-7890',
    '+62\u00a0812\u202f3456\u00a07890',
    '\ufeff0812\u200b3456\u200b7890\u200e',
    '\u202a+6281234567890\u202c',
    '006281234567890',
  ])('%j', (typed) => expect(normalisePhone(typed)).toBe('+6281234567890'));
});

describe('what is judged and sent', () => {
  it.each<[FieldSpec, string, string]>([
    [{ kind: 'email', label: 'Surel' }, '\u200bani@contoh.id\u2069', 'ani@contoh.id'],
    [{ kind: 'email', label: 'Surel' }, 'ani\u2011b@contoh.id', 'ani-b@contoh.id'],
    [
      { kind: 'text', label: 'Nama', autoComplete: 'name' },
      'Siti\u2013Nur\u00adaini\u200f',
      'Siti-Nuraini',
    ],
    [{ kind: 'text', label: 'Judul' }, '\u2066Belajar \u2013 mudah\u2069', 'Belajar \u2013 mudah'],
    [{ kind: 'text', label: 'Judul' }, 'a\u2011b\u00a0c', 'a-b c'],
    [{ kind: 'text', label: 'Slug', isCode: true }, 'kelas\u2013desain\u200b', 'kelas-desain'],
    [{ kind: 'number', label: 'Kuota' }, '\u206840\u2069', '40'],
    [{ kind: 'rupiah', label: 'Jumlah' }, 'Rp\u00a075.000,\u2013', '75000'],
    [{ kind: 'date', label: 'Tanggal' }, '2026\u201112\u201115', '2026-12-15'],
    [
      { kind: 'area', label: 'Pesan' },
      ' \u{1f469}\u200d\u{1f4bb} \u2014 ya ',
      '\u{1f469}\u200d\u{1f4bb} \u2014 ya',
    ],
  ])('%o %j', (field, typed, sent) => {
    expect(problemOf(field, typed, {})).toBeNull();
    expect(sentValues({ field }, { field: typed })).toEqual({ field: sent });
  });

  it('nothing but what cannot be seen is nothing', () => {
    const field: FieldSpec = { kind: 'text', label: 'Nama' };
    expect(problemOf(field, '\u200b\u2060\u00ad', {})).toBe('Nama wajib diisi.');
  });

  it('a sum', () => expect(readRupiah('\u2068Rp 75.000\u2069')).toBe(75_000));
});
