/**
 * What the visitor takes part in (spec section 7, auth host, `GET user/detail`). The specification
 * sends the lms id along and shows no fields; here the answer is the user's record and, for that lms,
 * `enrolments`, `events` and `invoices`. An invoice that is paid is an enrolment; who has left a class
 * and had the money back has none any more.
 */
import { type Decoder, nullable, object } from '../decode';
import { type Call, get } from './call';
import { type ClassItem, classItem } from './class';
import { rows, text } from './fields';
import { type Invoice, invoice } from './payment';
import { type Post, postItem } from './post';
import { type User, user } from './user';

/** A class that the visitor takes or took. Times are ISO texts. */
export interface Enrolment {
  /** The number of its invoice. */
  invoice: string;
  enrolledAt: string;
  /** When the class meets next; "" when it does not any more. */
  nextSession: string;
  classroom: ClassItem;
  /** For a class that has ended and was completed. */
  certificate: { number: string; issuedAt: string } | null;
}

/** An event that the visitor has said to come to. */
export interface Attendance {
  invoice: string;
  registeredAt: string;
  event: Post;
}

/** The visitor with all they take part in. */
export interface Learner extends User {
  enrolments: Enrolment[];
  events: Attendance[];
  /** The newest first. */
  invoices: Invoice[];
}

const certificate = object((field) => ({
  number: field('number', text),
  issuedAt: field('issuedAt', text),
}));

const enrolment: Decoder<Enrolment> = object((field) => ({
  invoice: field('invoice', text),
  enrolledAt: field('enrolledAt', text),
  nextSession: field('nextSession', text),
  classroom: field('classroom', classItem),
  certificate: field('certificate', nullable(certificate)),
}));

const attendance: Decoder<Attendance> = object((field) => ({
  invoice: field('invoice', text),
  registeredAt: field('registeredAt', text),
  event: field('event', postItem),
}));

const learner: Decoder<Learner> = (value, path) => ({
  ...user(value, path),
  ...object((field) => ({
    enrolments: field('enrolments', rows(enrolment)),
    events: field('events', rows(attendance)),
    invoices: field('invoices', rows(invoice)),
  }))(value, path),
});

/** The visitor as the account service knows them, with what they take part in. */
export function getLearner(): Call<Learner> {
  return get('auth/user/detail', {}, learner, { isPersonal: true });
}
