import { expect, it } from 'vitest';
import { memoryStore } from '../../../core/fake-storage';
import { readDraft, writeDraft } from '../../forms/draft';
import { mapFields } from '../../forms/fields';
import { APPOINTMENT, appointmentFields, beginAppointment } from './appointment-fields';

const nothing = mapFields(appointmentFields, () => '');

it('begins the form, and keeps what was typed beside', () => {
  const stores = { work: memoryStore(), session: memoryStore() };
  const typed = { ...nothing, name: 'Sari', topic: 'Hal lain', message: 'Halo' };
  writeDraft(stores, APPOINTMENT, appointmentFields, typed);
  beginAppointment(stores, { topic: 'Merekrut lulusan', message: 'Ingin bertemu tiga orang' });
  const draft = readDraft(stores, APPOINTMENT, appointmentFields, nothing);
  expect(draft).toEqual({
    ...nothing,
    name: 'Sari',
    topic: 'Merekrut lulusan',
    message: 'Ingin bertemu tiga orang',
  });
});

it('leaves out a topic that the form does not offer', () => {
  const stores = { work: memoryStore(), session: memoryStore() };
  beginAppointment(stores, { topic: 'Lain sekali', message: '' });
  expect(readDraft(stores, APPOINTMENT, appointmentFields, nothing)).toBeNull();
});
