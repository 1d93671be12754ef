import { expect, it } from 'vitest';
import { memoryStore } from '../../../core/fake-storage';
import { keepSubmission, readSubmissions } from '../../forms/submissions';
import { cancelled, moved, newAppointment } from './appointment';
import {
  appointmentOf,
  keepAppointment,
  newestOf,
  ownAppointments,
  submissionOf,
} from './own-appointments';

const domain = 'alpha.example';
const booked = newAppointment('2026-12-03T09:00', 'Hal lain');
const later = moved(booked, '2026-12-04T10:00');

it('keeps one entry of an appointment through its changes, the newest state of it', () => {
  const work = memoryStore();
  keepSubmission(work, { ...submissionOf(booked, domain), at: '2026-11-26T02:00:00Z' });
  keepAppointment(work, later, { domain, now: '2026-11-27T02:00:00Z' });
  keepAppointment(work, cancelled(later), { domain, now: '2026-11-28T02:00:00Z' });
  expect(readSubmissions(work)).toMatchObject([
    { at: '2026-11-26T02:00:00Z', detail: '4 Desember 2026 pukul 10.00 WIB (batal)' },
  ]);
  expect(newestOf(booked, work, domain)).toEqual(cancelled(later));
});

it('takes the link where it is newer than what is kept, or nothing is kept', () => {
  const work = memoryStore();
  expect(newestOf(booked, work, domain)).toEqual(booked);
  keepAppointment(work, booked, { domain, now: '2026-11-27T02:00:00Z' });
  expect(newestOf(later, work, domain)).toEqual(later);
});

it('reads entries of earlier versions, which hold the start alone', () => {
  const old = { title: 'Hal lain', ref: '2026-12-03T09:00' };
  expect(appointmentOf(old, domain)).toEqual({ ...booked, id: '20261203T020000Z' });
});

it.each(['', '2026-12-03', '2026-12-03T25:00', 'besok'])('%j is no appointment', (ref) => {
  expect(appointmentOf({ title: 'Hal lain', ref }, domain)).toBeNull();
  const work = memoryStore();
  keepSubmission(work, { kind: 'appointment', title: 'Hal lain', detail: '', ref, at: '1' });
  expect(ownAppointments(work, domain)).toEqual([]);
});
