/**
 * No call of spec section 7 is left over: test/calls.md names for each the page that makes it, or the
 * edge's step. That table is for people; here it is held to the gateway's catalogue, to the page table
 * and to the sources: a page that a row names must lead to a module that makes the call.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import catalogue from '../../test/cases/catalogue.json' with { type: 'json' };
import {
  entriesOf,
  projectFileHolds,
  reachedFrom,
  takes,
} from '../../test/conventions/reach.fixture';
import pages from '../pages.json';
import { callTable } from './calls.fixture';

const TABLE = join(import.meta.dirname, '../../test/calls.md');

/** Made by a function that the table of calls does not try, since it is no plain call. */
const FUNCTIONS: Readonly<Record<string, string>> = {
  'POST drive/v1/upload': 'uploadFile',
};

/** Made without a function of app/api: by this module, which streams the answer. */
const MODULES: Readonly<Record<string, string>> = {
  'POST assistant/v2/chat': 'areas/chat/ask.ts',
};

/** What the edge does by itself: where, and what it says there. */
const STEPS: Readonly<Record<string, readonly [file: string, text: string]>> = {
  'POST services/v1/authorizer/token/generate': [
    'worker/src/services/app_token.rs',
    '"v1/authorizer/token/generate"',
  ],
  'GET services/v1/authorizer/version': [
    'worker/src/services/site_data.rs',
    '"v1/authorizer/version"',
  ],
  'GET services/v0/cms/app/settings': ['worker/src/services/site_data.rs', '"v0/cms/app/settings"'],
  'POST services/v1/class/payment/callback': [
    'worker/core/src/api/payment_return.rs',
    '"v1/class/payment/callback"',
  ],
  'POST mailer/v1/notify': ['worker/src/services/confirmation.rs', 'Upstream::Mailer'],
};

/** One app token, of the services host, is what every host takes. */
const CLOSED: readonly string[] = ['POST auth/generate/token'];

interface Row {
  readonly call: string;
  readonly by: string;
  readonly where: string;
}

const rows: Row[] = readFileSync(TABLE, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => {
    const [, call = '', by = '', where = ''] = line.split('|').map((cell) => cell.trim());
    return { call: call.replaceAll('`', ''), by, where };
  });

/** The functions that make a call, by their names. */
function makersOf(call: string): string[] {
  const [method = '', path = ''] = call.split(' ');
  const shape = new RegExp(`^${path.replace(/\./g, '\\.').replace(/\{\w+\}/g, '[^/]+')}$`);
  const isPosted = catalogue.calls.some((one) => one.call === call && one.posted);
  const made = callTable.filter(({ host, row: [one] }) => {
    const [verb, rest = ''] = one.split(' ');
    const address = `${host}/${rest.split('?')[0]}`;
    const isExact = catalogue.calls.some((other) => other.call === `${verb} ${address}`);
    return (
      verb === (isPosted ? 'POST' : method) &&
      (address === path || (!isExact && shape.test(address)))
    );
  });
  // As the test runner writes an imported name: `__vi_import_3__.listClasses`.
  const names = made.map(({ row: [, make] }) => /\.(\w+)\)?\(/.exec(String(make))?.[1] ?? '');
  return [...new Set([...names, FUNCTIONS[call] ?? ''])].filter((name) => name !== '');
}

/** Whether what a page loads makes the call. */
function makes(page: string, call: string): boolean {
  const reached = reachedFrom(entriesOf(page));
  const module = MODULES[call];
  if (module !== undefined) return reached.includes(module);
  const makers = makersOf(call);
  return reached.some((file) => makers.some((name) => takes(file, name)));
}

it('every call of the gateway stands in the table once, and no other does', () => {
  const calls = catalogue.calls.map(({ call }) => call);
  expect(rows.map(({ call }) => call).toSorted()).toEqual(calls.toSorted());
});

describe('who makes each call', () => {
  it.each(rows)('$call: $by', ({ call, by, where }) => {
    const page = /^page `([\w-]+)`$/.exec(by)?.[1];
    if (page !== undefined) {
      expect(where).toBe(`\`${pages.find(({ name }) => name === page)?.path}\``);
      expect(makes(page, call)).toBe(true);
    } else if (by === 'every page') {
      expect(makes('shell', call)).toBe(true);
    } else if (by === 'edge') {
      const [file = '', text = ''] = STEPS[call] ?? [];
      expect(where).toContain(`\`${file}\``);
      expect(projectFileHolds(file, text)).toBe(true);
    } else {
      expect([by, CLOSED.includes(call)]).toEqual(['nobody', true]);
    }
  });
});
