/** What the hiring page says, by whom it speaks to. */
import type { Question } from '../../../../sections/faq-section';
import type { Step } from '../../../../sections/step-section';
import { craft } from './for-craft';
import { publicly } from './for-public';
import { school } from './for-school';
import { team } from './for-team';

/** What is known of somebody beforehand, usually and from here. */
export interface Row {
  readonly topic: string;
  readonly usual: string;
  readonly ours: string;
}

export interface HiringWords {
  readonly opening: { readonly title: string; readonly lead: string; readonly ask: string };
  readonly comparison: {
    readonly title: string;
    readonly lead: string;
    readonly rows: readonly Row[];
  };
  readonly steps: { readonly title: string; readonly items: Step[] };
  /** Above the employers that are looking for somebody now. */
  readonly now: string;
  readonly asked: { readonly title: string; readonly questions: Question[] };
  readonly last: { readonly title: string; readonly text: string; readonly label: string };
}

const voices: Readonly<Record<string, HiringWords>> = { craft, public: publicly, school, team };

/** The words of a voice; those for companies where there is none of that name. */
export const hiringWords = (voice = 'team'): HiringWords => voices[voice] ?? team;
