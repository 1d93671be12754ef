/**
 * A page of the portal for who has no script. In the document's page there is nothing of it, as who is
 * there is asked in a browser; so it stands beside that one, in the document's own `<noscript>`.
 */
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { ScriptlessPortal } from '../areas/portal/scriptless-portal';
import type { App } from '../core/app';
import { isClosed } from '../core/boot';
import { loadPageModule } from '../router/page-loader';
import { pagePath } from '../router/page-table';
import { PageContext } from '../router/use-page';
import { SCRIPTLESS_PAGES } from '../shell/session/scriptless-pages';
import { createScriptlessView } from '../shell/session/scriptless-view';
import { htmlOf } from './render';

/** Stands in front of it (worker/core/src/document/page_html.rs). */
const MARK = '<!--portal-->';

/** Whether the app's page is one of those. */
export function isForScriptless({ boot }: App): boolean {
  const isThere = boot.page !== null && boot.status !== 404 && !isClosed(boot);
  return isThere && SCRIPTLESS_PAGES.includes(boot.page?.name ?? '');
}

/** The page at an address, with what is known of its visitor, behind a mark; empty for all others. */
export async function portalHtml(app: App, address: string): Promise<string> {
  const { page } = app.boot;
  if (page === null || !isForScriptless(app)) return '';
  const { default: Page } = await loadPageModule(page.name);
  const match = { ...page, canonical: pagePath(page.name, page.params) };
  const element = (
    <PageContext value={match}>
      <ScriptlessPortal page={page.name}>
        <Page />
      </ScriptlessPortal>
    </PageContext>
  );
  const { query, dataRoutes } = createStaticHandler([{ path: '*', element }]);
  const context = await query(new Request(address));
  if (context instanceof Response) return '';
  const view = app.service(createScriptlessView);
  const own: App = { ...app, own: (call) => view.read(call) };
  const router = createStaticRouter(dataRoutes, context);
  const html = htmlOf(
    own,
    <StaticRouterProvider router={router} context={context} hydrate={false} />,
  );
  // One within another would end the outer one, and show the rest to everybody.
  return html === '' ? '' : MARK + html.replaceAll(/<\/?noscript>/g, '');
}
