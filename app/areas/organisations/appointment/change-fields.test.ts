import { describe, expect, it } from 'vitest';
import { mapFields } from '../../../sections/forms/fields';
import { problemsOf } from '../../../sections/forms/form-schema';
import {
  moved,
  newAppointment,
  writeCode,
} from '../../../sections/organisations/appointment/appointment';
import { CANCEL, changeFields, changeOf, MOVE } from './change-fields';

const domain = 'alpha.example';
const empty = mapFields(changeFields(domain), () => '');
const problems = (values: typeof empty, only: readonly (keyof typeof empty)[]) =>
  problemsOf<keyof typeof empty>(changeFields(domain), values, only);
const booked = newAppointment('2099-12-03T09:00', 'Hal lain');
const code = writeCode(booked, domain);

describe('a move', () => {
  const values = { ...empty, code, act: MOVE, date: '2099-12-04', time: '10:00' };

  it('names both times and goes on from the appointment of the link', () => {
    const { wanted, message } = changeOf(values, domain);
    expect(wanted).toEqual(moved(booked, '2099-12-04T10:00'));
    expect(message).toBe(
      'Pindah jadwal dari Kamis, 3 Desember 2099 pukul 09.00 WIB ke Jumat, 4 Desember 2099 pukul 10.00 WIB.',
    );
  });

  it('to the time that it has is none', () => {
    const same = { ...values, date: '2099-12-03', time: '09:00' };
    expect(problems(same, ['time'])).toEqual({
      time: 'Itu waktu janji yang sekarang. Pilih jam lain.',
    });
    const typed = { ...same, code: '', earlierDate: same.date, earlierTime: same.time };
    expect(problems(typed, ['time']).time).toBeDefined();
  });
});

it('a cancellation names the time, and asks for no other one', () => {
  const values = { ...empty, code, act: CANCEL };
  expect(problems(values, ['date', 'time'])).toEqual({});
  const { wanted, message } = changeOf(values, domain);
  expect(wanted).toMatchObject({ id: booked.id, sequence: 1, state: 'cancelled' });
  expect(message).toBe('Batal: janji Kamis, 3 Desember 2099 pukul 09.00 WIB.');
});

it.each([CANCEL, MOVE])('what is over takes no %s', (act) => {
  const over = writeCode(newAppointment('2020-01-06T09:00', 'Hal lain'), domain);
  expect(problems({ ...empty, code: over, act }, ['act'])).toEqual({
    act: 'Waktu janji ini sudah lewat.',
  });
});

it.each(['', 'janji', code.slice(0, -1), writeCode(booked, 'beta.example')])(
  'with the code %j the form asks which appointment it is',
  (broken) => {
    const values = { ...empty, code: broken, act: CANCEL };
    const asked = ['topic', 'earlierDate', 'earlierTime'] as const;
    expect(Object.keys(problems(values, asked))).toEqual(asked);
    const typed = { ...values, topic: 'Hal lain', earlierDate: '2099-12-07', earlierTime: '09:00' };
    expect(changeOf(typed, domain).message).toBe(
      'Batal: janji Senin, 7 Desember 2099 pukul 09.00 WIB.',
    );
  },
);
