/**
 * Code leads on by one way alone, which asks whether its page is still the one in sight
 * (router/use-way-on.ts): an answer that comes late takes nobody away from where they are by then.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const APP = `${import.meta.dirname}/../../app`;

/** Where the address is written without it, and why. */
const OTHERS: Readonly<Record<string, string>> = {
  'router/use-way-on.ts': 'the way itself',
  'start/early.ts': 'the head, before there is an app',
  'router/chunk-guard.ts': 'follows a navigation of the visitor whose code is gone',
  'shell/session/leave-behind.ts':
    'nothing of who has signed out may stay in sight, wherever they are',
  'areas/settings/pages/settings/use-leaving.ts':
    'follows a navigation of the visitor that it held',
};

const WRITES =
  /\buse(?:Navigate|SearchParams|Submit)\b|<Navigate\b|\blocation\.(?:assign|replace)\(|\blocation(?:\.href)? = |\bhistory\.(?:pushState|replaceState|back|forward|go)\(/;

const isComment = (line: string): boolean => /^\s*(?:\/\/|\/?\*)/.test(line);

function leadsOn(text: string): boolean {
  return text.split('\n').some((line) => !isComment(line) && WRITES.test(line));
}

test.each([
  ["import { useNavigate } from 'react-router';", true],
  ['location.assign(made.paymentUrl);', true],
  ['window.location.replace(to);', true],
  ["location.href = '/Class';", true],
  ["history.replaceState(null, '', path);", true],
  ['const [params, setParams] = useSearchParams();', true],
  ['way.go(invoicePath(made));', false],
  ["const isHere = location.pathname === '/';", false],
  ['// what useNavigate does', false],
])('%s: %s', (line, found) => expect(leadsOn(line)).toBe(found));

test('code leads on by useWayOn', () => {
  const files = readdirSync(APP, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(?!dist|build|conventions).*(?<!\.d|\.test|\.fixture)\.tsx?$/.test(file),
  );
  const found = files.filter((file) => leadsOn(readFileSync(`${APP}/${file}`, 'utf8')));
  expect(found.sort()).toEqual(Object.keys(OTHERS).sort());
});
