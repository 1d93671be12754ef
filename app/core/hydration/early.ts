/**
 * Nothing that is done before a part of the page is alive is lost: the script in the document's head
 * (start/early.ts) notes it, and tells the part once it is alive, so that no component has to ask.
 */
import { useEffect, useLayoutEffect, useRef } from 'react';

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * What becomes alive apart from what it stands in: the page within its frame (`data-page`), or what lies
 * further down on it (`data-later`). Null is the frame.
 */
export type Part = Element | null;

/** A part with what a visitor has before them there. Other elements may come in the place of these. */
export interface Snapshot {
  readonly part: Part;
  readonly controls: readonly Control[];
  readonly pressables: readonly HTMLElement[];
}

/** What the script in the document's head gives to the page's code. */
export interface Early {
  /** Whether there was a sign of somebody. */
  readonly isSeen: boolean;
  /** Tells that React is given the page that came: what is pressed from here on it keeps by itself. */
  beginTakeOver(): void;
  /** Ends the noting of presses: each part listens for itself. */
  endNotes(): void;
  /** Shows what the document has for browsers without scripts, where its own code cannot be had. */
  showScriptless(): void;
  snapshotOf(part: Part): Snapshot;
  /** What stood in a part that React has made anew instead of taking it over; null where it has not. */
  givenUp(part: Part): Snapshot | null;
  /** Notes what is to be pressed again once its part is alive. */
  notePress(target: HTMLElement): void;
  /** Whether anything was pressed or changed there since the document came. */
  isTouched(snapshot: Snapshot): boolean;
  /** Tells the controls of a part that has just become alive, once, what the visitor has made of them. */
  handOver(snapshot: Snapshot): Promise<Snapshot>;
  /** Presses again what was pressed there, once and in the same order. */
  pressAgain(snapshot: Snapshot): Promise<void>;
  /** Follows the link that was pressed in a part that cannot become alive. */
  follow(snapshot: Snapshot): void;
}

declare global {
  interface Window {
    early: Early;
  }
  interface HTMLElement {
    /** The value that React knows of; it takes an event that finds the same one for an echo. */
    readonly _valueTracker?: { setValue(value: string): void } | null;
  }
}

/**
 * Has the part that React takes over together with what asks told of what was done: of its controls
 * before anything is drawn again, and pressed again once it is at work. Null where there was no part.
 */
export function useHandOver(snapshot: () => Snapshot | null): void {
  const told = useRef<Promise<Snapshot>>(null);
  useLayoutEffect(() => {
    const part = snapshot();
    if (part) told.current ??= window.early.handOver(part);
  }, [snapshot]);
  useEffect(() => void told.current?.then(window.early.pressAgain), []);
}
