/** Collects the first views of pages and landings (app/router/first-view.ts). */
import { type FirstView, type FirstViews, templatesOf } from '../router/first-view';
import type { PageCall } from '../router/page-calls';

/** What app/first-views.json holds. */
export interface FirstViewTable {
  /** By the page's name. */
  readonly pages: Readonly<Record<string, readonly (string | PageCall)[]>>;
  /** By the brand's key, of the landings that do not show what the home page's view reads. */
  readonly landings: Readonly<Record<string, readonly string[]>>;
}

const areas = import.meta.glob<FirstViews>('../areas/*/pages/first-views.ts', {
  eager: true,
  import: 'firstViews',
});

const brands = import.meta.glob<FirstView>('../brands/*/first-view.ts', {
  eager: true,
  import: 'firstView',
});

/** All of them, by name. Throws an error for a call that cannot be written as a template. */
export function collectFirstViews(): FirstViewTable {
  const pages = Object.values(areas).flatMap((views) => Object.entries(views));
  const landings = Object.entries(brands).map(
    ([file, view]) => [file.split('/')[2] ?? '', view] as const,
  );
  return {
    pages: tableOf(pages, (view) => templatesOf(view)),
    landings: tableOf(landings, (view) => templatesOf(view).map(fixed)),
  };
}

function tableOf<T>(views: (readonly [string, FirstView])[], read: (view: FirstView) => T) {
  const names = views.map(([name]) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`${twice}: two areas name its first view`);
  const sorted = views.toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([name, view]) => [name, read(view)]));
}

/** A call of a landing, which has no parameters. */
function fixed(call: string | PageCall): string {
  if (typeof call === 'string' && !call.includes('{')) return call;
  throw new Error(`${JSON.stringify(call)}: the first view of a landing has no parameters`);
}
