/**
 * What this browser's visitor has pledged. The platform has no call that lists a donor's gifts, and
 * most donors are not signed in: so the pledges are kept here, and by its code the platform says of
 * each whether its money has come.
 */
import type { Pledge } from '../../api/donation';
import { number, object, string, validItems } from '../../core/decode';
import { type LocalStore, readJson, writeJson } from '../../core/storage';

const GIFTS = 'gifts';

/** More are not kept; the oldest go. */
const MOST = 50;

/** A pledge: for which campaign, how much (rupiah), when (ISO text), and how it is paid. */
export interface Gift extends Pledge {
  readonly campaign: string;
  readonly campaignName: string;
  readonly amount: number;
  readonly at: string;
}

/** Reads a pledge. */
export const gift = object(
  (field): Gift => ({
    campaign: field('campaign', string),
    campaignName: field('campaignName', string),
    amount: field('amount', number),
    at: field('at', string),
    code: field('code', string),
    payBefore: field('payBefore', string),
    payment: field(
      'payment',
      object((part) => ({
        bank: part('bank', string),
        accountNumber: part('accountNumber', string),
        accountName: part('accountName', string),
      })),
    ),
  }),
);

const gifts = validItems(gift);

/** The pledges, the newest first. */
export function readGifts(store: LocalStore): Gift[] {
  return readJson(store, GIFTS, gifts) ?? [];
}

/** Keeps a pledge. */
export function keepGift(store: LocalStore, given: Gift): void {
  // A page that is loaded again tells once more of what was given before it.
  const others = readGifts(store).filter(({ at }) => at !== given.at);
  writeJson(store, GIFTS, [given, ...others].slice(0, MOST));
}

/** Takes a pledge out of what is kept. */
export function dropGift(store: LocalStore, { at, code }: Pick<Gift, 'at' | 'code'>): void {
  const rest = readGifts(store).filter((kept) => kept.at !== at || kept.code !== code);
  writeJson(store, GIFTS, rest);
}

/** Whether the account that it is paid to is known, and not only the mail's to tell. */
export function isPayable({ code, payment }: Gift): boolean {
  return code !== '' && payment.bank !== '' && payment.accountNumber !== '';
}
