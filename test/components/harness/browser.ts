/**
 * Before each file: what a browser has and this document lacks, and the script that stands in a document's
 * head. A document without layout sees nothing and scrolls nowhere.
 */

import { configure } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';

// This ends a wait that never succeeds. It is far above what a wait takes, because a machine that is busy with
// the other stages is five times as slow as a quiet one.
configure({ asyncUtilTimeout: 20_000 });

/** Sees all that it is told to watch at once. */
class SeesAll implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  constructor(private readonly see: IntersectionObserverCallback) {}

  observe(target: Element): void {
    const rect = target.getBoundingClientRect();
    const seen = { target, isIntersecting: true, intersectionRatio: 1, time: performance.now() };
    const areas = { boundingClientRect: rect, intersectionRect: rect, rootBounds: null };
    queueMicrotask(() => this.see([{ ...seen, ...areas }], this));
  }
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
}

class SeesNoSize implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** A wide screen, light, that moves, with a mouse. */
function matchMedia(media: string): MediaQueryList {
  const matches = /min-width|pointer: fine/.test(media);
  const list = { media, matches, onchange: null, addListener() {}, removeListener() {} };
  return Object.assign(new EventTarget(), list);
}

Object.assign(window, {
  IntersectionObserver: SeesAll,
  ResizeObserver: SeesNoSize,
  PerformanceNavigationTiming: class {},
  CSS: { escape: (name: string) => name.replace(/[^\w-]/g, '\\$&'), supports: () => true },
  visualViewport: Object.assign(new EventTarget(), { scale: 1, height: 900, offsetTop: 0 }),
  matchMedia,
  scrollTo() {},
  requestIdleCallback: (act: () => void) => window.setTimeout(act, 0),
  cancelIdleCallback: (id: number) => window.clearTimeout(id),
});
Object.assign(Element.prototype, { scrollIntoView() {}, scrollTo() {} });
Object.assign(Document.prototype, { elementFromPoint: () => null });
Object.assign(Range.prototype, {
  getClientRects: () => [],
  getBoundingClientRect: () => document.body.getBoundingClientRect(),
});
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  },
});

await import('../../../app/start/early');
// What it adds to the document serves all tests of a file.
userEvent.setup();

type Listening = Parameters<EventTarget['addEventListener']>;

const listening: [target: EventTarget, listener: Listening][] = [];

for (const target of [window, document]) {
  const add: EventTarget['addEventListener'] = target.addEventListener.bind(target);
  target.addEventListener = (...listener: Listening) => {
    // React adds this one once a document.
    if (listener[0] !== 'selectionchange') listening.push([target, listener]);
    add(...listener);
  };
}

/** Has the document forget who listened to it: the app of a page that was left. */
export function forgetListeners(): void {
  for (const [target, [type, listener, options]] of listening.splice(0)) {
    target.removeEventListener(type, listener, options);
  }
}
