/** A branch's preview: what wrangler is asked for, and what is said of what it has made. */

import { expect, test } from 'vitest';
import { publishPreview } from '../deploy/preview.mjs';
import { Advice } from '../process.mjs';

const ADDRESS = 'https://cabang-belajar-staging.tim.workers.dev';
const OWN = 'https://1a2b3c4d-belajar-staging.tim.workers.dev';
const made = (urls: string[]) =>
  JSON.stringify({ preview: { name: 'cabang', urls }, deployment: { urls: [OWN] } }, null, 2);

const well = { bindings: { KV: true }, deployment: { id: 'a' }, version: '1' };
const HOME = { status: 200, headers: {}, text: '<h1>Halo</h1>' };

interface Answers {
  readonly health?: { status: number; body: unknown } | null;
  readonly home?: { status: number; text: string } | null;
}

/** Publishes a preview; gives whether it is well, what was asked of wrangler, and what was said. */
async function published(
  said: { ok: boolean; output: string },
  { health = { status: 200, body: well }, home = HOME }: Answers = {},
) {
  const asked: string[][] = [];
  const lines: string[] = [];
  const isWell = await publishPreview({
    args: ['--tag', 'abc1234', '--name', 'cabang'],
    wrangler: async (args) => {
      asked.push(args);
      return said;
    },
    askOf: (host) => async (path) => {
      lines.push(`asked ${host}${path}`);
      const answer = path === '/' ? home : health;
      if (answer === null) throw new Error('unreachable');
      const text = 'text' in answer ? answer.text : JSON.stringify(answer.body);
      return { status: answer.status, headers: {}, text };
    },
    say: (line) => lines.push(line),
  });
  return { isWell, asked, lines };
}

test('a preview is made of staging, looked at, and its address told', async () => {
  const { isWell, asked, lines } = await published({
    ok: true,
    output: `a warning\n${made([ADDRESS])}\n`,
  });
  expect(asked).toEqual([
    ['preview', '--env', 'staging', '--json', '--tag', 'abc1234', '--name', 'cabang'],
  ]);
  const host = new URL(ADDRESS).host;
  expect(lines).toEqual([
    `asked ${host}/_edge/health`,
    `asked ${host}/`,
    `cabang is at ${ADDRESS}`,
    `This state of it stays at ${OWN}`,
  ]);
  expect(isWell).toBe(true);
});

test.each<[string, Answers, RegExp]>([
  ['nothing answers', { health: null }, /nothing answers there yet/],
  [
    'a binding is missing',
    { health: { status: 503, body: { ...well, bindings: { KV: false } } } },
    /cannot reach KV/,
  ],
  ['a variable is wrong', { health: { status: 503, body: well } }, /health answers 503/],
  ['the home fails', { home: { status: 503, text: '' } }, /the home does not come/],
  ['the home is a shell', { home: { status: 200, text: '<p>' } }, /the home does not come/],
  ['the home is cut off', { home: null }, /the home does not come/],
])('told where %s', async (_what, answers, says) => {
  const { isWell, lines } = await published({ ok: true, output: made([ADDRESS]) }, answers);
  expect(isWell).toBe(false);
  expect(lines.at(-1)).toMatch(says);
});

test('a worker without addresses for previews is told how it gets some', async () => {
  const { isWell, lines } = await published({ ok: true, output: made([]) });
  expect(isWell).toBe(false);
  expect(lines).toEqual([expect.stringContaining('deploy staging once')]);
});

test.each([
  ['wrangler fails', { ok: false, output: 'Authentication error' }],
  ['it says nothing', { ok: true, output: '' }],
])('where %s there is no preview', async (_what, said) => {
  await expect(published(said)).rejects.toThrow(Advice);
});
