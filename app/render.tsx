/**
 * The app at the edge: boot data and an address in, HTML out. It makes no call and keeps nothing, so
 * one isolate renders for many tenants at once. Calls whose answers are not in the boot data stay
 * loading, which the browser takes up.
 */
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server.edge';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { type App, createApp } from './app';
import { isClosed, parseBoot } from './boot';
import { Frame } from './frame';
import { createRoutes } from './router';
import { errorContent } from './shell/error-screen';
import { MaintenanceScreen } from './shell/maintenance-screen';

/** Chunks stand beside this one; a missing one ends the rendering. */
const guard = { recover: () => false };

/** React's mark in front of a part that is not there. */
const UNFINISHED = '<!--$!-->';

/**
 * Renders the page at an address. Empty where there is nothing to be rendered: the page leads
 * elsewhere. Rejects with what a component has thrown.
 */
export async function render(bootJson: string, address: string): Promise<string> {
  const app = createApp({ boot: parseBoot(bootJson), fetch: neverAnswered });
  await errorContent.load();
  if (isClosed(app.boot)) return htmlOf(app, <MaintenanceScreen />);
  const { query, dataRoutes } = createStaticHandler(createRoutes(app, guard));
  const context = await query(new Request(address));
  if (context instanceof Response) return '';
  const router = createStaticRouter(dataRoutes, context);
  return htmlOf(app, <StaticRouterProvider router={router} context={context} hydrate={false} />);
}

/** The first view is made of what came with the document alone: nothing asks in earnest. */
function neverAnswered(): Promise<never> {
  return new Promise(() => {});
}

/**
 * The markup of the whole app. Empty where a part of the page waits for code or data: React marks
 * such a part to be made anew in the browser, which would take away what was already shown.
 */
function htmlOf(app: App, page: ReactNode): string {
  const html = renderToString(<Frame app={app}>{page}</Frame>);
  return html.includes(UNFINISHED) ? '' : html;
}
