/** The league's registration in steps: which fields each asks, and how its answers are sent. */

import type { Answer } from '../../../../api/answer';
import type { Send } from '../../../../api/client';
import { registerSchool } from '../../../../api/school';
import { entriesOf, type FieldSpec, type FormFields } from '../../../../sections/forms/fields';
import type { FormValues } from '../../../../sections/forms/rules';
import { renameErrors } from '../../../../sections/forms/service-errors';
import type { FormStep } from '../../../../sections/forms/steps';
import { schoolFields, toSchool } from '../../../../sections/registration/school-fields';
import {
  accountFields,
  memberFields,
  teamCall,
  teamFields,
} from '../../../../sections/registration/team-fields';

export type LeagueField =
  | 'standing'
  | 'consent'
  | keyof typeof schoolFields
  | keyof typeof teamFields
  | keyof typeof memberFields
  | keyof typeof accountFields;

export type LeagueValues = Readonly<Record<LeagueField, string>>;

const isNew = ({ standing }: FormValues): boolean => standing === 'baru';
const whenNew = <T extends FieldSpec>(field: T) => ({ ...field, when: isNew });

const schoolStep = {
  standing: {
    kind: 'radio',
    label: 'Keadaan sekolahmu',
    options: [
      { value: 'baru', label: 'Belum terdaftar', hint: 'Kami daftarkan sekalian.' },
      { value: 'lama', label: 'Sudah terdaftar', hint: 'Cukup nama dan kotanya.' },
    ],
  },
  ...schoolFields,
  npsn: whenNew(schoolFields.npsn),
  address: whenNew(schoolFields.address),
  totalStudents: whenNew(schoolFields.totalStudents),
  contactName: whenNew(schoolFields.contactName),
  contactPosition: whenNew(schoolFields.contactPosition),
  email: whenNew(schoolFields.email),
  phone: whenNew(schoolFields.phone),
} satisfies FormFields;

const consentStep = {
  consent: {
    kind: 'tick',
    label: 'Sekolah dan semua anggota tim setuju mengikuti aturan liga.',
  },
} satisfies FormFields;

export const leagueFields: FormFields<LeagueField> = {
  ...schoolStep,
  ...teamFields,
  ...memberFields,
  ...accountFields,
  ...consentStep,
};

export interface LeagueStep extends FormStep<LeagueField> {
  readonly title: string;
}

const namesOf = <Name extends string>(fields: FormFields<Name>): Name[] =>
  entriesOf(fields).map(([name]) => name);

export const steps: readonly LeagueStep[] = [
  { title: 'Sekolah', names: namesOf(schoolStep) },
  { title: 'Tim', names: namesOf(teamFields) },
  { title: 'Anggota', names: namesOf(memberFields) },
  // The password is asked for last: what is sent in steps without a script carries no secret on.
  { title: 'Periksa', names: [...namesOf(accountFields), ...namesOf(consentStep)] },
];

/** Remembers which schools this visitor has registered, for a second try of the team's part. */
export interface SentSchools {
  has(npsn: string): boolean;
  add(npsn: string): void;
}

/** Registers the school, unless it is registered, and then the team; the first failure is the answer. */
export async function sendLeague(
  values: LeagueValues,
  { send, sentSchools }: { send: Send; sentSchools: SentSchools },
): Promise<Answer<undefined>> {
  if (isNew(values) && !sentSchools.has(values.npsn)) {
    const answer = await send(registerSchool(toSchool(schoolValues(values))));
    if (!answer.status) return answer;
    sentSchools.add(values.npsn);
  }
  const { name: schoolName, provinceId, cityId } = values;
  const answer = await send(teamCall(values, { schoolName, provinceId, cityId }));
  return renameErrors(answer, { schoolName: 'name' satisfies LeagueField });
}

function schoolValues(values: LeagueValues) {
  const { name, npsn, provinceId, cityId, address } = values;
  const { totalStudents, contactName, contactPosition, email, phone } = values;
  return {
    ...{ name, npsn, provinceId, cityId, address },
    ...{ totalStudents, contactName, contactPosition, email, phone },
  };
}
