import { describe, expect, it } from 'vitest';
import { mapFields } from '../forms/fields';
import { problemsOf } from '../forms/form-schema';
import { schoolFields, toSchool } from './school-fields';
import { memberFields, placesOf, teamFields, toTeam } from './team-fields';

const fields = { ...teamFields, ...memberFields };
const blank = mapFields(fields, () => '');

describe('a team’s places', () => {
  it.each([
    ['', 0],
    ['2', 2],
    ['5', 5],
    ['9', 5],
    ['x', 0],
  ])('%s members: %d', (count, places) => expect(placesOf(count)).toHaveLength(places));

  it.each([
    ['', 0],
    ['2', 4],
    ['3', 6],
  ])('%s members are asked %d things', (memberCount, asked) => {
    const wrong = Object.keys(problemsOf(fields, { ...blank, memberCount }));
    expect(
      wrong.filter((name) => name.startsWith('member') && name !== 'memberCount'),
    ).toHaveLength(asked);
  });

  it('sends the members that count', () => {
    const values = {
      ...blank,
      teamName: 'Arunika',
      category: 'Desain Produk',
      mentorName: 'Ibu Sari',
      memberCount: '2',
      member1Name: 'Ayu',
      member1Email: 'ayu@contoh.id',
      member1Phone: '+628123456789',
      member2Name: 'Bima',
      member2Email: 'bima@contoh.id',
      member3Name: 'Cahya',
    };
    const school = { schoolName: 'SMK Contoh', provinceId: '32', cityId: '3273' };
    expect(toTeam(values, school)).toEqual({
      ...school,
      teamName: 'Arunika',
      category: 'Desain Produk',
      mentorName: 'Ibu Sari',
      members: [
        { name: 'Ayu', email: 'ayu@contoh.id', phone: '+628123456789' },
        { name: 'Bima', email: 'bima@contoh.id', phone: '' },
      ],
    });
  });
});

describe('a school', () => {
  it.each([
    ['', {}],
    ['640', { totalStudents: 640 }],
  ])('with %s students', (totalStudents, expected) => {
    const { totalStudents: _left, ...rest } = mapFields(schoolFields, (name) => name);
    expect(toSchool({ ...rest, totalStudents })).toEqual({ ...rest, ...expected });
  });
});
