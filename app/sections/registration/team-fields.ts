/** What a team is asked to register: itself and two to five members, the first its captain. */
import type { Call } from '../../api/call';
import {
  registerTeam,
  registerTeamWithAccounts,
  type TeamMember,
  type TeamRegistration,
} from '../../api/team';
import type { FieldSpec, FormFields } from '../forms/fields';
import { minLength, TICKED } from '../forms/rules';
import { emailAddress, mobilePhone, personName } from './contact-fields';

const CATEGORIES = [
  {
    value: 'Pengembangan Web',
    label: 'Pengembangan Web',
    hint: 'Membangun situs yang menjawab kebutuhan warga di sekitar sekolah.',
  },
  {
    value: 'Jaringan dan Awan',
    label: 'Jaringan dan Awan',
    hint: 'Merancang jaringan sekolah yang aman dan hemat.',
  },
  {
    value: 'Desain Produk',
    label: 'Desain Produk',
    hint: 'Merancang dan menguji purwarupa bersama penggunanya.',
  },
];

const PLACES = ['1', '2', '3', '4', '5'] as const;
type Place = (typeof PLACES)[number];
const FEWEST_MEMBERS = 2;

type MemberField = `member${Place}${'Name' | 'Email' | 'Phone'}`;

/** The team itself; `memberCount` says how many of the members' fields are asked. */
export const teamFields = {
  teamName: {
    kind: 'text',
    label: 'Nama tim',
    hint: 'Nama ini tampil di papan nilai.',
    max: 60,
    isImpersonal: true,
  },
  category: { kind: 'radio', label: 'Bidang lomba', options: CATEGORIES },
  mentorName: { ...personName, label: 'Nama guru pembimbing', autoComplete: 'off' },
  memberCount: {
    kind: 'select',
    label: 'Jumlah anggota',
    options: PLACES.slice(FEWEST_MEMBERS - 1).map((value) => ({ value, label: `${value} orang` })),
  },
} satisfies FormFields;

/** The fields of all members. */
export const memberFields = Object.fromEntries(
  PLACES.flatMap((place) => fieldsOf(place)),
  // `fromEntries` forgets which keys it was given; `memberNames` makes them all.
) as FormFields<MemberField>;

const wantsAccounts: FieldSpec['when'] = ({ withAccounts }) => withAccounts === TICKED;

/** Accounts for those of the team who have none yet: one password to begin with, for all of them. */
export const accountFields = {
  withAccounts: {
    kind: 'tick',
    label: 'Sekalian buatkan akun belajar untuk semua anggota.',
    optional: true,
  },
  password: {
    kind: 'password',
    label: 'Kata sandi awal tim',
    hint: 'Paling sedikit 8 huruf. Bagikan kepada anggota, lalu minta mereka menggantinya.',
    autoComplete: 'new-password',
    rules: [minLength(8)],
    when: wantsAccounts,
  },
} satisfies FormFields;

export type TeamValues = Readonly<Record<keyof typeof teamFields | MemberField, string>>;

/** The names of one member's fields. */
export function memberNames<P extends Place>(place: P) {
  return {
    name: `member${place}Name`,
    email: `member${place}Email`,
    phone: `member${place}Phone`,
  } as const;
}

/** The places that a team of this many has; none before the number is chosen. */
export function placesOf(memberCount: string): readonly Place[] {
  return PLACES.filter((place) => Number(place) <= Number(memberCount));
}

/** The team's members, the captain first. */
export function toMembers(values: TeamValues): TeamMember[] {
  return placesOf(values.memberCount).map((place) => {
    const { name, email, phone } = memberNames(place);
    return { name: values[name], email: values[email], phone: values[phone] };
  });
}

/** The registration as the service takes it. */
export function toTeam(
  values: TeamValues,
  school: Pick<TeamRegistration, 'schoolName' | 'provinceId' | 'cityId'>,
): TeamRegistration {
  const { schoolName, provinceId, cityId } = school;
  const { teamName, category, mentorName } = values;
  const members = toMembers(values);
  return { schoolName, provinceId, cityId, teamName, category, mentorName, members };
}

/** The call that registers a team: with its members' accounts where they are wanted. */
export function teamCall(
  values: TeamValues & Readonly<Record<keyof typeof accountFields, string>>,
  school: Pick<TeamRegistration, 'schoolName' | 'provinceId' | 'cityId'>,
): Call<undefined> {
  const team = toTeam(values, school);
  if (values.withAccounts !== TICKED) return registerTeam(team);
  return registerTeamWithAccounts({ ...team, password: values.password });
}

function fieldsOf(place: Place): [MemberField, FieldSpec][] {
  const { name, email, phone } = memberNames(place);
  const when: FieldSpec['when'] = ({ memberCount = '' }) => placesOf(memberCount).includes(place);
  // The browser would offer the visitor's own details for every member.
  const autoComplete = 'off';
  return [
    [name, { ...personName, when, autoComplete }],
    [email, { ...emailAddress, when, autoComplete }],
    [phone, { ...mobilePhone, when, autoComplete, optional: true }],
  ];
}
