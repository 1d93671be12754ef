/**
 * What the visitor takes part in (spec section 7, auth host, `GET user/detail`). The specification
 * sends the lms id along and shows no fields; here the answer is the user's record and, for that lms,
 * `enrolments`, `events` and `invoices`. An invoice that is paid is an enrolment; who has left a class
 * and had the money back has none any more.
 */
import { type Decoded, lenient, nullable, object, shaped } from '../core/decode';
import { type Call, get } from './call';
import { classItem } from './class';
import { needed, rows, text } from './fields';
import { invoice } from './payment';
import { postItem } from './post';
import { LEARNER, user } from './user';

/** A class that the visitor takes or took. Times are ISO texts. */
export type Enrolment = Decoded<typeof enrolment>;

/** An event that the visitor has said to come to. */
export type Attendance = Decoded<typeof attendance>;

/** The visitor with all they take part in. */
export type Learner = Decoded<typeof learner>;

const certificate = object((field) => ({
  number: field('number', needed),
  issuedAt: field('issuedAt', text),
}));

const enrolment = object((field) => ({
  /** The number of its invoice. */
  invoice: field('invoice', text),
  enrolledAt: field('enrolledAt', text),
  /** When the class meets next; "" when it does not any more. */
  nextSession: field('nextSession', text),
  classroom: field('classroom', classItem),
  /** For a class that has ended and was completed. */
  certificate: field('certificate', lenient(nullable(certificate), null)),
}));

const attendance = object((field) => ({
  invoice: field('invoice', text),
  registeredAt: field('registeredAt', text),
  event: field('event', postItem),
}));

const takenPart = object((field) => ({
  enrolments: field('enrolments', rows(enrolment)),
  events: field('events', rows(attendance)),
  /** The newest first. */
  invoices: field('invoices', rows(invoice)),
}));

const learner = shaped(
  (value, path) => ({ ...user(value, path), ...takenPart(value, path) }),
  'all',
  [user, takenPart],
);

/** The visitor as the account service knows them, with what they take part in. */
export function getLearner(): Call<Learner> {
  return get(LEARNER, {}, learner, { isPersonal: true });
}
