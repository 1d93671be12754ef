import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { codeSamples, RUNNABLE } from '../samples';
import { preludeOf, showValue } from './prelude';
import { EMPTY_TRANSCRIPT, hear, OUTPUT_LIMITS, type Transcript } from './transcript';

describe('the frame', () => {
  const page = readFileSync('app/public/code-runner.html', 'utf8');
  const headers = readFileSync('app/public/_headers', 'utf8');
  const script = /<script>(.*?)<\/script>/s.exec(page)?.[1] ?? '';
  const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

  it.each([
    ['its own policy', /http-equiv="content-security-policy"\s+content="([^"]*)"/.exec(page)?.[1]],
    ['the header', /\/code-runner\.html\n {2}Content-Security-Policy: (.*)/.exec(headers)?.[1]],
  ])('allows nothing but its one script and a worker: %s', (_name, policy = '') => {
    const directives = policy.split('; ');
    expect(directives).toContain("default-src 'none'");
    expect(directives).toContain(`script-src ${hash}`);
    expect(directives).toContain('worker-src blob:');
    expect(policy).not.toMatch(/unsafe|connect-src|https?:|\*/);
  });
});

describe('showValue', () => {
  const circle: Record<string, unknown> = { name: 'a' };
  circle.self = circle;

  it.each<[unknown, string]>([
    ['teks', 'teks'],
    [undefined, 'undefined'],
    [null, 'null'],
    [1.5, '1.5'],
    [-0, '0'],
    [10n, '10n'],
    [true, 'true'],
    [Symbol('s'), 'Symbol(s)'],
    [[], '[]'],
    [[1, 'dua', null], '[ 1, "dua", null ]'],
    [{}, '{}'],
    [{ a: 1, b: ['x'] }, '{ a: 1, b: [ "x" ] }'],
    [{ a: { b: { c: { d: { e: 1 } } } } }, '{ a: { b: { c: { d: [Object] } } } }'],
    [new Map([['a', 1]]), 'Map { "a" => 1 }'],
    [new Set([1, 2]), 'Set { 1, 2 }'],
    [new RangeError('terlalu jauh'), 'RangeError: terlalu jauh'],
    [function sapa() {}, '[Function: sapa]'],
    [circle, '{ name: "a", self: [Circular] }'],
    [Array.from({ length: 300 }, () => 0), `[ ${'0, '.repeat(100)}… ]`],
  ])('%#', (value, expected) => expect(showValue(value)).toBe(expected));
});

/** Runs a program behind the prelude in a bare context, and returns what it posted until it ended. */
async function messagesOf(program: string): Promise<unknown[]> {
  const messages: unknown[] = [];
  await new Promise<void>((resolve) => {
    const scope: Record<string, unknown> = {
      console: {},
      setTimeout: (callback: () => void, ms?: number) => Number(setTimeout(callback, ms)),
      clearTimeout: (id: number) => clearTimeout(id),
      setInterval: (callback: () => void, ms?: number) => Number(setInterval(callback, ms)),
      clearInterval: (id: number) => clearInterval(id),
      addEventListener: () => {},
      postMessage: (message: { kind: string }) => {
        messages.push(message);
        if (message.kind === 'end') resolve();
      },
    };
    scope.self = scope;
    runInContext(preludeOf({ lines: 3, characters: 20 }) + program, createContext(scope));
  });
  return messages;
}

const line = (text: string, level = 'log') => ({ kind: 'line', level, text });
const end = { kind: 'end' };

describe('the prelude', () => {
  it.each<[string, string, unknown[]]>([
    ['nothing', '', [end]],
    [
      'lines',
      'console.log("a", 1); console.warn("b\\nc");',
      [line('a 1'), line('b', 'error'), line('c', 'error'), end],
    ],
    [
      'too many lines',
      'for (let i = 0; i < 9; i += 1) console.log(i);',
      [line('0'), line('1'), line('2'), { kind: 'full' }, end],
    ],
    ['too much text', 'console.log("x".repeat(30)); console.log("y");', [{ kind: 'full' }, end]],
    [
      'timers',
      'setTimeout((a) => console.log(a), 5, "nanti"); console.log("dulu");',
      [line('dulu'), line('nanti'), end],
    ],
    [
      'an interval that is cleared',
      'const id = setInterval(() => { console.log("x"); clearInterval(id); }, 1);',
      [line('x'), end],
    ],
    [
      'no way to post',
      'console.log(typeof postMessage, typeof self.postMessage);',
      [line('undefined undefined'), end],
    ],
  ])('%s', async (_name, program, expected) => {
    expect(await messagesOf(program)).toEqual(expected);
  });
});

describe('hear', () => {
  const told = (...messages: unknown[]): Transcript =>
    messages.reduce<Transcript>((all, message) => hear(all, message, 2), EMPTY_TRANSCRIPT);

  it.each<[string, unknown[], unknown]>([
    ['an end', [end], { kind: 'done' }],
    ['a full output', [{ kind: 'full' }], { kind: 'full' }],
    [
      'an error with its line',
      [{ kind: 'error', message: 'Uncaught ReferenceError: x is not defined', line: 4 }],
      {
        kind: 'error',
        message: 'ReferenceError: x is not defined',
        line: 3,
      },
    ],
    [
      'an error without a line',
      [{ kind: 'error', message: 'gagal', line: 0 }],
      {
        kind: 'error',
        message: 'gagal',
        line: null,
      },
    ],
    [
      'an error out of the prelude',
      [{ kind: 'error', message: 'gagal', line: 1 }],
      {
        kind: 'error',
        message: 'gagal',
        line: null,
      },
    ],
    [
      'a worker that did not start',
      [{ kind: 'error', message: '', line: 0 }],
      { kind: 'unavailable' },
    ],
    ['nothing after the end', [end, { kind: 'full' }], { kind: 'done' }],
    [
      'no message',
      [null, 'ready', 7, [], {}, { kind: 'line' }, { kind: 'line', text: 7 }, { kind: 'x' }],
      null,
    ],
  ])('%s', (_name, messages, expected) => expect(told(...messages).end).toEqual(expected));

  it('holds made-up messages to the limits', () => {
    const many = Array.from({ length: 1000 }, () => line('a'));
    expect(told(...many)).toMatchObject({
      lines: { length: OUTPUT_LIMITS.lines },
      end: { kind: 'full' },
    });
    expect(told(line('a'.repeat(1_000_000)))).toMatchObject({ lines: [], end: { kind: 'full' } });
    expect(told({ kind: 'error', message: 'x'.repeat(9999), line: 2 }).end).toEqual({
      kind: 'error',
      message: 'x'.repeat(500),
      line: 1,
    });
  });
});

it('the example that is run prints what its sample says', async () => {
  const sample = codeSamples.find(({ language }) => language === RUNNABLE);
  const context = createContext({ console: { log: (text: string) => printed.push(text) } });
  const printed: string[] = [];
  runInContext(sample?.code ?? '', context);
  expect(printed.join('\n')).toBe(sample?.output);
});
