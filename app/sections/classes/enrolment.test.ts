import { describe, expect, it } from 'vitest';
import type { ClassItem } from '../../api/class';
import { seatsText } from './class-facts';
import { enrolmentOf } from './enrolment';

const item: ClassItem = {
  id: '1',
  code: 'BB-1',
  slug: 'dasar-web',
  name: 'Dasar Web',
  summary: '',
  description: '',
  logo: '',
  cover: '',
  level: 'beginner',
  type: 'online',
  isComingSoon: false,
  isRegistrationOpen: false,
  isStarted: false,
  isEnded: false,
  program: { id: '', name: '', slug: '' },
  price: 250_000,
  startDate: '2026-12-01',
  endDate: '2026-12-20',
  registrationEndDate: '2026-11-28',
  quota: 30,
  totalStudents: 22,
  totalModules: 4,
  durationHours: 12,
  city: '',
  mentor: { id: '', name: '', position: '', photo: '' },
  tags: [],
};

const cases: readonly [string, Partial<ClassItem>, string, boolean, string | null][] = [
  [
    'coming soon wins over all',
    { isComingSoon: true, isRegistrationOpen: true, isEnded: true },
    'Segera dibuka',
    false,
    'Sisa 8 kursi',
  ],
  ['open', { isRegistrationOpen: true }, 'Daftar sekarang', true, 'Sisa 8 kursi'],
  ['open and free', { isRegistrationOpen: true, price: 0 }, 'Daftar gratis', true, 'Sisa 8 kursi'],
  ['open, without a limit', { isRegistrationOpen: true, quota: 0 }, 'Daftar sekarang', true, null],
  [
    'open but full',
    { isRegistrationOpen: true, totalStudents: 30 },
    'Kuota penuh',
    false,
    'Kuota penuh',
  ],
  [
    'open but overbooked',
    { isRegistrationOpen: true, totalStudents: 31 },
    'Kuota penuh',
    false,
    'Kuota penuh',
  ],
  ['started', { isStarted: true, isEnded: true }, 'Kelas sedang berlangsung', false, null],
  ['ended', { isEnded: true }, 'Kelas telah selesai', false, null],
  ['no flag', {}, 'Segera dimulai', false, null],
];

describe('a class’s way in', () => {
  it.each(cases)('%s', (_name, change, action, isOpen, seats) => {
    const changed = { ...item, ...change };
    expect(enrolmentOf(changed)).toMatchObject({ action, isOpen });
    expect(seatsText(changed)).toBe(seats);
  });

  it('says until when', () => {
    expect(enrolmentOf({ ...item, isRegistrationOpen: true }).note).toBe(
      'Pendaftaran ditutup 28 November 2026.',
    );
    expect(enrolmentOf({ ...item, isRegistrationOpen: true, registrationEndDate: '' }).note).toBe(
      '',
    );
  });
});
