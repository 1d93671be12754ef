/** What the training page says, by whom it speaks to. */
import type { Question } from '../../../../sections/faq-section';
import type { Step } from '../../../../sections/step-section';
import { craft } from './for-craft';
import { publicly } from './for-public';
import { school } from './for-school';
import { team } from './for-team';

/** A heading with the line below it. */
export interface Heading {
  readonly title: string;
  readonly lead: string;
}

/** A form that training takes. */
export interface Format {
  readonly name: string;
  readonly best: string;
  readonly group: string;
  readonly rhythm: string;
  readonly note: string;
}

export interface TrainingWords {
  readonly opening: Heading & { readonly plan: string };
  readonly formats: Heading & { readonly items: readonly Format[] };
  readonly programs: Heading;
  /** Below the heading of what goes on after the training. */
  readonly further: string;
  readonly steps: Heading & { readonly items: Step[] };
  readonly mentors: Heading;
  readonly asked: { readonly title: string; readonly questions: Question[] };
  readonly last: { readonly title: string; readonly text: string; readonly label: string };
}

const voices: Readonly<Record<string, TrainingWords>> = { craft, public: publicly, school, team };

/** The words of a voice; those for companies where there is none of that name. */
export const trainingWords = (voice = 'team'): TrainingWords => voices[voice] ?? team;
