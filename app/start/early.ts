/**
 * Stands in the document's head, in front of all that loads (build/head-script-plugin.ts): notes what is
 * done before the page is alive, and hands it over once it is. A control is told what it holds by the
 * events that a visitor would have caused. What is told is how it differs from how it came, which covers
 * what browsers fill in as well; nothing is imported here but types.
 */
import type { Control, Early, Part, Snapshot } from '../core/hydration/early';

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'wheel', 'scroll'];

/** Whether there was a sign of somebody. */
function watchSigns(): () => boolean {
  let isSeen = false;
  const see = () => {
    isSeen = true;
    for (const sign of SIGNS) removeEventListener(sign, see, true);
  };
  for (const sign of SIGNS) addEventListener(sign, see, { capture: true, passive: true });
  return () => isSeen;
}

/** What was pressed and not answered yet. */
function notePresses() {
  /** In the order of the last press; each once, but for what counts every press (`data-each`). */
  let pressed: HTMLElement[] = [];
  let isTaken = false;

  /** Takes one back; false where it was given already. */
  const drop = (target: HTMLElement) => {
    const before = pressed.length;
    pressed = pressed.filter((other) => other !== target);
    return pressed.length < before;
  };
  /** Another press makes up for those before it. */
  const outdo = (target: HTMLElement) => target.hasAttribute('data-each') || drop(target);
  const note = (target: HTMLElement) => {
    outdo(target);
    pressed.push(target);
  };
  const hear = ({ target }: Event) => {
    const button = target instanceof Element && target.closest<HTMLElement>('button[type=button]');
    if (!button) return;
    // Once it has the page React presses by itself what it has not come to yet, but what is yet to load.
    if (isTaken && !button.closest('[data-later]')) outdo(button);
    else note(button);
  };

  addEventListener('click', hear, true);
  return {
    note,
    drop,
    beginTakeOver: () => (isTaken = true),
    end: () => removeEventListener('click', hear, true),
    isIn: ({ pressables }: Snapshot) => pressables.some((target) => pressed.includes(target)),
    /** What was pressed in a part, which is given once. */
    take({ pressables }: Snapshot): readonly HTMLElement[] {
      const taken = pressed.filter((target) => pressables.includes(target));
      pressed = pressed.filter((target) => !taken.includes(target));
      return taken;
    },
  };
}

/** What stands in text areas, which React sets back as it takes them over. */
function noteTexts() {
  const texts = new WeakMap<object, string>();
  const note = (area: EventTarget | null) => {
    if (area instanceof HTMLTextAreaElement) texts.set(area, area.value);
  };
  return {
    of: (control: Control) => texts.get(control),
    beginTakeOver() {
      for (const area of document.querySelectorAll('textarea')) note(area);
      addEventListener('input', ({ target }) => note(target), true);
    },
  };
}

function partOf(element: Element): Part {
  return element.closest('[data-page], [data-later]');
}

/** The elements of a part that a selector finds, without those of parts within it. */
function elementsOf<T extends Element>(part: Part, selector: string): readonly T[] {
  const found = (part ?? document).querySelectorAll<T>(selector);
  return [...found].filter((element) => partOf(element) === part);
}

function snapshotOf(part: Part): Snapshot {
  const controls = elementsOf<Control>(part, 'input, select, textarea');
  return { part, controls, pressables: elementsOf(part, 'a, button') };
}

/** Whether a control is ticked; of one that cannot be, its value. */
function stateOf(control: Control): string | boolean {
  const isTicked = /^(checkbox|radio)$/.test(control.type) && 'checked' in control;
  return isTicked ? control.checked : control.value;
}

/** As a control came is what an unset form would make of it: a slider is held in its range, for one. */
function stateAsItCame(control: Control): string | boolean {
  const form = document.createElement('form');
  const twin = form.appendChild(document.importNode(control, true));
  form.reset();
  return stateOf(twin);
}

