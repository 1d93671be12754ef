import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { fakeApp } from '../../core/app.fixture';
import { AppContext } from '../../core/app-context';
import { appointmentFields } from '../organisations/appointment/appointment-fields';
import { mapFields } from './fields';
import { FormField } from './form-field';

const form = {
  name: 'appointment',
  fields: appointmentFields,
  values: mapFields(appointmentFields, () => ''),
  errors: {},
  set: () => {},
};

/** A field as it comes with a document of that time. */
function shownAt(name: keyof typeof appointmentFields, time: string): string {
  const { app } = fakeApp({ boot: { now: Date.parse(time) } });
  return renderToStaticMarkup(
    <AppContext value={app}>
      <FormField form={form} name={name} />
    </AppContext>,
  );
}

it.each([
  ['2001-02-27T23:59:59+07:00', '2001-02-28'],
  ['2001-02-28T00:00:00+07:00', '2001-03-01'],
  // The day is the one in Western Indonesian Time.
  ['2001-12-30T17:00:00Z', '2002-01-01'],
])('at %s the document offers days from %s on', (time, first) => {
  expect(shownAt('date', time)).toContain(`min="${first}"`);
});

it('leaves other fields without a first day', () => {
  expect(shownAt('name', '2001-02-27T23:59:59+07:00')).not.toContain('min=');
});
