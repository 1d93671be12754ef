/**
 * What the pages of a course and the assistant know of one another: where the visitor stands, what they
 * want to ask about, and whether the assistant may be told the former. Neither loads the other for it.
 */

import * as v from 'valibot';
import type { App } from '../../core/app';
import { createListeners } from '../../core/listeners';
import { object } from '../../core/schema';
import { type LocalStore, readJson, writeJson } from '../../core/storage';
import type { StudyWay } from './ways';

/** What a question is about: a page of this site, or with an empty path an answer of the assistant. */
export interface Mention {
  readonly title: string;
  /** The page's canonical path. */
  readonly path: string;
  /** The passage that is meant; empty for the whole. */
  readonly quote: string;
}

/** A chapter, and how far the visitor has come in its course. */
export interface StudyPlace {
  readonly course: string;
  /** The chapter's id. */
  readonly id: string;
  readonly title: string;
  readonly path: string;
  /** The chapter's place in the course, from 1. */
  readonly number: number;
  readonly total: number;
  /** Chapters that were read. */
  readonly done: number;
}

/** What the visitor wants to ask about. */
export interface Wanted {
  readonly mention: Mention;
  /** What is asked at once; null where the visitor is going to write it. */
  readonly way: StudyWay | null;
  /** When it was wanted, in Unix ms. */
  readonly at: number;
}

/** What changes while the app runs. */
export interface StudyState {
  /** The chapter that is shown. */
  readonly here: StudyPlace | null;
  readonly wanted: Wanted | null;
}

export interface Study {
  getState(): StudyState;
  /** Returns the function that ends the subscription. */
  subscribe(listener: () => void): () => void;
  /** Notes the chapter that is shown, until the function is called that this returns. */
  enter(place: StudyPlace): () => void;
  want(wanted: Wanted): void;
  /** Nothing is wanted any more; returns what was. */
  take(): Wanted | null;
  /** The chapter that is shown, or the one that was shown last in this browser. */
  place(): StudyPlace | null;
  /** Whether the assistant is told it. */
  tells(): boolean;
  agree(answer: 'tell' | 'keep'): void;
}

/** Where in the visitor's work these stand. */
const PLACE = 'study-place';
const TOLD = 'study-told';

const place = object({
  course: v.string(),
  id: v.string(),
  title: v.string(),
  path: v.string(),
  number: v.number(),
  total: v.number(),
  done: v.number(),
});

/** The app's one: `app.service(createStudy)`. */
export function createStudy({ work }: { work: LocalStore }): Study {
  const { subscribe, notify } = createListeners();
  let state: StudyState = { here: null, wanted: null };
  const set = (change: Partial<StudyState>) => {
    state = { ...state, ...change };
    notify();
  };
  return {
    getState: () => state,
    subscribe,
    enter(here) {
      writeJson(work, PLACE, here);
      set({ here });
      return () => {
        if (state.here === here) set({ here: null });
      };
    },
    want: (wanted) => set({ wanted }),
    take() {
      const { wanted } = state;
      if (wanted !== null) set({ wanted: null });
      return wanted;
    },
    place: () => state.here ?? readJson(work, PLACE, place),
    tells: () => work.get(TOLD) !== null,
    agree(answer) {
      if (answer === 'tell') work.set(TOLD, '1');
      else work.remove(TOLD);
      set({});
    },
  };
}

/** `app.service` takes a function of the app. */
export const studyOf = (app: App): Study => app.service(createStudy);
