/**
 * What the header and the footer link to: the pages of the page table that have a place in the menus
 * and that the tenant has.
 */
import { useMemo } from 'react';
import { useBoot } from '../core/app-context';
import { pagePath, pageTable, usePageSet } from '../router/page-table';
import { useSignedIn } from './session/session';

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

/** Up to this many letters, and a comma between two names, stand beside logo and buttons from 1024 pixels on. */
const LONG_MENU = 53;

export interface SiteNavigation {
  /** The menu's links where they are few enough to stand side by side; null where they need groups. */
  readonly flat: readonly NavLink[] | null;
  /** Whether the links that stand side by side have no room on one line below 1280 pixels. */
  readonly isLong: boolean;
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
    const all = pageTable.flatMap(({ name, menu }) => {
      if (!menu || !has(name)) return [];
      return { page: name, label: titles[name]?.title ?? menu.label, to: pagePath(name), menu };
    });
    const groups = [...new Set(all.map(({ menu }) => menu.group))].map((label) => ({
      label,
      links: all.filter(({ menu }) => menu.group === label),
    }));
    const named = (pages: readonly string[] | undefined) =>
      pages?.flatMap((page) => all.find((one) => one.page === page) ?? []);
    const few = named(look.menu) ?? all.filter(({ menu }) => !menu.footer);
    const chosen = named(look.foot);
    const foot = chosen ? [{ label: 'Jelajahi', links: chosen }, ...groups.slice(-1)] : groups;
    const action = actionOf(has, isSignedIn);
    const flat = look.menu || few.length <= FLAT_LIMIT ? few : null;
    const names = String(flat?.map(({ label }) => label));
    // A masthead gives them a line of their own.
    const isLong = look.header !== 'masthead' && names.length > LONG_MENU;
    return { flat, isLong, groups, foot, action };
  }, [has, titles, look, isSignedIn]);
}

/** What the header's button may lead to, the first of them that there is. */
const ACTIONS = {
  register: 'Daftar',
  class: 'Cari kelas',
  program: 'Lihat program',
  courses: 'Lihat kursus',
};

function actionOf(has: (page: string) => boolean, isSignedIn: boolean): NavLink | null {
  // Who has an account is not asked to make one.
  const found = Object.entries(ACTIONS).find(
    ([page]) => has(page) && !(isSignedIn && page === 'register'),
  );
  return found ? { page: found[0], label: found[1], to: pagePath(found[0]) } : null;
}
