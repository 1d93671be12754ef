/** What a school is asked to register, and what is sent of it. */
import type { SchoolRegistration } from '../../api/school';
import type { FormFields } from '../forms/fields';
import { between } from '../forms/rules';
import { city, emailAddress, mobilePhone, personName, province } from './contact-fields';

/** A school's students at most; a slip of the finger is longer. */
const MOST_STUDENTS = 20_000;

export const schoolFields = {
  name: {
    kind: 'text',
    label: 'Nama sekolah',
    placeholder: 'SMK Negeri 1 Contoh',
    autoComplete: 'organization',
    isImpersonal: true,
  },
  npsn: {
    kind: 'digits',
    label: 'NPSN (8 angka)',
    length: [8, 8],
  },
  provinceId: province,
  cityId: city,
  address: {
    kind: 'area',
    label: 'Alamat sekolah',
    lines: 3,
    max: 300,
    autoComplete: 'street-address',
  },
  totalStudents: {
    kind: 'number',
    label: 'Jumlah siswa',
    optional: true,
    max: 6,
    rules: [between(1, MOST_STUDENTS, 'Isi dengan jumlah dari 1 sampai 20.000.')],
  },
  contactName: { ...personName, label: 'Nama penanggung jawab', own: 'name' },
  contactPosition: {
    kind: 'text',
    label: 'Jabatan',
    placeholder: 'Wakil kepala sekolah bidang kesiswaan',
    autoComplete: 'organization-title',
  },
  email: { ...emailAddress, label: 'Surel penanggung jawab', own: 'email' },
  phone: mobilePhone,
} satisfies FormFields;

export type SchoolValues = Readonly<Record<keyof typeof schoolFields, string>>;

/** The registration as the service takes it. */
export function toSchool({ totalStudents, ...values }: SchoolValues): SchoolRegistration {
  return { ...values, ...(totalStudents !== '' && { totalStudents: Number(totalStudents) }) };
}
