/** What the portal's sidebar lists for whom: the pages of the page table that have a place in it. */
import table from 'virtual:page-sidebar';
import type { Role } from '../../api/user';
import { pagePath } from '../../router/page-table';
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

/** The page that stands for the address, one alone: the nearest of those it is in. */
export function currentOf(groups: readonly SidebarGroup[], pathname: string): string | null {
  const here = pathname.toLowerCase();
  const holding = groups
    .flatMap(({ links }) => links)
    .filter(({ to }) => `${here}/`.startsWith(`${to.toLowerCase()}/`));
  holding.sort((one, other) => other.to.length - one.to.length);
  return holding[0]?.page ?? null;
}

/** The page that a login leads to, and what it is called by those who begin at their desk there. */
const HOME = 'welcome';
const DESK = { group: 'Kerja', label: 'Meja kerja' };

/** The groups of who runs the site, writes for it, or leads a part of it. */
const OF_STAFF: ReadonlySet<string> = new Set(['Pengelolaan', 'Studio']);

/** Whether a role begins at a desk of its own: it has more to do here than to learn or to be paid. */
export function hasDesk(role: Role | null): boolean {
  return table.some(
    ({ portal = 'any', sidebar }) =>
      sidebar !== undefined && OF_STAFF.has(sidebar.group) && role !== null && maySee(portal, role),
  );
}

/** The groups of a role, in the page table's order; a kind that nobody knows has none (spec section 6). */
export function sidebarOf(role: Role | null): readonly SidebarGroup[] {
  if (role === null) return [];
  const links = table.flatMap(({ name, portal = 'any', sidebar }) =>
    sidebar && maySee(portal, role)
      ? [
          {
            ...sidebar,
            ...(name === HOME && hasDesk(role) && DESK),
            page: name,
            to: pagePath(name),
          },
        ]
      : [],
  );
  return [...new Set(links.map(({ group }) => group))].map((label) => ({
    label,
    links: links.filter(({ group }) => group === label),
  }));
}
