import { createContext } from 'react';
import type { Ask } from './page-mention';

/** What the parts of an answer's text need to know of it. */
interface AnswerContent {
  /** A test was asked for. */
  readonly isTest: boolean;
  /** Asks about a part of it; left out while something else is being answered. */
  readonly onAsk: Ask | undefined;
}

export const AnswerContext = createContext<AnswerContent>({ isTest: false, onAsk: undefined });
