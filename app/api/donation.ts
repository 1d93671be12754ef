/**
 * Donations and the aspirations that come with them (spec sections 4 and 7, data host).
 *
 * A donation begins as `pledged` and is `paid` once its money has come. The specification shows
 * neither body nor answer; here the row that was written comes back with what the platform adds to it:
 * `code`, by which its money is told, `payment` with `bank`, `account_number` and `account_name`, and
 * `pay_before`, an ISO time. A pledge's code is known to its donor alone, so whoever has it may ask
 * what has become of it.
 */
import { type Decoded, type Decoder, isRecord, map, object, shaped } from '../core/decode';
import { createdOnly, type Incoming, okOnly } from './answer';
import { type Call, get, post, type Write } from './call';
import { answeredRows, needed, neededNumber, part, text } from './fields';
import { nothing } from './nothing';
import { equals } from './query';

/** A donor's wish. */
export type Aspiration = Decoded<typeof aspiration>;

export interface NewAspiration {
  campaign?: string | undefined;
  name: string;
  message: string;
}

/** A donation; `amount` is rupiah. */
export interface NewDonation {
  campaign?: string | undefined;
  name: string;
  email: string;
  amount: number;
  message?: string | undefined;
}

const aspiration = object((field) => ({
  id: field('id', text),
  campaign: field('campaign', text),
  name: field('name', text),
  message: field('message', needed),
  createdAt: field('created_at', text),
}));

/** Where a donation stands. */
export type GiftStatus = 'pledged' | 'paid';

/** Which donations are summed up; what is left out does not filter. */
export interface GiftFilter {
  campaign?: string | undefined;
  status?: GiftStatus | undefined;
  code?: string | undefined;
}

/** How a pledge is paid. Fields are empty where the platform tells it by mail alone. */
export type Pledge = Decoded<typeof pledge>;

const account = object((field) => ({
  bank: field('bank', text),
  accountNumber: field('account_number', text),
  accountName: field('account_name', text),
}));

const pledge = object((field) => ({
  code: field('code', text),
  payment: field('payment', part(account)),
  payBefore: field('pay_before', text),
}));

/** The database answers the rows that were written: here the one. */
const written: Decoder<Pledge> = shaped(
  (value, path) => part(pledge)(Array.isArray(value) ? value[0] : value, path),
  'either',
  [answeredRows(pledge), part(pledge)],
);

const donation: Decoder<number> = object((field) => field('amount', neededNumber));

const total: Decoder<number> = map(answeredRows(donation), (given) =>
  given.reduce((sum, one) => sum + one, 0),
);

/** Truthy: the answer's own `status` where it says one, else the HTTP status. */
const truthyStatus = ({ status, body }: Incoming): boolean =>
  Boolean(isRecord(body) && Object.hasOwn(body, 'status') ? body.status : status);

/** Aspirations of a campaign, or of all, the newest first; they count on 200 alone. */
export function listAspirations(
  filter: { campaign?: string | undefined } = {},
): Call<Aspiration[]> {
  const query = { campaign: equals(filter.campaign), order: 'created_at.desc' };
  return get('data/aspirations', query, answeredRows(aspiration), { accepts: okOnly });
}

/** Sends an aspiration; successful on 201 alone. */
export function createAspiration(wish: NewAspiration): Write<undefined> {
  const rules = { accepts: createdOnly, changes: [listAspirations()] };
  return post('data/aspirations', wish, nothing, rules);
}

/**
 * The sum of a campaign's donations, or of all, in rupiah; counts when the status is truthy. Pledged
 * and paid ones are told apart by `status`, one pledge by its `code`.
 */
export function getDonationTotal({ campaign, status, code }: GiftFilter = {}): Call<number> {
  const query = {
    campaign: equals(campaign),
    code: equals(code),
    select: 'amount',
    status: equals(status),
  };
  return get('data/donations', query, total, { accepts: truthyStatus });
}

/** Pledges a donation; successful on 201 alone. Answers how it is paid. */
export function createDonation(gift: NewDonation): Write<Pledge> {
  const rules = { accepts: createdOnly, changes: [getDonationTotal()] };
  return post('data/donations', gift, written, rules);
}
