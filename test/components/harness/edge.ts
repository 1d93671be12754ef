/** What the app meets in the network: the edge's gateway under `/api`, with the platform behind it. */

import type { Account } from '../../cases/accounts';
import type { Tenant } from './boot';
import { askAssistant } from './chat-stream';
import { multipartOf } from './multipart';
import { accessToken, anonKey, appToken, ask, assistantToken } from './platform';

/** What the platform takes by GET and the edge makes so (worker/core/src/api/catalogue/services.rs). */
const DEMO = 'services/v0/cms/app/request-demo';

const CHAT = 'assistant/v2/chat';

const queryOf = (body: string): URLSearchParams => new URLSearchParams(JSON.parse(body));

/** The edge as one visitor of a tenant has it. */
export class Edge {
  private appToken: Promise<string> | null = null;
  private token: string | null = null;
  private assistantToken: string | null = null;

  constructor(private readonly tenant: Tenant) {}

  /** Begins a session, as coming back from the account site does. */
  async signIn(name: Account): Promise<void> {
    this.token = await accessToken(name);
    // biome-ignore lint/suspicious/noDocumentCookie: the document here has no other store.
    document.cookie = 'signed_in=1; path=/';
  }

  /** Begins a session with the assistant. */
  async signInToAssistant(email: string): Promise<void> {
    this.assistantToken = await assistantToken(email);
  }

  /** The platform takes the session's token no longer, and the browser does not know. */
  loseSession(): void {
    this.token = 'sudah-berakhir';
  }

  readonly fetch: typeof globalThis.fetch = async (input, init = {}) => {
    const { pathname, search } = new URL(String(input), location.href);
    if (pathname === '/session/logout') return this.signOut(search);
    if (!pathname.startsWith('/api/')) throw new TypeError(`Nothing answers at ${pathname}`);
    const { signal } = init;
    signal?.throwIfAborted();
    const answer = this.pass(pathname.slice('/api/'.length) + search, init);
    if (!signal) return answer;
    const left = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
    return Promise.race([answer, left]);
  };

  private signOut(search: string): Response {
    this.assistantToken = null;
    if (search === '?of=assistant') return new Response(null, { status: 204 });
    this.token = null;
    // biome-ignore lint/suspicious/noDocumentCookie: as above.
    document.cookie = 'signed_in=; path=/; max-age=0';
    return new Response(null, { status: 204 });
  }

  private async pass(path: string, init: RequestInit) {
    const { method = 'GET', headers, body } = init;
    const sent = new Headers(headers);
    for (const [name, value] of await this.credentials(path)) sent.set(name, value);
    if (path === CHAT) {
      return askAssistant(this.tenant.workspaceId, { ...init, headers: sent });
    }
    if (path === DEMO) return ask(`${path}?${queryOf(String(body))}`, { headers: sent });
    if (!(body instanceof FormData)) {
      return ask(path, { method, headers: sent, body: body ?? null });
    }
    const form = await multipartOf(body);
    sent.set('content-type', form.contentType);
    return ask(path, { method, headers: sent, body: form.body });
  }

  /** What each host is to be shown (design section 6). */
  private async credentials(path: string): Promise<[name: string, value: string][]> {
    if (path.startsWith('data/')) {
      return [
        ['apikey', anonKey],
        ['Authorization', `Bearer ${anonKey}`],
      ];
    }
    if (path.startsWith('assistant/')) {
      return this.assistantToken === null
        ? []
        : [['Authorization', `Bearer ${this.assistantToken}`]];
    }
    this.appToken ??= appToken(this.tenant);
    const own: [string, string][] = [
      ['AppToken', await this.appToken],
      ['lmsId', this.tenant.lmsId],
      ['X-App-Authorization', this.tenant.lmsId],
    ];
    if (this.token !== null) own.push(['Authorization', `Bearer ${this.token}`]);
    return own;
  }
}
