/** The stand-in upstream in a runtime of its own, with the switches that specs turn. */

import { dirname } from 'node:path';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { expect, inject } from 'vitest';
import { textAt, valueAt } from '../../upstream/spec/harness';
import { type Got, send } from './http';
import { expectImpersonal } from './personal';
import { Pool } from './pool';
import './provided';

/** A request that the stand-in was sent. */
export interface Seen {
  method: string;
  /** With the query. */
  path: string;
  /** Names in lower case. */
  headers: Record<string, string>;
  /** Of JSON; empty for anything else. */
  body: string;
}

/** An answer to give, or a delay to make, instead of the usual (test/upstream/src/control.ts). */
export interface Fault {
  host?: string;
  path?: string;
  method?: string;
  status?: number;
  delayMs?: number;
  body?: unknown;
  contentType?: string;
  location?: string;
  times?: number;
  isAfter?: boolean;
}

/** A running stand-in. */
export class Platform {
  private constructor(
    private readonly runtime: Miniflare,
    readonly origin: string,
  ) {}

  /** One as new; what an earlier spec has left is gone. */
  static start(): Promise<Platform> {
    return pool.take(undefined);
  }

  /**
   * Keeps it for another spec. Fails where something has not kept the contract, and where a personal value
   * stood in a request line.
   */
  async stop(): Promise<void> {
    const { json } = await this.control('GET', 'contract');
    const lines = await this.lines();
    pool.give(this);
    const told = valueAt(json, 'data', 'violations');
    expect(told, 'what has not kept the contract').toEqual([]);
    expectImpersonal(lines);
  }

  /** A runtime of its own. */
  static async started(): Promise<Platform> {
    const scriptPath = inject('upstreamScript');
    const { bindings, ...options } = inject('upstream');
    const runtime = new Miniflare(
      convertV4MiniflareOptions({
        ...options,
        bindings: { ...bindings, HOLDS_CONTRACT: 'true' },
        modules: true,
        modulesRoot: dirname(scriptPath),
        scriptPath,
      }),
    );
    return new Platform(runtime, (await runtime.ready).origin);
  }

  /** Puts it back as it was when it started; false where that fails. */
  async renew(): Promise<boolean> {
    const { status } = await this.control('POST', 'reset', { everything: true });
    return status === 200;
  }

  end(): Promise<void> {
    return this.runtime.dispose();
  }

  private control(method: string, path: string, body?: unknown): Promise<Got> {
    return send(this.origin, method, `/_control/${path}`, { body });
  }

  /** Plays a fault until {@link heal}, or as often as it says. */
  async fault(fault: Fault): Promise<void> {
    const { status, text } = await this.control('POST', 'fault', fault);
    if (status !== 200) throw new Error(text);
  }

  async heal(): Promise<void> {
    await this.control('DELETE', 'fault');
  }

  /** Puts an answer in place of a tenant domain's own settings; none brings its own back. */
  async settings(domain: string, answer: { settings?: unknown; raw?: string } = {}): Promise<void> {
    await this.control('POST', 'settings', { domain, settings: null, ...answer });
  }

  /** Knows a tenant that is not in tenants.json, given like one of its rows. */
  async tenant(row: object): Promise<void> {
    const { status, text } = await this.control('POST', 'tenant', row);
    if (status !== 200) throw new Error(text);
  }

  /** Takes app tokens of these keys alone; of its own one again without any. */
  async keys(...keys: string[]): Promise<void> {
    await this.control('POST', 'keys', { keys });
  }

  /** Turns a switch of the stand-in's money (test/upstream/src/control.ts). */
  async turn(
    what: 'idempotency' | 'enrolment' | 'price' | 'invoice' | 'reset',
    how: object = {},
  ): Promise<void> {
    const { status, text } = await this.control('POST', what, how);
    if (status !== 200) throw new Error(text);
  }

  /** Every app session handed out so far is refused from now on. */
  async revoke(): Promise<void> {
    await this.control('POST', 'revoke');
  }

  /** The requests since the last {@link forget}, without those of the specs themselves. */
  async seen(path = ''): Promise<Seen[]> {
    const { json } = await this.control('GET', 'log?bodies=all');
    const rows = valueAt(json, 'data');
    const all = Array.isArray(rows) ? rows.map(seenOf) : [];
    return all.filter((one) => one.path.startsWith(`/${path}`));
  }

  /** The lines of all requests since it was started, `GET /path?query`. */
  private async lines(): Promise<string[]> {
    const { json } = await this.control('GET', 'lines');
    const rows = valueAt(json, 'data');
    return Array.isArray(rows) ? rows.map(String) : [];
  }

  async forget(): Promise<void> {
    await this.control('DELETE', 'log');
  }

  /** The mails that the mailer was asked to send, the oldest first. */
  async mails(): Promise<{ email: string; subject: string; message: string; domain: string }[]> {
    const { json } = await this.control('GET', 'mails');
    const rows = valueAt(json, 'data');
    const told = (row: unknown) => ({
      email: textAt(row, 'email'),
      subject: textAt(row, 'subject'),
      message: textAt(row, 'message'),
      domain: textAt(row, 'domain'),
    });
    return Array.isArray(rows) ? rows.map(told) : [];
  }

  /** How many streams their readers have left before the end. */
  async aborts(): Promise<number> {
    const { json } = await this.control('GET', 'aborts');
    return Number(textAt(json, 'data', 'aborts'));
  }

  /** The access token of the demo account of that kind number. */
  async signIn(kind: number): Promise<string> {
    const path = `/account/choose?kind=${kind}&redirect=http://alpha.localhost`;
    const { headers } = await send(this.origin, 'GET', path);
    return new URL(headers.location ?? '').searchParams.get('token') ?? '';
  }

  /** The assistant's token of the demo visitor. */
  async signInToAssistant(): Promise<string> {
    const body = { email: 'ayu@contoh.id', password: 'belajar123' };
    const path = '/assistant/v1/identity/login';
    const { json } = await send(this.origin, 'POST', path, { body });
    return textAt(json, 'data', 'token');
  }
}

const pool = new Pool<Platform, undefined>({
  start: () => Platform.started(),
  renew: (platform) => platform.renew(),
  end: (platform) => platform.end(),
});

function seenOf(row: unknown): Seen {
  const headers = Object.entries(Object(valueAt(row, 'headers')));
  return {
    method: textAt(row, 'method'),
    path: textAt(row, 'path'),
    headers: Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
    body: textAt(row, 'body'),
  };
}
