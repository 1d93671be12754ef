/** The visitor's own notes on chapters, which they write themselves or take over from an answer. */

import { useSyncExternalStore } from 'react';
import type { App } from '../../core/app';
import { useApp } from '../../core/app-context';
import { createListeners } from '../../core/listeners';
import { mergedText } from '../../core/merged-text';
import type { Stored } from '../../core/storage';
import type { Work } from '../../core/work-owner';

/** Where a passage is from. */
export interface Source {
  /** Who says it. */
  readonly who: string;
  /** In words. */
  readonly day: string;
  /** What it answers; empty for nothing. */
  readonly question: string;
}

export interface Notes {
  read(chapter: string): string;
  /**
   * Keeps a note that was changed from `from`; tells whether the browser had room for it. What another tab
   * has written since stays beside it.
   */
  write(chapter: string, text: string, from?: string): Stored;
  /** Whether the browser had room for what is noted. */
  isKept(chapter: string): boolean;
  /** Puts a passage below what is noted already. */
  add(chapter: string, passage: string, source: Source): Stored;
  /** Returns the function that ends the subscription. */
  subscribe(listener: () => void): () => void;
}

const LONGEST_QUESTION = 120;

/** The app's: `app.service(createNotes)`. */
export function createNotes({
  work,
}: {
  work: Pick<Work, 'get' | 'set' | 'remove' | 'owner'>;
}): Notes {
  const listeners = createListeners();
  /** What the browser had no room for, by whose it is and chapter: it stays as long as the page does. */
  const unkept = new Map<string, string>();
  const keyOf = (chapter: string) => `notes:${chapter}`;
  const nameOf = (chapter: string) => `${work.owner() ?? ''}:${chapter}`;
  const read = (chapter: string) => unkept.get(nameOf(chapter)) ?? work.get(keyOf(chapter)) ?? '';
  const write = (chapter: string, changed: string, from = read(chapter)): Stored => {
    const text = mergedText(from, changed, read(chapter));
    if (text === '') work.remove(keyOf(chapter));
    const stored = text === '' ? 'kept' : work.set(keyOf(chapter), text);
    if (stored === 'kept') unkept.delete(nameOf(chapter));
    else unkept.set(nameOf(chapter), text);
    listeners.notify();
    return stored;
  };
  return {
    read,
    write,
    isKept: (chapter) => !unkept.has(nameOf(chapter)),
    add(chapter, passage, source) {
      const before = read(chapter).trimEnd();
      const added = `${passage.trim()}\n${sourceLine(source)}`;
      return write(chapter, before === '' ? added : `${before}\n\n${added}`);
    },
    subscribe(listener) {
      const unsubscribe = listeners.subscribe(listener);
      // Another tab has written.
      globalThis.addEventListener?.('storage', listener);
      return () => {
        unsubscribe();
        globalThis.removeEventListener?.('storage', listener);
      };
    },
  };
}

/** `app.service` takes a function of the app. */
export const notesOf = (app: App): Notes => app.service(createNotes);

/** The notes, and what is noted on a chapter, kept up with. */
export function useNotes(chapter: string): [notes: Notes, text: string] {
  const notes = notesOf(useApp());
  const text = useSyncExternalStore(
    notes.subscribe,
    () => notes.read(chapter),
    () => '',
  );
  return [notes, text];
}

function sourceLine({ who, day, question }: Source): string {
  const asked = question.replace(/\s+/g, ' ').trim();
  const short = asked.length > LONGEST_QUESTION ? `${asked.slice(0, LONGEST_QUESTION)}…` : asked;
  return `— ${[who, day].filter(Boolean).join(', ')}${short && `: “${short}”`}`;
}