function tell(control: Control, { control: before, state }: Change) {
  if (control.type === 'file') {
    if (control !== before && 'files' in before && 'files' in control) control.files = before.files;
    control.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  if (typeof state === 'boolean') {
    Object.assign(control, { checked: !state });
    control.click();
    return;
  }
  // A text that is being written keeps its caret, and an input method its word, where none is set.
  if (control.value !== state) Reflect.set(Object.getPrototypeOf(control), 'value', state, control);
  control._valueTracker?.setValue(`not ${state}`);
  for (const kind of ['input', 'change']) {
    control.dispatchEvent(new Event(kind, { bubbles: true }));
  }
}

/** What tells nobody twice: what was opened, and pictures that failed. */
function tellAnew(part: Part) {
  for (const details of elementsOf(part, 'details')) details.dispatchEvent(new Event('toggle'));
  for (const image of elementsOf<HTMLImageElement>(part, 'img')) {
    if (image.complete && image.naturalWidth === 0) image.dispatchEvent(new Event('error'));
  }
}

function followLast(targets: readonly HTMLElement[]) {
  const link = targets.at(-1)?.closest('a');
  if (link) location.assign(link.href);
}

/** A control that is not as it came, and its place among those alike of its part. */
interface Change {
  readonly control: Control;
  readonly place: number;
  readonly state: string | boolean;
}

/** A name that `useId` has made: a part that is made anew has others in the same places. */
const MADE_NAME = /^_[rR]_/;

function isAlike(one: Control, other: Control): boolean {
  const isSameName =
    one.name === other.name || (MADE_NAME.test(one.name) && MADE_NAME.test(other.name));
  return isSameName && one.type === other.type;
}

/** The control that has come in the place of one; itself where it still stands. */
function standingFor({ control, place }: Change, part: Part): Control | undefined {
  if (control.isConnected) return control;
  return snapshotOf(part).controls.filter((other) => isAlike(other, control))[place];
}

/** The control that has the focus, or had it when its part was made anew. */
function noteFocus() {
  let focused: EventTarget | null = document.activeElement;
  addEventListener('focusin', ({ target }) => (focused = target), true);
  /** Gives the focus to what came in a control's place, with the caret where it was. */
  return (before: Control, now: Control) => {
    if (focused !== before || now === before || document.activeElement !== document.body) return;
    now.focus({ preventScroll: true });
    if (!('selectionStart' in before && 'selectionStart' in now)) return;
    const { selectionStart, selectionEnd } = before;
    if (selectionStart !== null) now.setSelectionRange(selectionStart, selectionEnd);
  };
}

/** The parts as React is given them: it makes those anew in which somebody else's elements stand. */
function noteParts() {
  const parts = () => [
    null,
    document.querySelector('[data-page]'),
    ...document.querySelectorAll('[data-later]'),
  ];
  const { pathname } = location;
  const came = parts().map(snapshotOf);
  return (part: Part): Snapshot | null => {
    const before = came[parts().indexOf(part)];
    const isGone = before?.controls.some(({ isConnected }) => !isConnected);
    return before && isGone && location.pathname === pathname ? { ...before, part } : null;
  };
}

/** One after the other, as what one is told may change what others do. */
async function tellAll(
  part: Part,
  changes: readonly Change[],
  passFocus: (before: Control, now: Control) => void,
): Promise<void> {
  for (const change of changes) {
    const alive = standingFor(change, part);
    if (alive) {
      tell(alive, change);
      passFocus(change.control, alive);
    }
    await null;
  }
  tellAnew(part);
}

async function pressAgain(before: Snapshot, targets: readonly HTMLElement[]): Promise<void> {
  const now = snapshotOf(before.part).pressables;
  for (const target of targets) {
    const twin = target.isConnected ? target : now[before.pressables.indexOf(target)];
    if (twin?.textContent === target.textContent) twin.click();
    else followLast([target]);
    await null;
  }
}

function createEarly(): Early {
  const isSeen = watchSigns();
  const presses = notePresses();
  noteSubmits(presses.note, presses.drop);
  const texts = noteTexts();
  /** What has been told of already; a part is told of once. Null before there is anything to take over. */
  let told: WeakSet<object> | null = null;
  let givenUp: (part: Part) => Snapshot | null = () => null;
  const passFocus = noteFocus();

  const stateNow = (control: Control) => texts.of(control) ?? stateOf(control);
  const isChanged = (control: Control) => {
    if (control.matches(':disabled')) return false;
    const state = stateNow(control);
    // In a group the one that is chosen speaks for the one that was.
    const isLeft = control.type === 'radio' && state === false;
    return !isLeft && state !== stateAsItCame(control);
  };

  return {
    get isSeen() {
      return isSeen();
    },
    beginTakeOver() {
      told = new WeakSet();
      givenUp = noteParts();
      presses.beginTakeOver();
      texts.beginTakeOver();
    },
    endNotes: presses.end,
    showScriptless,
    snapshotOf,
    notePress: presses.note,
    isTouched: (snapshot) => snapshot.controls.some(isChanged) || presses.isIn(snapshot),
    givenUp: (part) => givenUp(part),
    async handOver(now) {
      const { part } = now;
      const key = part ?? document;
      if (told?.has(key) !== false) return now;
      told.add(key);
      const snapshot = givenUp(part) ?? now;
      const { controls } = snapshot;
      const changed = controls.filter(isChanged).map((control) => ({
        control,
        place: controls.filter((other) => isAlike(other, control)).indexOf(control),
        state: stateNow(control),
      }));
      // React listens to nothing while it takes over.
      await null;
      await tellAll(part, changed, passFocus);
      return snapshot;
    },
    pressAgain: (snapshot) => pressAgain(snapshot, presses.take(snapshot)),
    follow: (snapshot) => followLast(presses.take(snapshot)),
  };
}

/**
 * The way back from the account site carries a token. The edge leads on from there to an address
 * without it; where it could not, because it was asked too often, the address is cleaned here.
 */
function forgetAddressToken() {
  const { pathname, search } = location;
  const isWayBack = /^\/callbackauth\/?$/i.test(pathname);
  if (isWayBack && search !== '') history.replaceState(null, '', pathname);
}

/**
 * Gives the entry of a document that has just come a name of its own; a reload keeps the one it has. The
 * place where a page was left is remembered by the name of its entry in the tab's history, and the router
 * names only those entries that it adds itself. Unnamed, the first pages of all documents of a tab would
 * share one place: a page come to by its address would open where the last one was left.
 */
function nameFirstEntry() {
  const { state }: { readonly state: unknown } = history;
  const own = typeof state === 'object' && state !== null ? state : {};
  if ('key' in own) return;
  history.replaceState({ ...own, key: performance.timeOrigin.toString(36) }, '');
}

/** How long a form that was sent stands, in ms: another press of it meanwhile is one too many. */
const SENT_MS = 10_000;

/**
 * Forms that no script has taken over yet. One that the edge answers is sent once, however often it is
 * pressed; one that only a script can send waits to be alive, and is sent as it is where that takes too
 * long, so that its page says so.
 */
function noteSubmits(note: (target: HTMLElement) => void, drop: (target: HTMLElement) => boolean) {
  const sent = new WeakMap<HTMLFormElement, number>();
  // What is alive has said no by then.
  addEventListener('submit', (event) => {
    const { target: form, submitter, timeStamp } = event;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== 'post')
      return;
    if (form.hasAttribute('action')) {
      const at = sent.get(form);
      if (at !== undefined && timeStamp - at < SENT_MS) event.preventDefault();
      else sent.set(form, timeStamp);
    } else if (submitter) {
      event.preventDefault();
      note(submitter);
      setTimeout(() => drop(submitter) && form.submit(), SENT_MS);
    }
  });
  // Back from where it led to, the page may be the very one.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) for (const form of document.forms) sent.delete(form);
  });
}

