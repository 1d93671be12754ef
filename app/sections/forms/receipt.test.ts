import { expect, it } from 'vitest';
import type { FormFields } from './fields';
import { type Receipt, readReceipt, receivable, writeReceipt } from './receipt';

const kept = {
  kind: 'school',
  title: 'SMK Contoh',
  detail: 'NPSN 20200001',
  ref: '20200001',
} as const;

const receipt: Receipt = {
  form: 'school',
  at: '2026-11-23T10:00:00.000Z',
  message: 'Terdaftar – “baik”.',
  values: { name: 'SMK Contoh', contactName: 'Ibu Sari 🌱' },
  kept,
  data: { code: 'A-1' },
};

it('is read as it was written, in letters that a cookie can hold', () => {
  const text = writeReceipt(receipt);
  expect(text).toMatch(/^[\w-]+$/);
  expect(readReceipt(text)).toEqual(receipt);
});

it('stays short enough for a cookie, whatever was typed', () => {
  const long = 'é'.repeat(5000);
  const detail = writeReceipt({ ...receipt, kept: { ...kept, detail: long } });
  expect(readReceipt(detail)?.kept?.detail).toBe(`${'é'.repeat(300)}…`);
  const values = writeReceipt({ ...receipt, values: { name: long } });
  expect(values.length).toBeLessThan(3600);
  expect(readReceipt(values)).toMatchObject({ form: 'school', values: {}, kept: null });
});

it.each(['', 'abc', '%', 'eyJmb3JtIjoxfQ', btoa('[]')])('%j is none', (text) => {
  expect(readReceipt(text)).toBe(null);
});

it('holds no secret and no long text', () => {
  const fields = {
    name: { kind: 'text', label: 'Nama' },
    phone: { kind: 'phone', label: 'Nomor', optional: true },
    password: { kind: 'password', label: 'Kata sandi' },
    message: { kind: 'area', label: 'Pesan' },
  } as const satisfies FormFields;
  const values = { name: 'Rani', phone: '', password: 'rahasia', message: 'Panjang.' };
  expect(receivable(fields, values)).toEqual({ name: 'Rani' });
});
