/** A page as one visitor has it, who is signed in with a browser that runs no scripts. */
import { type Client, createClient } from '../api/client';
import type { App } from '../core/app';
import { createScriptlessView } from '../shell/session/scriptless-view';
import { portalHtml } from './portal-html';
import { looking, pageHtml, type Rendered, type Rendering } from './render';

/** What is read of the answer to something, and what of that: no page needs more. */
const MOST_ROUNDS = 3;

/**
 * Renders the page at an address with what its visitor's session shows in it. `waiting` names who would
 * be signed in in their place; `gateway` takes calls as `fetch` does, on their behalf. As `render` does
 * it, this gives {@link Rendered}, and rejects with what a component has thrown.
 */
export async function own(
  bootJson: string,
  address: string,
  waiting: string | undefined,
  gateway: typeof globalThis.fetch,
): Promise<Rendered> {
  return looking(bootJson, (app) => {
    const client = createClient({ base: app.boot.tenant.api, fetch: gateway });
    return ownHtml(app, client, address, waiting);
  });
}

/** The page of an app that is there already. */
export async function ownHtml(
  app: App,
  client: Client,
  address: string,
  waiting?: string,
): Promise<Rendering> {
  const view = app.service(createScriptlessView);
  view.open(waiting ?? null);
  for (let rounds = 0; rounds < MOST_ROUNDS; rounds += 1) {
    const html = await wholeHtml(app, address);
    if (!(await view.ask(client))) return html;
  }
  return wholeHtml(app, address);
}

async function wholeHtml(app: App, address: string): Promise<Rendering> {
  const html = await pageHtml(app, address);
  return typeof html === 'string' && html !== '' ? html + (await portalHtml(app, address)) : html;
}
