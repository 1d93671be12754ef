import table from 'virtual:page-sidebar';
import { expect, it } from 'vitest';
import { ROLES } from '../../api/user';
import schema from '../../pages.schema.json' with { type: 'json' };
import { iconNames } from './portal-icons';
import { currentOf, hasDesk, sidebarOf } from './sidebar';

it('a kind that nobody knows has no sidebar', () => {
  expect(sidebarOf(null)).toEqual([]);
});

it.each(ROLES)('a %s finds their own pages, each once', (role) => {
  const links = sidebarOf(role).flatMap((group) => group.links);
  expect(links.map(({ page }) => page)).toContain('welcome');
  expect(new Set(links.map(({ to }) => to)).size).toBe(links.length);
});

it('who runs the site, writes or leads begins at a desk, others at what they learn', () => {
  expect(ROLES.filter(hasDesk)).toEqual([
    'superadmin',
    'admin',
    'writer',
    'lead_program',
    'lead_region',
  ]);
  expect(hasDesk(null)).toBe(false);
  const homeOf = (role: (typeof ROLES)[number]) =>
    sidebarOf(role)
      .flatMap(({ links }) => links)
      .find(({ page }) => page === 'welcome')?.label;
  expect([homeOf('writer'), homeOf('student')]).toEqual(['Meja kerja', 'Belajarku']);
});

it.each([
  ['/Studio', 'studio'],
  ['/studio/', 'studio'],
  ['/Studio/Write/news/a', 'studio'],
  ['/Studio/Categories', 'studio-categories'],
  ['/Studiosus', null],
  ['/About', null],
])('at %s one item is the current one: %s', (path, page) => {
  expect(currentOf(sidebarOf('superadmin'), path)).toBe(page);
});

it('every icon of the table is drawn', () => {
  const icons = table.flatMap(({ sidebar }) => sidebar?.icon ?? []);
  expect(icons.filter((icon) => !iconNames.includes(icon))).toEqual([]);
});

it('the schema of the page table knows every icon and every kind of user', () => {
  const { sidebar, portal } = schema.$defs.page.properties;
  expect(sidebar.properties.icon.enum).toEqual(iconNames);
  expect(portal.anyOf[1]?.pattern).toBe(`^(${ROLES.join('|')})( (${ROLES.join('|')}))*$`);
});
