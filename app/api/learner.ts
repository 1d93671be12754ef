/**
 * What the visitor takes part in (spec section 7, auth host, `GET user/detail`). The specification
 * sends the lms id along and shows no fields; here the answer is the user's record and, for that lms,
 * `enrolments`, `events` and `invoices`. An invoice that is paid is an enrolment; who has left a class
 * and had the money back has none any more.
 */
import * as v from 'valibot';
import { object } from '../core/schema';
import { type Call, get } from './call';
import { classItem } from './class';
import { invoice } from './payment';
import { postItem } from './post';
import { both, needed, rows, text } from './schemas';
import { LEARNER, user } from './user';

/** A class that the visitor takes or took. Times are ISO texts. */
export type Enrolment = v.InferOutput<typeof enrolment>;

/** An event that the visitor has said to come to. */
export type Attendance = v.InferOutput<typeof attendance>;

/** The visitor with all they take part in. */
export type Learner = v.InferOutput<typeof learner>;

const certificate = object({
  number: needed,
  issuedAt: text,
});

const enrolment = object({
  /** The number of its invoice. */
  invoice: text,
  enrolledAt: text,
  /** When the class meets next; "" when it does not any more. */
  nextSession: text,
  classroom: classItem,
  /** For a class that has ended and was completed. */
  certificate: v.fallback(v.nullish(certificate, null), null),
});

const attendance = object({
  invoice: text,
  registeredAt: text,
  event: postItem,
});

const takenPart = object({
  enrolments: rows(enrolment),
  events: rows(attendance),
  /** The newest first. */
  invoices: rows(invoice),
});

const learner = both(user, takenPart);

/** The visitor as the account service knows them, with what they take part in. */
export function getLearner(): Call<Learner> {
  return get(LEARNER, {}, learner, { isPersonal: true });
}
