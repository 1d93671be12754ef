import { describe, expect, it } from 'vitest';
import type { Mentor } from '../../../../api/mentor';
import { commonSkills, directoryHref, findMentors, readDirectory } from './directory';

function mentor(id: string, name: string, expertise: string[], city = ''): Mentor {
  const empty = {
    slug: id,
    position: '',
    company: '',
    photo: '',
    bio: '',
    linkedIn: '',
    programId: '',
  };
  return { ...empty, id, name, expertise, city, totalClasses: 0, totalStudents: 0 };
}

const mentors = [
  mentor('1', 'Dewi Lestari', ['SQL', 'Python'], 'Bandung'),
  mentor('2', 'Bima Aji', ['Python'], 'Medan'),
  mentor('3', 'Tiur Siahaan', ['Figma'], 'Medan'),
];

describe('findMentors', () => {
  it.each([
    ['', '', ['1', '2', '3']],
    ['medan', '', ['2', '3']],
    ['MEDAN python', '', ['2']],
    ['', 'python', ['1', '2']],
    ['dewi', 'Figma', []],
    ['', 'Pyth', []],
  ])('%j with skill %j', (search, skill, ids) => {
    expect(findMentors(mentors, { search, skill }).map(({ id }) => id)).toEqual(ids);
  });
});

it.each([
  [1, ['Python']],
  [9, ['Python', 'Figma', 'SQL']],
])('the %i most common skills', (most, skills) => {
  expect(commonSkills(mentors, most)).toEqual(skills);
});

describe('the address', () => {
  it.each([
    ['', { search: '', skill: '', page: 1 }],
    ['search=+a+&page=0', { search: 'a', skill: '', page: 1 }],
    ['skill=SQL&page=3', { search: '', skill: 'SQL', page: 3 }],
  ])('reads %j', (query, expected) => {
    expect(readDirectory(new URLSearchParams(query))).toEqual(expected);
  });

  const now = { search: 'a', skill: 'SQL', page: 2 };
  it.each([
    [{ skill: '' }, '?search=a'],
    [{ page: 3 }, '?search=a&skill=SQL&page=3'],
    [{ search: '', skill: '' }, '?'],
  ])('after %j', (change, href) => {
    expect(directoryHref(now, change)).toBe(href);
  });
});
