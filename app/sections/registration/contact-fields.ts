/** Fields that several forms ask in the same words. */
import type { CityField, ProvinceField, TypedField } from '../forms/fields';

export const personName = {
  kind: 'text',
  label: 'Nama lengkap',
  autoComplete: 'name',
} satisfies TypedField;

export const emailAddress = {
  kind: 'email',
  label: 'Surel',
  placeholder: 'nama@contoh.id',
} satisfies TypedField;

export const mobilePhone = {
  kind: 'phone',
  label: 'Nomor WhatsApp',
  placeholder: '0812 3456 7890',
} satisfies TypedField;

export const province = { kind: 'province', label: 'Provinsi' } satisfies ProvinceField;

/** The city of the province in the field `provinceId`. */
export const city = {
  kind: 'city',
  label: 'Kota atau kabupaten',
  province: 'provinceId',
} satisfies CityField;
