/** A deploy: what it says it would change, what it looks at, and when it takes itself back. */

import { describe, expect, test } from 'vitest';
import { liveVersion } from '../deploy/live.mjs';
import { planOf } from '../deploy/plan.mjs';
import { release } from '../deploy/release.mjs';
import { sitesOf } from '../deploy/smoke.mjs';

const OLD = '0b1c5b1e-0000-4000-8000-000000000001';
const NEW = '0b1c5b1e-0000-4000-8000-000000000002';
const OTHER = '0b1c5b1e-0000-4000-8000-000000000003';

const before = { id: OLD, tag: 'abc1234', vars: {} };
const sites = sitesOf([
  { key: 'alpha', hosts: ['alpha.example', '*.alpha.example'] },
  { key: 'buku', hosts: ['buku.example'] },
]);

const HOME = (host: string) =>
  `<title>Beranda</title><link rel="canonical" href="https://${host}/"><h1>Halo</h1>`;

/** What a site answers: its health's status, the version that answers, its home. */
interface Answered {
  readonly health?: number;
  readonly home?: number;
  readonly text?: string;
  readonly tenant?: string;
  readonly deployment?: string;
  readonly isGone?: boolean;
}

/** An environment of sites that a deploy changes; `worse` is what some answer from then on. */
class Environment {
  running = OLD;
  readonly said: string[] = [];
  readonly calls: string[] = [];
  readonly worse: Record<string, Answered> = {};
  readonly always: Record<string, Answered> = {};
  canRollBack = true;
  uploads = true;

  readonly wrangler = async (args: string[], { env = {} }: { env?: NodeJS.ProcessEnv } = {}) => {
    this.calls.push(args.slice(0, 2).join(' '));
    if (args[0] === 'deploy') {
      if (!this.uploads) return { ok: false, output: 'Error' };
      this.running = NEW;
      const { writeFileSync } = await import('node:fs');
      const told = [{ type: 'wrangler-session' }, { type: 'deploy', version_id: NEW }];
      const lines = told.map((record) => JSON.stringify(record)).join('\n');
      writeFileSync(String(env.WRANGLER_OUTPUT_FILE_PATH), `${lines}\n`);
    }
    if (args[0] === 'rollback' && this.canRollBack) this.running = String(args[1]);
    const status = { versions: [{ version_id: this.running, percentage: 100 }] };
    const output = args[0] === 'deployments' ? JSON.stringify(status, null, 2) : '{\n}';
    return { ok: args[0] !== 'rollback' || this.canRollBack, output };
  };

  readonly askOf = (host: string) => async (path: string) => {
    const now = this.running === NEW ? this.worse[host] : undefined;
    const {
      health = 200,
      home = 200,
      text,
      tenant,
      deployment,
      isGone,
    } = {
      ...this.always[host],
      ...now,
    };
    if (isGone) throw new Error('connect ECONNREFUSED');
    const headers = { 'x-tenant': tenant ?? host.split('.')[0] };
    if (path === '/') return { status: home, headers, text: text ?? HOME(host) };
    const told = { bindings: {}, deployment: { id: deployment ?? this.running } };
    return { status: health, headers, text: JSON.stringify(told) };
  };

  readonly go = (from: typeof before | null = before) => {
    const say = (line: string) => void this.said.push(line);
    const patience = { spreadMs: 0, againMs: 0 };
    const { wrangler, askOf } = this;
    const how = { environment: 'production', args: [], sites, wrangler, askOf, say, patience };
    return release(how, from);
  };
}

