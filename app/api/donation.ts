/** Donations and the aspirations that come with them (spec sections 4 and 7, data host). */
import { type Decoder, isRecord, object } from '../decode';
import { createdOnly, type Incoming, okOnly } from './answer';
import { amount, nothing, rows, text } from './fields';
import { type Answer, type CallOptions, get, post } from './http';

/** A donor's wish. */
export interface Aspiration {
  id: string;
  name: string;
  message: string;
  createdAt: string;
}

export interface NewAspiration {
  name: string;
  message: string;
}

/** A donation; `amount` is rupiah. */
export interface NewDonation {
  name: string;
  email: string;
  amount: number;
  message?: string | undefined;
}

const aspiration: Decoder<Aspiration> = object((field) => ({
  id: field('id', text),
  name: field('name', text),
  message: field('message', text),
  createdAt: field('created_at', text),
}));

const donation: Decoder<number> = object((field) => field('amount', amount));

const total: Decoder<number> = (value, path) =>
  rows(donation)(value, path).reduce((sum, given) => sum + given, 0);

/** Truthy: the answer's own `status` where it says one, else the HTTP status. */
const truthyStatus = ({ status, body }: Incoming): boolean =>
  Boolean(isRecord(body) && Object.hasOwn(body, 'status') ? body.status : status);

/** All aspirations; they count on 200 alone. */
export function listAspirations(options: CallOptions = {}): Promise<Answer<Aspiration[]>> {
  return get('data/aspirations', {}, rows(aspiration), { ...options, accepts: okOnly });
}

/** Sends an aspiration; successful on 201 alone. */
export function createAspiration(
  wish: NewAspiration,
  options: CallOptions = {},
): Promise<Answer<undefined>> {
  return post('data/aspirations', wish, nothing, { ...options, accepts: createdOnly });
}

/** The sum of all donations in rupiah; counts when the answer's status is truthy. */
export function getDonationTotal(options: CallOptions = {}): Promise<Answer<number>> {
  const rules = { ...options, accepts: truthyStatus };
  return get('data/donations', { select: 'amount' }, total, rules);
}

/** Records a donation; successful on 201 alone. */
export function createDonation(
  gift: NewDonation,
  options: CallOptions = {},
): Promise<Answer<undefined>> {
  return post('data/donations', gift, nothing, { ...options, accepts: createdOnly });
}
