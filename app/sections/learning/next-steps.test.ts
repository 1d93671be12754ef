import { expect, it } from 'vitest';
import type { Role } from '../../api/user';
import { nextSteps } from './next-steps';

const all = () => true;

it.each([
  ['student', all, ['courses', 'class', 'chat', 'make-appointment']],
  ['nobody knows', all, ['courses', 'class', 'chat', 'make-appointment']],
  ['mentor', all, ['silabus', 'training-services-syllabus', 'courses', 'class']],
  ['partner', all, ['talent-hiring', 'training-services', 'courses', 'class']],
  ['student', (page: string) => page === 'courses', ['courses']],
  ['partner', () => false, []],
] as [Role | 'nobody knows', (page: string) => boolean, string[]][])(
  'next steps of %s',
  (role, has, pages) => {
    const known = role === 'nobody knows' ? null : role;
    expect(nextSteps(known, has).map(({ page }) => page)).toEqual(pages);
  },
);
