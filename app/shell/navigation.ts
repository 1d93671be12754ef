/**
 * What the header and the footer link to: the pages of the page table that have a place in the menus
 * and that the tenant has.
 */
import { useMemo } from 'react';
import { useBoot } from '../core/app-context';
import { pagePath, pageRow, pageTable, usePageSet } from '../router/page-table';
import { useSignedIn } from '../session/session';

export interface NavLink {
  readonly page: string;
  readonly label: string;
  readonly to: string;
}

export interface NavGroup {
  readonly label: string;
  readonly links: readonly NavLink[];
}

/** Up to this many links stand side by side in the header; more of them are grouped. */
const FLAT_LIMIT = 5;

export interface SiteNavigation {
  /** The menu's links where they are few enough to stand side by side; null where they need groups. */
  readonly flat: readonly NavLink[] | null;
  /** Every page the tenant has, as a grouped menu shows them. */
  readonly groups: readonly NavGroup[];
  /** What the footer lists: the pages that the brand names and help, or every page. */
  readonly foot: readonly NavGroup[];
  /** What the header's button leads to; null when the tenant has none of the pages. */
  readonly action: NavLink | null;
}

/** The navigation of the current tenant. */
export function useSiteNavigation(): SiteNavigation {
  const has = usePageSet();
  const { tenant, look } = useBoot();
  const { titles } = tenant;
  const isSignedIn = useSignedIn();
  return useMemo(() => {
    const link = (page: string, label: string): NavLink => {
      return { page, label: titles[page]?.title ?? label, to: pagePath(page) };
    };
    const shown = pageTable.flatMap(({ name, menu }) =>
      menu && has(name) ? [{ name, menu }] : [],
    );
    const groups = [...new Set(shown.map(({ menu }) => menu.group))].map((label): NavGroup => {
      const own = shown.filter(({ menu }) => menu.group === label);
      return { label, links: own.map(({ name, menu }) => link(name, menu.label)) };
    });
    const isInMenu = ({ page }: NavLink) => pageRow(page)?.menu?.footer !== true;
    const all = groups.flatMap(({ links }) => links);
    const few = look.menu
      ? look.menu.flatMap((page) => all.find((one) => one.page === page) ?? [])
      : all.filter(isInMenu);
    const chosen = look.foot?.flatMap((page) => all.find((one) => one.page === page) ?? []);
    const foot = chosen
      ? [{ label: 'Jelajahi', links: chosen }, ...groups.slice(-1)].map(({ label, links }) => ({
          label,
          links: links.filter((one) => links === chosen || !chosen.includes(one)),
        }))
      : groups;
    const action = actionOf(has, isSignedIn);
    return { flat: look.menu || few.length <= FLAT_LIMIT ? few : null, groups, foot, action };
  }, [has, titles, look, isSignedIn]);
}

function actionOf(has: (page: string) => boolean, isSignedIn: boolean): NavLink | null {
  const actions: [string, string][] = [
    ['register', 'Daftar'],
    ['class', 'Cari kelas'],
    ['program', 'Lihat program'],
    ['courses', 'Lihat kursus'],
  ];
  // Who has an account is not asked to make one.
  const found = actions.find(([page]) => has(page) && !(isSignedIn && page === 'register'));
  return found ? { page: found[0], label: found[1], to: pagePath(found[0]) } : null;
}
