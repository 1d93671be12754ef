import { describe, expect, it } from 'vitest';
import {
  appointmentPath,
  cancelled,
  codeIn,
  moved,
  newAppointment,
  readCode,
  TOPICS,
  timeText,
  writeCode,
} from './appointment';

const DOMAIN = 'alpha.example';
const booked = newAppointment('2026-12-03T09:00', 'Hal lain');
const code = writeCode(booked, DOMAIN);

describe('a code', () => {
  it.each([
    booked,
    moved(booked, '2026-12-04T10:00'),
    cancelled(booked),
    cancelled(moved(booked, '2026-12-04T10:00')),
    ...TOPICS.map((topic) => newAppointment('2027-01-08T15:30', topic)),
  ])('%# is read as it was written', (appointment) => {
    expect(readCode(writeCode(appointment, DOMAIN), DOMAIN)).toEqual(appointment);
  });

  it('is none where it is cut anywhere, or another letter stands in it', () => {
    for (let at = 0; at < code.length; at += 1) {
      expect(readCode(code.slice(0, at), DOMAIN), code.slice(0, at)).toBeNull();
      const other = code[at] === '1' ? '2' : '1';
      const changed = code.slice(0, at) + other + code.slice(at + 1);
      expect(readCode(changed, DOMAIN), changed).toBeNull();
    }
  });

  it('of another site is none', () => expect(readCode(code, 'beta.example')).toBeNull());

  it.each([
    { ...booked, start: '2026-02-30T09:00' },
    { ...booked, topic: 'Kirim uang ke rekening ini' },
    { ...booked, state: 'moved' as const },
    { ...booked, before: '2026-12-04T10:00' },
    { ...booked, sequence: 1000 },
    { ...booked, id: '<b>' },
  ])('%# of what cannot be is none, even with a right check', (appointment) => {
    expect(readCode(writeCode(appointment, DOMAIN), DOMAIN)).toBeNull();
  });

  it('says nothing about a person, and stands in the fragment alone', () => {
    const [address = '', fragment = ''] = appointmentPath(code).split('#');
    expect(address).toBe('/Make-Appointment?janji=ubah');
    expect(codeIn(`#${fragment}`)).toBe(code);
    expect(Object.keys(booked).sort()).toEqual(
      ['before', 'id', 'sequence', 'start', 'state', 'topic'].sort(),
    );
  });
});

it.each(['', '#', '#konten', '#janji='])('the fragment %j names no appointment', (hash) => {
  expect(readCode(codeIn(hash), DOMAIN)).toBeNull();
});

it('a time is told with its day of the week', () => {
  expect(timeText('2026-12-03T09:00')).toBe('Kamis, 3 Desember 2026 pukul 09.00 WIB');
});
