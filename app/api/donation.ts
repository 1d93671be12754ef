/** Donations and the aspirations that come with them (spec sections 4 and 7, data host). */
import { type Decoded, type Decoder, isRecord, object } from '../decode';
import { createdOnly, type Incoming, okOnly } from './answer';
import { type Call, get, post } from './call';
import { amount, nothing, rows, text } from './fields';
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
  message: field('message', text),
  createdAt: field('created_at', text),
}));

const donation: Decoder<number> = object((field) => field('amount', amount));

const total: Decoder<number> = (value, path) =>
  rows(donation)(value, path).reduce((sum, given) => sum + given, 0);

/** Truthy: the answer's own `status` where it says one, else the HTTP status. */
const truthyStatus = ({ status, body }: Incoming): boolean =>
  Boolean(isRecord(body) && Object.hasOwn(body, 'status') ? body.status : status);

/** Aspirations of a campaign, or of all, the newest first; they count on 200 alone. */
export function listAspirations(
  filter: { campaign?: string | undefined } = {},
): Call<Aspiration[]> {
  const query = { campaign: equals(filter.campaign), order: 'created_at.desc' };
  return get('data/aspirations', query, rows(aspiration), { accepts: okOnly });
}

/** Sends an aspiration; successful on 201 alone. */
export function createAspiration(wish: NewAspiration): Call<undefined> {
  return post('data/aspirations', wish, nothing, { accepts: createdOnly });
}

/** The sum of a campaign's donations, or of all, in rupiah; counts when the status is truthy. */
export function getDonationTotal(filter: { campaign?: string | undefined } = {}): Call<number> {
  const query = { campaign: equals(filter.campaign), select: 'amount' };
  return get('data/donations', query, total, { accepts: truthyStatus });
}

/** Records a donation; successful on 201 alone. */
export function createDonation(gift: NewDonation): Call<undefined> {
  return post('data/donations', gift, nothing, { accepts: createdOnly });
}
