/**
 * Donations and the aspirations that come with them (spec sections 4 and 7, data host).
 *
 * A donation begins as `pledged` and is `paid` once its money has come. The specification shows
 * neither body nor answer; here the row that was written comes back with what the platform adds to it:
 * `code`, by which its money is told, `payment` with `bank`, `account_number` and `account_name`, and
 * `pay_before`, an ISO time. A pledge's code is known to its donor alone, so whoever has it may ask
 * what has become of it.
 */
import * as v from 'valibot';
import { isRecord, object, shaped } from '../core/schema';
import type { Incoming } from './answer';
import { type Call, createdOnly, get, okOnly, post, type Write } from './call';
import { nothing } from './nothing';
import { equals } from './query';
import { answeredRows, needed, neededNumber, part, text } from './schemas';

/** A donor's wish. */
export type Aspiration = v.InferOutput<typeof aspiration>;

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

const aspiration = v.pipe(
  object({ id: text, campaign: text, name: text, message: needed, created_at: text }),
  v.transform(({ created_at, ...wish }) => ({ ...wish, createdAt: created_at })),
);

/** Where a donation stands. */
export type GiftStatus = 'pledged' | 'paid';

/** Which donations are summed up; what is left out does not filter. */
export interface GiftFilter {
  campaign?: string | undefined;
  status?: GiftStatus | undefined;
  code?: string | undefined;
}

/** How a pledge is paid. Fields are empty where the platform tells it by mail alone. */
export type Pledge = v.InferOutput<typeof pledge>;

const account = v.pipe(
  object({ bank: text, account_number: text, account_name: text }),
  v.transform(({ bank, account_number, account_name }) => ({
    bank,
    accountNumber: account_number,
    accountName: account_name,
  })),
);

const pledge = v.pipe(
  object({ code: text, payment: part(account), pay_before: text }),
  v.transform(({ pay_before, ...told }) => ({ ...told, payBefore: pay_before })),
);

/** The database answers the rows that were written: here the one. */
const written = shaped(
  v.pipe(
    v.nullish(v.unknown(), null),
    v.transform((value): unknown => (Array.isArray(value) ? value[0] : value)),
    part(pledge),
  ),
  'either',
  [answeredRows(pledge), part(pledge)],
);

const total = v.pipe(
  answeredRows(object({ amount: neededNumber })),
  v.transform((given) => given.reduce((sum, { amount }) => sum + amount, 0)),
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
