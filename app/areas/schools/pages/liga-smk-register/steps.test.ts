import { describe, expect, it } from 'vitest';
import { fakeClient } from '../../../../api/fake-gateway';
import { mapFields } from '../../../../sections/forms/fields';
import { problemsOf } from '../../../../sections/forms/form-schema';
import { firstOpenStep } from '../../../../sections/forms/steps';
import { leagueFields, sendLeague, steps } from './steps';

const blank = mapFields(leagueFields, () => '');
const old = { ...blank, standing: 'lama', name: 'SMK Contoh', provinceId: '32', cityId: '3273' };
const team = {
  ...old,
  teamName: 'Arunika',
  category: 'Desain Produk',
  mentorName: 'Sari',
  memberCount: '2',
};
const members = {
  ...team,
  member1Name: 'Ayu',
  member1Email: 'ayu@contoh.id',
  member2Name: 'Bima',
  member2Email: 'bima@contoh.id',
};

describe('the step to go on with', () => {
  it.each([
    ['nothing', blank, 0],
    ['a new school without its number', { ...old, standing: 'baru' }, 0],
    ['a registered school', old, 1],
    ['a team', team, 2],
    ['its members', members, 3],
    ['all', { ...members, consent: 'yes' }, 3],
  ])('after %s', (_name, values, step) => {
    expect(firstOpenStep(steps, problemsOf(leagueFields, values))).toBe(step);
  });

  it('every field is asked in one step', () => {
    expect(steps.flatMap(({ names }) => names)).toEqual(Object.keys(leagueFields));
  });
});

it('says beside the school what the platform says of the team’s school', async () => {
  const errors = { schoolName: ['Tidak dikenal'], teamName: ['Sudah dipakai'] };
  const { send } = fakeClient({ status: 422, body: { message: 'Periksa', errors } });
  const answer = await sendLeague(members, { send, sentSchools: new Set() });
  expect(answer.status === false && answer.errors).toEqual({
    name: ['Tidak dikenal'],
    teamName: ['Sudah dipakai'],
  });
});

describe('sending', () => {
  it.each([
    ['a registered school', members, [], ['team']],
    ['a new school', { ...members, standing: 'baru', npsn: '20200009' }, [], ['school', 'team']],
    ['a school sent before', { ...members, standing: 'baru', npsn: '1' }, ['1'], ['team']],
  ])('%s', async (_name, values, sent, expected) => {
    const { seen, send } = fakeClient({ status: 201 });
    await sendLeague(values, { send, sentSchools: new Set(sent) });
    expect(seen.map(({ path }) => path)).toEqual(
      expected.map((what) => `/api/services/v1/${what}/register`),
    );
  });

  it('with accounts goes by the call that makes them, the password with it', async () => {
    const { seen, send } = fakeClient({ status: 201 });
    const values = { ...members, withAccounts: 'yes', password: 'kalimat pendek' };
    await sendLeague(values, { send, sentSchools: new Set() });
    expect(seen.map(({ path }) => path)).toEqual(['/api/services/v1/auth/team/register']);
  });
});
