/**
 * The app at the edge: boot data and an address in, HTML out. It makes no call and keeps nothing, so
 * one isolate renders for many tenants at once. Calls whose answers are not in the boot data stay
 * loading, which the browser takes up.
 */
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server.edge';
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { createDrifts } from '../api/contract/drift';
import { type App, createApp } from '../core/app';
import { isClosed, parseBoot } from '../core/boot';
import { errorFacts } from '../router/page-error';
import { lastWord } from '../sections/last-word';
import { errorContent } from '../shell/error-screen';
import { MaintenanceScreen } from '../shell/maintenance-screen';
import { missingPage } from '../shell/missing-part';
import { createOwnWords } from '../ui/own-words';
import { Frame } from './frame';
import { createRoutes } from './router';

/** Chunks stand beside this one; a missing one ends the rendering. */
const guard = { recover: () => false };

/** The status of a document for what is not there. */
const NOT_FOUND = 404;

/** A page's HTML, or that it is not there. */
export type Rendering = string | typeof NOT_FOUND;

/** What the edge is given back (worker/src/services/renderer.rs). */
export interface Rendered {
  readonly page: Rendering;
  /** Where the answers that it was made of lack something, as JSON; empty where nowhere. */
  readonly drifts: string;
}

/** React's mark in front of a part that is not there. */
const UNFINISHED = '<!--$!-->';

/**
 * Renders the page at an address. Empty where there is nothing to be rendered: the page leads
 * elsewhere; {@link NOT_FOUND} where the page finds in its data that there is no such thing, which the
 * boot data does not say yet. Rejects with what a component has thrown.
 */
export async function render(bootJson: string, address: string): Promise<Rendered> {
  return looking(bootJson, (app) => pageHtml(app, address));
}

/** What `make` makes of an app that looks at the answers which it shows. */
export async function looking(
  bootJson: string,
  make: (app: App) => Promise<Rendering>,
): Promise<Rendered> {
  const { look, found } = createDrifts();
  const app = createApp({ boot: parseBoot(bootJson), fetch: neverAnswered });
  const page = await make({ ...app, look });
  const drifts = found();
  return { page, drifts: drifts.length > 0 ? JSON.stringify(drifts) : '' };
}

/** The page of an app that is there already. */
export async function pageHtml(app: App, address: string): Promise<Rendering> {
  await Promise.all([
    errorContent.load(),
    missingPage.load(),
    lastWord.load(),
    app.service(createOwnWords).load(),
  ]);
  if (isClosed(app.boot)) return htmlOf(app, <MaintenanceScreen />);
  const { query, dataRoutes } = createStaticHandler(createRoutes(app, guard));
  const context = await query(new Request(address));
  if (context instanceof Response) return '';
  if (app.boot.status !== NOT_FOUND && isNotFound(context)) return NOT_FOUND;
  const router = createStaticRouter(dataRoutes, context);
  return htmlOf(app, <StaticRouterProvider router={router} context={context} hydrate={false} />);
}

/** Whether a loader has ended in there being no such thing. */
function isNotFound({ errors }: StaticHandlerContext): boolean {
  return Object.values(errors ?? {}).some((error) => errorFacts(error).status === NOT_FOUND);
}

/** The first view is made of what came with the document alone: nothing asks in earnest. */
export function neverAnswered(): Promise<never> {
  return new Promise(() => {});
}

/**
 * The markup of the whole app. Empty where a part of the page waits for code or data: React marks
 * such a part to be made anew in the browser, which would take away what was already shown.
 */
export function htmlOf(app: App, page: ReactNode): string {
  const html = renderToString(<Frame app={app}>{page}</Frame>);
  return html.includes(UNFINISHED) ? '' : html;
}
