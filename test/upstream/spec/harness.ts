/** The stand-in upstream in a real runtime, and a client that seals app tokens as the edge does. */

import { dirname } from 'node:path';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { expect } from 'vitest';
import tenants from '../../../tenants.json';
import { bundleUpstream } from '../bundle.mjs';
import { seal as sealWith } from './seal';
import { textAt, valueAt } from './values';

export { textAt, valueAt };

const APP_TOKEN_KEY = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const APP_SECRET = 'rahasia-uji';
const DATA_ANON_KEY = 'kunci-uji';

export type Tenant = (typeof tenants.tenants)[number];

/** The tenant of that key. */
export function tenantOf(key: string): Tenant {
  const found = tenants.tenants.find((tenant) => tenant.key === key);
  if (!found) throw new Error(`no tenant ${key}`);
  return found;
}

/** Seals a value as an app token with the key that this stand-in takes. */
export function seal(value: unknown, key = APP_TOKEN_KEY): string {
  return sealWith(value, key);
}

/** An answer with its body read: as JSON where it is some. */
export interface Got {
  status: number;
  headers: Headers;
  text: string;
  /** The whole body; `undefined` when it is no JSON. */
  body: unknown;
  /** The envelope's data. */
  data: unknown;
}

/** What to send beside the method and the path. */
export interface Sent {
  headers?: Record<string, string>;
  /** Sent as JSON, or as it is when it is a form. */
  body?: unknown;
  /** The kind number of the demo account that is signed in. */
  kind?: number | undefined;
}

async function read(response: Response): Promise<Got> {
  const text = await response.text();
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    body = undefined;
  }
  return {
    status: response.status,
    headers: response.headers,
    text,
    body,
    data: valueAt(body, 'data'),
  };
}

/** A running stand-in. */
export class Upstream {
  private readonly sessions = new Map<string, string>();

  private constructor(
    private readonly runtime: Miniflare,
    readonly origin: string,
  ) {}

  static async start(): Promise<Upstream> {
    const scriptPath = await bundleUpstream();
    const runtime = new Miniflare(
      convertV4MiniflareOptions({
        modules: true,
        modulesRoot: dirname(scriptPath),
        scriptPath,
        compatibilityDate: '2026-11-17',
        d1Databases: ['DB'],
        bindings: { APP_TOKEN_KEY, APP_SECRET, DATA_ANON_KEY, HOLDS_CONTRACT: 'true' },
      }),
    );
    return new Upstream(runtime, (await runtime.ready).origin);
  }

  /** Ends it, and fails where something has not kept the contract. */
  async stop(): Promise<void> {
    const { data } = await this.raw('GET', '_control/contract');
    await this.runtime.dispose();
    expect(valueAt(data, 'violations'), 'what has not kept the contract').toEqual([]);
  }

  /** Sends a request with nothing but what is given. */
  async raw(method: string, path: string, { headers = {}, body }: Sent = {}): Promise<Got> {
    const isForm = body instanceof FormData;
    const init: RequestInit = { method, redirect: 'manual', headers: { ...headers } };
    if (body !== undefined) init.body = isForm ? body : JSON.stringify(body);
    if (body !== undefined && !isForm) {
      init.headers = { 'content-type': 'application/json', ...headers };
    }
    return read(await fetch(`${this.origin}/${path}`, init));
  }

  /** A credential as the edge seals it; `changes` spoil it. */
  credential(tenant: Tenant, changes: Record<string, unknown> = {}): string {
    const { key, ...spoilt } = changes;
    const sound = {
      id: tenant.appId,
      secret: APP_SECRET,
      timestamp: Date.now(),
      host: tenant.domain,
    };
    return seal({ ...sound, ...spoilt }, typeof key === 'string' ? key : APP_TOKEN_KEY);
  }

  /** Asks for a pair as the edge would; `changes` spoil the credential or the Origin. */
  generate(tenant: Tenant, changes: Record<string, unknown> = {}): Promise<Got> {
    const { origin = `https://${tenant.domain}`, ...spoilt } = changes;
    const token = this.credential(tenant, spoilt);
    return this.raw('POST', 'services/v1/authorizer/token/generate', {
      headers: { AppToken: token, Origin: String(origin) },
      body: { id: tenant.appId, secret: APP_SECRET, scopes: [] },
    });
  }

  /** A sealed session of a tenant, as `AppToken`. */
  async appToken(tenant: Tenant = tenantOf('alpha')): Promise<string> {
    const { data } = await this.generate(tenant);
    return seal({ code: textAt(data, 'code'), token: textAt(data, 'token') });
  }

  /** The access token of a demo account. */
  async signIn(kind: number): Promise<string> {
    const path = `account/choose?kind=${kind}&redirect=http://alpha.localhost`;
    const { headers } = await this.raw('GET', path);
    return new URL(headers.get('location') ?? '').searchParams.get('token') ?? '';
  }

  /** The assistant's token of a demo visitor. */
  async signInToAssistant(): Promise<string> {
    const body = { email: 'siswa@contoh.id', password: 'belajar123' };
    const { data } = await this.raw('POST', 'assistant/v1/identity/login', { body });
    return textAt(data, 'token');
  }

  private async once(name: string, make: () => Promise<string>): Promise<string> {
    const known = this.sessions.get(name);
    if (known) return known;
    const made = await make();
    this.sessions.set(name, made);
    return made;
  }

  /** Forgets what `call` has signed in with; needed after a revocation. */
  forget(): void {
    this.sessions.clear();
  }

  private async headersFor(
    path: string,
    kind: number | undefined,
  ): Promise<Record<string, string>> {
    if (path.startsWith('data/')) {
      return { apikey: DATA_ANON_KEY, Authorization: `Bearer ${DATA_ANON_KEY}` };
    }
    if (path.startsWith('assistant/')) {
      return {
        Authorization: `Bearer ${await this.once('assistant', () => this.signInToAssistant())}`,
      };
    }
    const { lmsId } = tenantOf('alpha');
    const appToken = await this.once('app', () => this.appToken());
    const headers = { AppToken: appToken, lmsId, 'X-App-Authorization': lmsId };
    if (kind === undefined) return headers;
    const token = await this.once(`kind ${kind}`, () => this.signIn(kind));
    return { ...headers, Authorization: `Bearer ${token}` };
  }

  /** Makes a call of the catalogue with the headers its host wants. */
  async call(method: string, path: string, { headers = {}, body, kind }: Sent = {}): Promise<Got> {
    const own = await this.headersFor(path, kind);
    return this.raw(method, path, { headers: { ...own, ...headers }, body });
  }
}
