/** What visitors register: coders, teams, appointments. */

import { type Context, Hono } from 'hono';
import { accounts } from '../../accounts';
import { dayFromNow } from '../../data/table';
import type { App } from '../../env';
import { equal } from '../../filters';
import { type Body, bodyOf, problems, textOf } from '../../input';
import { created, type FieldErrors, invalid } from '../../respond';
import { first, insert } from '../../store';
import { placeProblems } from './regions';

const isEmpty = (errors: FieldErrors): boolean => Object.keys(errors).length === 0;

/** POST v1/auth/signup/coder. A password is checked and never kept. */
export async function signUpCoder(c: Context<App>): Promise<Response> {
  const body = await bodyOf(c);
  const errors = {
    ...problems(body, { name: '!short', email: '!email', phone: '!phone', password: '!password' }),
    ...(await placeProblems(c, body)),
  };
  if (!isEmpty(errors)) return invalid(errors);
  const email = textOf(body, 'email').toLowerCase();
  const taken =
    accounts.some((account) => account.email === email) ||
    (await first(c.env.DB, 'coders', ...equal('email', email)));
  if (taken) return invalid({ email: ['Surel ini sudah terdaftar'] });
  const [name, phone] = [textOf(body, 'name'), textOf(body, 'phone')];
  const coder = await insert(c.env.DB, 'coders', { name, email, phone, domain: c.get('domain') });
  return created({ id: coder.id, name, email }, 'Pendaftaran berhasil, silakan periksa surelmu');
}

const MOST_MEMBERS = 5;

function isMember(value: unknown): value is Body {
  if (typeof value !== 'object' || value === null) return false;
  return problems({ ...value }, { name: '!short', email: '!email', phone: 'phone' }) === null;
}

function memberProblems(members: unknown): FieldErrors {
  if (!Array.isArray(members) || members.length === 0) {
    return { members: ['Tim memerlukan paling sedikit satu anggota'] };
  }
  if (members.length > MOST_MEMBERS) return { members: [`Paling banyak ${MOST_MEMBERS} anggota`] };
  const wrong = members.findIndex((member) => !isMember(member));
  return wrong < 0 ? {} : { members: [`Nama atau surel anggota ${wrong + 1} belum benar`] };
}

async function storeTeam(c: Context<App>, withAccounts: boolean): Promise<Response> {
  const body = await bodyOf(c);
  const errors = {
    ...problems(body, {
      teamName: '!short',
      schoolName: '!short',
      provinceId: 'number',
      cityId: 'number',
      category: '!short',
      mentorName: 'short',
      ...(withAccounts ? { password: '!password' as const } : {}),
    }),
    ...memberProblems(body.members),
    ...(await placeProblems(c, body)),
  };
  if (!isEmpty(errors)) return invalid(errors);
  const name = textOf(body, 'teamName');
  if (await first(c.env.DB, 'teams', ...equal('teamName', name))) {
    return invalid({ teamName: ['Nama tim ini sudah dipakai'] });
  }
  const team = await insert(c.env.DB, 'teams', {
    teamName: name,
    schoolName: textOf(body, 'schoolName'),
    category: textOf(body, 'category'),
    mentorName: textOf(body, 'mentorName'),
    members: body.members,
  });
  return created({ id: team.id, teamName: name }, 'Tim berhasil didaftarkan');
}

/** POST v1/team/register. */
export const registerTeam = (c: Context<App>): Promise<Response> => storeTeam(c, false);

/** POST v1/auth/team/register: with a password for the members' accounts. */
export const registerTeamWithAccounts = (c: Context<App>): Promise<Response> => storeTeam(c, true);

/** v1/post/appointment. */
export const appointments = new Hono<App>().post('/create', async (c) => {
  const body = await bodyOf(c);
  const errors: FieldErrors = {
    ...problems(body, {
      name: '!short',
      email: '!email',
      phone: '!phone',
      institution: 'short',
      topic: '!short',
      date: '!date',
      time: 'short',
      message: 'long',
    }),
  };
  const today = dayFromNow(0);
  if (!errors.date && textOf(body, 'date') < today) errors.date = ['Tanggal ini sudah lewat'];
  if (!isEmpty(errors)) return invalid(errors);
  const fields = ['name', 'email', 'phone', 'institution', 'topic', 'date', 'time', 'message'];
  const record = Object.fromEntries(fields.map((field) => [field, textOf(body, field)]));
  const { id } = await insert(c.env.DB, 'appointments', record);
  return created({ id }, 'Perjanjian berhasil dibuat');
});