/**
 * Marks style sheets that fail from here on, which `router/missed-styles.ts` asks for anew, and ends the
 * waiting for a script that fails.
 */
function watchFailures() {
  const hear = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet')
      target.setAttribute('data-missed', '');
    if (!(target instanceof HTMLScriptElement) || target.type !== 'module') return;
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', showScriptless);
    else showScriptless();
  };
  // These errors do not bubble.
  document.addEventListener('error', hear, true);
}

/** Whether the edge rendered this document for a browser of which it knew that it runs scripts. */
const wasScripted = document.cookie.includes('scripted=1');

function noteScripts(value: string, seconds: number) {
  // biome-ignore lint/suspicious/noDocumentCookie: the store of cookies is not there in every browser.
  document.cookie = `scripted=${value};path=/;max-age=${seconds};samesite=lax`;
}

/**
 * Shows what the document has for browsers that run no scripts, because its own cannot be had. The next
 * document is rendered with what the session shows (worker/core/src/document/page_request.rs); where this
 * one has nothing to read, it is asked for at once.
 */
function showScriptless() {
  noteScripts('', 0);
  if (
    wasScripted &&
    document.querySelector('#root + noscript')?.textContent?.includes('data-noscript')
  ) {
    location.reload();
    return;
  }
  for (const part of document.querySelectorAll('noscript')) {
    const shown = document.createElement('no-script');
    shown.innerHTML = part.textContent ?? '';
    part.replaceWith(shown);
  }
  for (const { cssRules } of document.styleSheets) {
    for (const rule of cssRules) {
      const isTheirs = rule instanceof CSSMediaRule && rule.media.mediaText === '(scripting: none)';
      if (isTheirs) rule.media.mediaText = 'all';
    }
  }
}

forgetAddressToken();
nameFirstEntry();
watchFailures();
window.early = createEarly();

// From here on the edge renders nothing for the session in this browser (worker/core/src/document/page_request.rs).
if (document.cookie.includes('signed_in=1')) {
  noteScripts('1', 86_400);
}
