/** When a part whose markup came with the document is to become alive, and what is done before. */
import type { ComponentType } from 'react';
import type { Snapshot } from './early';
import type { LaterPart } from './later';
import type { Presence } from './presence';

/** How far below the window a part is made alive already. */
const NEAR = '400px 0px';

/** What a press before a part is alive is kept of. */
const PRESSABLE = 'a, button';

/** How long a press of a link waits for the part to be alive, in ms; then it is followed as it stands. */
const LINK_WAIT_MS = 1000;

/** By what a visitor turns to a part. */
const TURNS = ['pointerover', 'pointerdown', 'focusin', 'input'];

export interface Gate {
  /** The part's code, once it is wanted and there. */
  readonly opened: Promise<ComponentType>;
  /** Begins to look whether the part is wanted. Returns what ends that. */
  watch(presence: Presence): () => void;
  /** Tells that what came stands in another place. */
  replaced(elements: Iterable<Element>): void;
  /** Tells that the part is alive. Returns what the visitor had before them until then. */
  alive(): Snapshot;
}

/** The gate of the part that stands in `frame`. */
export function createGate(part: LaterPart, frame: HTMLElement): Gate {
  let open: (code: ComponentType) => void = () => {};
  const opened = new Promise<ComponentType>((resolve) => {
    open = resolve;
  });
  let takeBack = () => {};
  let observer: IntersectionObserver | null = null;
  const { early } = window;
  const snapshot = early.snapshotOf(frame);

  // Without its code the part stays as it stands, and is asked for at the next occasion.
  const want = () => void part.load().then(open, () => early.follow(snapshot));

  /** What is pressed before the part is alive is pressed again once it is. */
  const hold = (event: MouseEvent) => {
    const target = pressedIn(frame, event);
    if (target === null) return;
    event.preventDefault();
    event.stopPropagation();
    early.notePress(target);
    want();
    // Its code may never come, and a link needs none.
    if (target.closest('a')) setTimeout(() => early.follow(snapshot), LINK_WAIT_MS);
  };

  const turn = ({ target }: Event) => {
    if (target instanceof Node && frame.contains(target)) want();
  };

  const observe = (elements: Iterable<Element>) => {
    for (const element of elements) observer?.observe(element);
  };

  const end = () => {
    takeBack();
    observer?.disconnect();
    for (const sign of TURNS) document.removeEventListener(sign, turn, { capture: true });
    document.removeEventListener('click', hold, { capture: true });
  };

  return {
    opened,
    watch(presence) {
      observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
          takeBack();
          if (frame.querySelector('[aria-busy=true]')) want();
          else takeBack = presence.whenSeen(want);
        },
        { rootMargin: NEAR },
      );
      observe(frame.children);
      // In front of React, which keeps to itself what happens where it has not come to yet.
      for (const sign of TURNS) {
        document.addEventListener(sign, turn, { capture: true, passive: true });
      }
      document.addEventListener('click', hold, { capture: true });
      // What is not as it came waits for its answer.
      if (early.isTouched(snapshot)) want();
      return end;
    },
    replaced: observe,
    alive() {
      end();
      return snapshot;
    },
  };
}

/** The link or button of the frame that a plain press is on; null for what goes on by itself. */
function pressedIn(frame: HTMLElement, event: MouseEvent): HTMLElement | null {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  const isPlain = button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
  const found = target instanceof Element && isPlain ? target.closest(PRESSABLE) : null;
  if (!(found instanceof HTMLElement) || !frame.contains(found)) return null;
  return found instanceof HTMLAnchorElement && found.target === '_blank' ? null : found;
}
