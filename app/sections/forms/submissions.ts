/**
 * What a visitor has sent by the site's forms. The platform takes registrations, appointments and
 * what people write, but has no call that lists one visitor's own; so they are kept in this browser,
 * without what says how to reach the person, and their state is looked up where a public list shows it.
 */

import * as v from 'valibot';
import { validItems } from '../../api/schemas';
import { putBack } from '../../core/put-back';
import { object } from '../../core/schema';
import { type LocalStore, readJson, writeJson } from '../../core/storage';

const KEY = 'submissions';

/** More are not kept; the oldest go. */
const MOST = 100;

export const SUBMISSION_KINDS = [
  'school',
  'team',
  'appointment',
  'demo',
  'testimony',
  'review',
  'wish',
] as const;

export type SubmissionKind = (typeof SUBMISSION_KINDS)[number];

/** What is kept of one form. */
export interface NewSubmission {
  readonly kind: SubmissionKind;
  /** What it is about: the school's or the team's name, the topic. */
  readonly title: string;
  /** What was said or chosen; may be empty. */
  readonly detail: string;
  /** What the platform's list knows it by: a school's number, a book's slug; may be empty. */
  readonly ref: string;
}

/** With when it was sent, an ISO text. */
export interface Submission extends NewSubmission {
  readonly at: string;
}

const submission = object({
  kind: v.picklist([...SUBMISSION_KINDS]),
  title: v.string(),
  detail: v.string(),
  ref: v.string(),
  at: v.string(),
});

const submissions = validItems(submission);

/** What has been sent, the newest first. */
export function readSubmissions(work: LocalStore): Submission[] {
  return readJson(work, KEY, submissions) ?? [];
}

/** Keeps what has been sent; once, also where a page that says so is loaded again. */
export function keepSubmission(work: LocalStore, sent: Submission): void {
  const others = readSubmissions(work).filter(
    ({ at, kind }) => at !== sent.at || kind !== sent.kind,
  );
  writeJson(work, KEY, [sent, ...others].slice(0, MOST));
}

/** Puts one back that was taken out. */
export function restoreSubmission(work: LocalStore, sent: Submission): void {
  writeJson(work, KEY, putBack(readSubmissions(work), sent).slice(0, MOST));
}

/** Takes one out of what is kept. */
export function dropSubmission(work: LocalStore, { at, kind }: Submission): void {
  const rest = readSubmissions(work).filter((kept) => kept.at !== at || kept.kind !== kind);
  writeJson(work, KEY, rest);
}
