import { expect, it } from 'vitest';
import type { Role } from '../../api/user';
import { pageTable } from '../../router/page-table';
import { maySee, whoSees } from './access';

it.each<[portal: string, role: Role | null, seen: boolean]>([
  ['any', 'student', true],
  ['any', null, true],
  ['guests', null, true],
  ['mentor partner', 'partner', true],
  ['mentor partner', 'student', false],
  ['mentor partner', null, false],
  ['lead_program', 'lead_region', false],
  ['superadmin', 'admin', false],
])('a page for "%s" and the role %s: %s', (portal, role, seen) => {
  expect(maySee(portal, role)).toBe(seen);
});

it('names whom a page is for', () => {
  expect(whoSees('mentor partner')).toBe('Mentor dan Mitra');
  expect(whoSees('writer')).toBe('Penulis');
});

it('every page of the portal is in every tenant', () => {
  const pages = pageTable.filter(({ portal }) => portal !== undefined);
  expect(pages.length).toBeGreaterThan(1);
  expect(pages.filter(({ everyone }) => everyone !== true)).toEqual([]);
});
