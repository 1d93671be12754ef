/**
 * What runs in the sandbox's worker in front of a visitor's program: the console, told line by line,
 * and the moment at which nothing is left to do. It isolates nothing (the frame's policy does that);
 * it only keeps an honest program's output readable and bounded. What a program does to it, it does to
 * itself alone.
 *
 * The functions are sent to the worker as text, each by itself: none may use anything that stands
 * outside of it.
 */

/** How much a run may print. */
export interface OutputLimits {
  readonly lines: number;
  readonly characters: number;
}

interface RejectionEvent {
  readonly reason?: unknown;
  preventDefault(): void;
}

/** What is used of a worker's global scope. */
export interface SandboxScope {
  readonly console: Partial<Record<string, (...values: unknown[]) => void>>;
  postMessage?: (message: unknown) => void;
  setTimeout(callback: unknown, ms?: number, ...args: unknown[]): number;
  clearTimeout(id?: number): void;
  setInterval(callback: unknown, ms?: number, ...args: unknown[]): number;
  clearInterval(id?: number): void;
  addEventListener(type: string, listener: (event: RejectionEvent) => void): void;
}

/** The prelude as a script, to be put in front of the program. Its messages are transcript.ts's. */
export function preludeOf(limits: OutputLimits): string {
  const parts = [start, printer, showValue, trackTimers].map(String);
  return `((...parts) => parts[0](self, ${JSON.stringify(limits)}, parts))(${parts.join(',')});\n`;
}

type Post = (message: unknown) => void;
type Parts = [unknown, typeof printer, typeof showValue, typeof trackTimers];

export function start(
  scope: SandboxScope,
  limits: OutputLimits,
  [, makePrinter, show, track]: Parts,
): void {
  const post: Post = scope.postMessage?.bind(scope) ?? (() => {});
  // A program that could post by itself could drown the page in messages.
  delete scope.postMessage;
  const print = makePrinter(post, limits);
  const printing = (level: 'log' | 'error') => {
    return (...values: unknown[]) => print(level, values.map((value) => show(value)).join(' '));
  };
  for (const name of ['log', 'info', 'debug', 'dir', 'table'])
    scope.console[name] = printing('log');
  for (const name of ['warn', 'error', 'trace']) scope.console[name] = printing('error');
  scope.addEventListener('unhandledrejection', (event) => {
    event.preventDefault();
    const { reason } = event;
    const stack = reason instanceof Error ? String(reason.stack) : '';
    const line = Number(/:(\d+):\d+\)?(?:\n|$)/.exec(stack)?.[1] ?? 0);
    post({ kind: 'error', message: show(reason), line });
  });
  track(scope, () => post({ kind: 'end' }));
}

/** Posts what is printed line by line, up to the limits. */
export function printer(post: Post, limits: OutputLimits) {
  let lines = 0;
  let characters = 0;
  let isFull = false;
  return (level: 'log' | 'error', text: string) => {
    for (const line of text.split('\n')) {
      if (isFull) return;
      lines += 1;
      characters += line.length;
      isFull = lines > limits.lines || characters > limits.characters;
      post(isFull ? { kind: 'full' } : { kind: 'line', level, text: line });
    }
  };
}

/** A value as consoles show it; texts stand as they are, but quoted inside of something. */
export function showValue(value: unknown, around: readonly unknown[] = []): string {
  if (typeof value === 'string') return around.length > 0 ? JSON.stringify(value) : value;
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'function') return `[Function: ${value.name || 'anonim'}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  if (around.includes(value)) return '[Circular]';
  if (around.length > 3) return Array.isArray(value) ? '[Array]' : '[Object]';
  const most = 100;
  const inner = [...around, value];
  const isMap = value instanceof Map;
  const isList = Array.isArray(value) || value instanceof Set;
  const all: unknown[] = isList || isMap ? [...value] : Object.entries(value);
  const items = all.slice(0, most).map((item) => {
    if (isList || !Array.isArray(item)) return showValue(item, inner);
    const [key, held] = item;
    return isMap
      ? `${showValue(key, inner)} => ${showValue(held, inner)}`
      : `${String(key)}: ${showValue(held, inner)}`;
  });
  if (all.length > most) items.push('…');
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const name = isMap ? 'Map ' : value instanceof Set ? 'Set ' : '';
  return items.length > 0
    ? `${name}${open} ${items.join(', ')} ${close}`
    : `${name}${open}${close}`;
}

/** Tells when the program has run to its last line and no timer is left. */
export function trackTimers(scope: SandboxScope, end: () => void): void {
  const { setTimeout, clearTimeout, setInterval, clearInterval } = scope;
  const timers = new Set<number>();
  const settle = () => {
    // A moment later, since browsers tell of a rejected promise only after what was due before.
    if (timers.size === 0) setTimeout.call(scope, () => timers.size === 0 && end(), 20);
  };
  const run = (callback: unknown, args: unknown[]) => {
    if (typeof callback === 'function') callback(...args);
  };
  scope.setTimeout = (callback, ms, ...args) => {
    const due = () => {
      timers.delete(id);
      settle();
      run(callback, args);
    };
    const id = setTimeout.call(scope, due, ms);
    timers.add(id);
    return id;
  };
  scope.setInterval = (callback, ms, ...args) => {
    const id = setInterval.call(scope, () => run(callback, args), ms);
    timers.add(id);
    return id;
  };
  const clear = (id?: number) => {
    clearTimeout.call(scope, id);
    clearInterval.call(scope, id);
    if (id !== undefined && timers.delete(id)) settle();
  };
  scope.clearTimeout = clear;
  scope.clearInterval = clear;
  settle();
}
