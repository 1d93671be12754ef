/** What the page of the learning platform says, by whom it speaks to. */
import type { Question } from '../../../../sections/faq-section';
import type { Point } from '../../../../sections/point-section';
import type { Step } from '../../../../sections/step-section';
import { craft } from './for-craft';
import { publicly } from './for-public';
import { school } from './for-school';
import { team } from './for-team';

/** A heading with the line below it. */
interface Heading {
  readonly title: string;
  readonly lead: string;
}

/** What somebody sees first after signing in. */
export interface Role {
  readonly key: string;
  readonly name: string;
  readonly promise: string;
  readonly sees: readonly string[];
}

export interface LmsWords {
  readonly opening: Heading;
  readonly features: Heading;
  readonly parts: Heading & { readonly items: readonly Point[] };
  readonly roles: Heading & { readonly items: readonly Role[] };
  readonly steps: Heading & { readonly items: Step[] };
  readonly asked: { readonly title: string; readonly questions: Question[] };
  readonly last: { readonly title: string; readonly text: string };
}

const voices: Readonly<Record<string, LmsWords>> = { craft, public: publicly, school, team };

/** The words of a voice; those for companies where there is none of that name. */
export const lmsWords = (voice = 'team'): LmsWords => voices[voice] ?? team;
