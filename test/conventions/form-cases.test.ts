/**
 * What every form that a visitor sends says of what is wrong in it (test/cases/forms.json): here by the
 * rules that the browser runs; test/worker/spec/form-cases.test.ts posts the same to the edge.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { requestFields } from '../../app/areas/earnings/pages/earnings-request/request-fields';
import { pledgeFields } from '../../app/areas/giving/pages/campaign/pledge-form';
import { aspirationFields } from '../../app/areas/giving/pages/donation/aspiration-form';
import { changeFields } from '../../app/areas/organisations/appointment/change-fields';
import { demoFields } from '../../app/areas/organisations/demo-section';
import { reviewFields } from '../../app/areas/posts/book-reviews/review-form';
import { accountFields } from '../../app/areas/registration/pages/register/account-form';
import { leagueFields } from '../../app/areas/schools/pages/liga-smk-register/steps';
import { testimonyFields } from '../../app/areas/testimonies/pages/testimony/testimony-form';
import { typedInto } from '../../app/sections/forms/deliver';
import { type FormFields, mapFields } from '../../app/sections/forms/fields';
import { problemsOf } from '../../app/sections/forms/form-schema';
import { appointmentFields } from '../../app/sections/organisations/appointment/appointment-fields';
import { schoolFields } from '../../app/sections/registration/school-fields';
import { teamFormFields } from '../../app/sections/registration/team-form';
import forms from '../cases/forms.json';
import { openDayFrom } from '../cases/open-day';

const bank = { id: '2', code: 'cendana', name: 'Bank Cendana' };

/** The fields of each form, and the file in which it is used. */
const FORMS: Readonly<Record<string, readonly [file: string, fields: FormFields]>> = {
  account: ['registration/pages/register/account-form.tsx', accountFields],
  school: ['registration/school-form.tsx', schoolFields],
  team: ['registration/team-form.tsx', teamFormFields],
  'liga-smk': ['schools/pages/liga-smk-register/league-form.tsx', leagueFields],
  appointment: ['organisations/pages/make-appointment/appointment-form.tsx', appointmentFields],
  'appointment-change': [
    'organisations/pages/make-appointment/change-form.tsx',
    changeFields('alpha.example'),
  ],
  demo: ['organisations/demo-section.tsx', demoFields],
  testimony: ['testimonies/pages/testimony/testimony-form.tsx', testimonyFields],
  donation: ['giving/pages/campaign/pledge-form.tsx', pledgeFields],
  aspiration: ['giving/pages/donation/aspiration-form.tsx', aspirationFields([])],
  'book-review:metamorfosa': ['posts/book-reviews/review-form.tsx', reviewFields],
  payout: [
    'earnings/pages/earnings-request/request-form.tsx',
    requestFields({ available: 900_000, minimum: 50_000 }, [bank]),
  ],
};

/** Forms of the staff, on pages that need a script. */
const STAFF = [
  'earnings/pages/payouts/reject-form.tsx',
  'settings/pages/settings/app-part.tsx',
  'studio/pages/studio-categories/category-form.tsx',
  'studio/pages/studio-write/post-form.tsx',
];

it('every form has cases', () => {
  const app = join(import.meta.dirname, '../../app');
  const used = globSync('{areas,sections}/*/**/*.tsx', { cwd: app })
    .filter((path) => /\buseForm[<(]/.test(readFileSync(join(app, path), 'utf8')))
    .map((path) => path.replace(/^\w+\//, ''));
  const known = [...Object.values(FORMS).map(([file]) => file), ...STAFF];
  expect(
    used.sort(),
    'each file with a form has a row in FORMS and one in test/cases/forms.json, or is in STAFF',
  ).toEqual(known.sort());
  const cases = forms.map(({ form }) => form);
  expect(cases, 'test/cases/forms.json, in the order of FORMS').toEqual(Object.keys(FORMS));
  for (const { form, wrong } of forms) expect(wrong.length, form).toBeGreaterThan(2);
});

describe.each(forms.map((row) => [row.form, row] as const))('%s', (form, { right, wrong }) => {
  const [, fields = {}] = FORMS[form] ?? [];
  const said = (typed: object) => {
    const sent = Object.entries({ ...right, ...typed }).flatMap(([name, value]) =>
      typeof value === 'string'
        ? [[name, value.replace('{openDay}', openDayFrom(Date.now()))]]
        : [],
    );
    const values = typedInto(fields, Object.fromEntries(sent));
    const problems = problemsOf(
      fields,
      mapFields(fields, (name) => values[name] ?? ''),
    );
    return Object.fromEntries(
      Object.entries(problems).map(([name, text = '']) => [name, text.replaceAll('\u00a0', ' ')]),
    );
  };

  it('is right', () => expect(said({})).toEqual({}));

  it.each(wrong.map((row) => [JSON.stringify(row.typed), row] as const))('%s', (_typed, row) => {
    expect(said(row.typed)).toEqual(row.said);
  });
});
