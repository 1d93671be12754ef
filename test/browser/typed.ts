/**
 * What visitors type about themselves into forms that are sent stands in no address: not in one that a
 * browser asks for, and not in one that the platform is asked for. Nor does it stand in what the edge
 * records.
 */

import type { BrowserContext, Locator, Page } from '@playwright/test';

/** Shorter texts stand in many an address by chance. */
const SHORTEST = 5;

/** The edge's one call whose address holds what was typed: the platform knows it in no other form. */
const BY_ADDRESS = /\/v0\/cms\/app\/request-demo\?/;

/** Who is told of what is typed into the pages of a context. */
const watchers = new WeakMap<BrowserContext, Typed>();

/** What was typed in some contexts, and the addresses that were asked for there. */
export class Typed {
  private readonly values = new Set<string>();
  private readonly addresses = new Set<string>();

  watch(context: BrowserContext): void {
    watchers.set(context, this);
    context.on('request', (request) => this.addresses.add(request.url()));
    for (const page of context.pages()) hearOf(page);
    context.on('page', hearOf);
  }

  /** Takes a line of what the edge has recorded. */
  record(line: string): void {
    this.addresses.add(line);
  }

  /** Takes the addresses of the platform's log (test/upstream/src/control.ts). */
  see(log: unknown): void {
    if (!Array.isArray(log)) throw new Error('The log is no list');
    const paths = log.map(({ path }) => String(path));
    for (const path of paths) if (!BY_ADDRESS.test(path)) this.addresses.add(path);
  }

  type(value: string): void {
    const text = value.trim().toLowerCase();
    if (text.length >= SHORTEST) this.values.add(text);
  }

  /** The addresses that tell what was typed. */
  leaks(): string[] {
    const tells = (address: string) => {
      const text = decoded(address).toLowerCase();
      return [...this.values].some((value) => text.includes(value));
    };
    return [...this.addresses].filter(tells);
  }
}

function decoded(address: string): string {
  const text = address.replaceAll('+', ' ');
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

let isHeard = false;

/** Has every locator tell what it fills in, with scripts or without. */
function hearOf(page: Page): void {
  if (isHeard) return;
  isHeard = true;
  const locator: { fill: Locator['fill'] } = Object.getPrototypeOf(page.locator('html'));
  const { fill } = locator;
  locator.fill = async function (this: Locator, value, options) {
    const watcher = watchers.get(this.page().context());
    if (watcher !== undefined && (await isPersonal(this))) watcher.type(value);
    return fill.call(this, value, options);
  };
}

/** Names of fields that hold what is about a person, or what they have written. */
const PERSONAL =
  /name|mail|phone|address|message|question|comment|institution|account|npsn|reason/i;

/** Whether what is typed there is about a person, and sent other than by an address. */
function isPersonal(control: Locator): Promise<boolean> {
  return control.evaluate((element, pattern) => {
    const isSent = element.closest('form')?.method === 'post';
    const [name, type] = ['name', 'type'].map((key) => element.getAttribute(key) ?? '');
    const isSaid = /^(email|tel|password)$/.test(type ?? '');
    return isSent && (isSaid || pattern.test(name ?? ''));
  }, PERSONAL);
}