describe('a new version', () => {
  test('that answers as the one before stays', async () => {
    const production = new Environment();
    expect(await production.go()).toBe(true);
    expect(production.running).toBe(NEW);
    expect(production.said.at(-1)).toBe(`All 2 sites answer as before, by version ${NEW}.`);
  });

  test.each<[string, Answered, RegExp]>([
    ['whose health is bad', { health: 503 }, /buku\.example: health answers 503/],
    ['whose home fails', { home: 500 }, /buku\.example: the document answers 500/],
    ['whose home is empty', { text: HOME('buku.example').replace(/<h1.*/, '') }, /empty shell/],
    ['that shows another brand', { tenant: 'alpha' }, /it is shown as alpha’s/],
    ['that a site does not answer with', { isGone: true }, /nothing answers/],
    ['that never comes to a site', { deployment: OLD }, /answered by version .*001, not by .*002/],
  ])('%s is taken back', async (_what, worse, says) => {
    const production = new Environment();
    production.worse['buku.example'] = worse;
    expect(await production.go()).toBe(false);
    expect(production.running).toBe(OLD);
    expect(production.said.join('\n')).toMatch(says);
    expect(production.said.at(-1)).toBe(`Rolled back to ${OLD} (abc1234).`);
  });

  test.each<[string, Answered]>([
    ['was wrong before', { home: 503 }],
    ['was not reached before', { isGone: true }],
    ['another worker answers', { deployment: OTHER }],
  ])('is not taken back for a site that %s', async (_what, always) => {
    const production = new Environment();
    production.always['buku.example'] = always;
    expect(await production.go()).toBe(true);
    expect(production.running).toBe(NEW);
  });

  test('that cannot be taken back says what to do at once', async () => {
    const production = new Environment();
    production.worse['alpha.example'] = { home: 500 };
    production.canRollBack = false;
    expect(await production.go()).toBe(false);
    expect(production.said.at(-1)).toContain(`npx wrangler rollback ${OLD} --env production`);
  });

  test('is not taken back where somebody has deployed another meanwhile', async () => {
    const production = new Environment();
    production.worse['alpha.example'] = { home: 500 };
    const { wrangler } = production;
    Object.assign(production, {
      wrangler: async (args: string[], more: object) => {
        if (args[0] === 'deployments') production.running = OTHER;
        return wrangler(args, more);
      },
    });
    expect(await production.go()).toBe(false);
    expect(production.running).toBe(OTHER);
    expect(production.said.at(-1)).toContain('nothing was rolled back');
  });

  test('that cannot be uploaded leaves the one before', async () => {
    const production = new Environment();
    production.uploads = false;
    expect(await production.go()).toBe(false);
    expect([production.running, production.calls]).toEqual([OLD, ['deploy']]);
  });

  test('that is the first has nothing to be compared with', async () => {
    const production = new Environment();
    expect(await production.go(null)).toBe(true);
    expect(production.calls).toEqual(['deploy']);
  });
});

describe('what runs', () => {
  const asked = (answers: Record<string, [ok: boolean, output: string]>) => (args: string[]) => {
    const [ok, output] = answers[args[0] ?? ''] ?? [false, ''];
    return Promise.resolve({ ok, output });
  };
  const running = (...shares: number[]) => {
    const versions = shares.map((percentage) => ({ version_id: OLD, percentage }));
    return JSON.stringify({ versions }, null, 2);
  };
  const told = {
    annotations: { 'workers/tag': 'abc1234' },
    resources: {
      bindings: [
        { type: 'plain_text', name: 'API_URL', text: 'https://api.test' },
        { type: 'secret_text', name: 'APP_SECRET' },
      ],
    },
  };

  test('is its id, its commit and its variables, whatever wrangler says round them', async () => {
    const ask = asked({
      deployments: [true, `wrangler 4\n${running(100, 0)}\nbye`],
      versions: [true, JSON.stringify(told, null, 2)],
    });
    const vars = { API_URL: 'https://api.test' };
    expect(await liveVersion('production', ask)).toEqual({ id: OLD, tag: 'abc1234', vars });
  });

  test('is nothing where there is no worker yet', async () => {
    const ask = asked({ deployments: [false, 'This Worker does not exist [code: 10007]'] });
    expect(await liveVersion('staging', ask)).toBe(null);
  });

  test.each<[string, [boolean, string], string]>([
    ['nothing is printed', [true, ''], 'could not be had'],
    ['it fails', [false, 'Authentication error [code: 10000]'], 'could not be had'],
    ['two share the visitors', [true, running(90, 10)], 'runs 2 versions at once'],
  ])('ends the deploy where %s', async (_what, answer, says) => {
    await expect(liveVersion('production', asked({ deployments: answer }))).rejects.toThrow(says);
  });
});

describe('the plan', () => {
  const now = { version: 'def5678', vars: { A: '1', B: '2' }, tenants: ['alpha', 'buku'] };

  test.each([
    ['nothing, where all is alike', now, []],
    ['all, where nothing runs', null, ['+ version def5678', '+ A 1', '+ B 2']],
    [
      'what comes, becomes another and goes',
      { version: 'abc1234', vars: { B: '1', C: '3' }, tenants: ['alpha', 'lama'] },
      [
        ...['~ version abc1234 → def5678', '+ A 1', '~ B 1 → 2', '- C 3'],
        ...['+ tenant buku', '- tenant lama'],
      ],
    ],
    ['no tenants where nobody knows those of before', { ...now, tenants: null }, []],
  ])('says %s', (_what, was, lines) => expect(planOf(was, now)).toEqual(lines));

  test('cuts long values', () => {
    const long = { ...now, vars: { ...now.vars, A: 'x'.repeat(200) } };
    expect(planOf(now, long)).toEqual([`~ A 1 → ${'x'.repeat(60)}…`]);
  });
});
