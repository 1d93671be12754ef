/** What the portal's sidebar lists for whom: the pages of the page table that have a place in it. */
import table from 'virtual:page-sidebar';
import type { Role } from '../../api/user';
import { pagePath } from '../../route/page-table';
import { maySee } from './access';

export interface SidebarLink {
  readonly page: string;
  readonly label: string;
  readonly icon: string;
  readonly to: string;
}

export interface SidebarGroup {
  readonly label: string;
  readonly links: readonly SidebarLink[];
}

/** The groups of a role, in the page table's order; a kind that nobody knows has none (spec section 6). */
export function sidebarOf(role: Role | null): readonly SidebarGroup[] {
  if (role === null) return [];
  const links = table.flatMap(({ name, portal = 'any', sidebar }) =>
    sidebar && maySee(portal, role) ? [{ ...sidebar, page: name, to: pagePath(name) }] : [],
  );
  return [...new Set(links.map(({ group }) => group))].map((label) => ({
    label,
    links: links.filter(({ group }) => group === label),
  }));
}
