import { expect, it } from 'vitest';
import { type Appointment, cancelled, moved, newAppointment } from './appointment';
import { calendarFile } from './calendar-file';

const NOW = Date.UTC(2026, 10, 26, 2);
const booked = newAppointment('2026-12-03T09:00', 'Pelatihan tim, atau perusahaan');
const fileOf = (appointment: Appointment) =>
  calendarFile(
    {
      appointment,
      provider: 'Akademi Alfa',
      domain: 'alpha.example',
      url: `https://alpha.example/Make-Appointment?janji=ubah#janji=${'x'.repeat(60)}`,
    },
    NOW,
  ) ?? '';

it('is half an hour in UTC, with its texts escaped and its lines folded', () => {
  const file = fileOf(booked);
  expect(file).toContain('DTSTART:20261203T020000Z\r\nDTEND:20261203T023000Z\r\n');
  expect(file).toContain('SUMMARY:Bicara dengan tim Akademi Alfa\r\n');
  const unfolded = file.replaceAll('\r\n ', '');
  expect(unfolded).toContain('DESCRIPTION:Pelatihan tim\\, atau perusahaan. Tautan');
  expect(unfolded).toMatch(/URL:https:\/\/alpha\.example\/\S+x{60}\r\n/);
  expect(file.split('\r\n').every((line) => new TextEncoder().encode(line).length <= 75)).toBe(
    true,
  );
});

it.each([
  [booked, 'PUBLISH', 0, 'CONFIRMED'],
  [moved(booked, '2026-12-04T10:00'), 'PUBLISH', 1, 'TENTATIVE'],
  [moved(moved(booked, '2026-12-04T10:00'), '2026-12-07T10:00'), 'PUBLISH', 2, 'TENTATIVE'],
  [cancelled(moved(booked, '2026-12-04T10:00')), 'CANCEL', 2, 'CANCELLED'],
])('%#: every change is of the same entry, and newer', (appointment, method, sequence, status) => {
  const file = fileOf(appointment);
  expect(file).toContain(`METHOD:${method}\r\n`);
  expect(file).toContain(`UID:janji-${booked.id}@alpha.example\r\n`);
  expect(file).toContain(`SEQUENCE:${sequence}\r\nSTATUS:${status}\r\n`);
  expect(file.includes('SUMMARY:Batal: ')).toBe(status === 'CANCELLED');
});

it.each(['', '2026-12-03', 'besok'])('there is none for %j', (start) =>
  expect(fileOf({ ...booked, start })).toBe(''),
);
