import { describe, expect, it } from 'vitest';
import type { Mentor } from '../../api/mentor';
import { matches, topicsOf } from './match';

function mentor(name: string, expertise: string[], bio = '', position = ''): Mentor {
  const empty = { slug: name, company: '', programId: '', photo: '', linkedIn: '', city: '' };
  return { ...empty, id: name, name, expertise, bio, position, totalClasses: 0, totalStudents: 0 };
}

const mentors = [
  mentor('a', ['karier', 'tujuan'], 'Luang Senin malam dan Sabtu pagi.'),
  mentor('b', ['harga'], 'Luang Rabu malam.', 'Mentor usaha kecil'),
  mentor('c', ['Karier'], ''),
  mentor('d', [], 'Semalaman menulis.'),
];
const goals = [{ key: 'usaha', label: '', words: ['usaha'] }];
const wish = { topic: '', goal: '', time: '' };

describe('matches', () => {
  it.each([
    ['nothing asked', {}, ['a', 'b', 'c', 'd']],
    ['a topic', { topic: 'karier' }, ['a', 'c']],
    ['a time, as a whole word', { time: 'malam' }, ['a', 'b']],
    ['a goal by the words of a profile', { goal: 'usaha' }, ['b']],
    ['a topic before a time', { topic: 'karier', time: 'malam' }, ['a', 'c', 'b']],
    ['goal and time together', { goal: 'usaha', time: 'malam' }, ['b', 'a']],
    ['an unknown goal', { goal: 'toString' }, ['a', 'b', 'c', 'd']],
    ['nobody', { topic: 'memasak' }, []],
  ])('%s', (_name, asked, names) => {
    const found = matches(mentors, { ...wish, ...asked }, goals);
    expect(found.map(({ mentor: { name } }) => name)).toEqual(names);
  });

  it('says what of the wish is answered', () => {
    const asked = { topic: 'harga', goal: 'usaha', time: 'malam' };
    expect(matches(mentors, asked, goals)[0]?.reasons).toEqual([
      'soal harga',
      'pernah di tujuanmu',
      'luang Rabu malam',
    ]);
  });
});

it('knows every topic once, the most common first', () => {
  const more = [...mentors, mentor('e', ['tujuan', ''])];
  expect(topicsOf(more)).toEqual(['tujuan', 'harga', 'karier', 'Karier']);
});
