/**
 * What this browser's visitor has pledged. The platform has no call that lists a donor's gifts, and
 * most donors are not signed in: so the pledges are kept here, and by its code the platform says of
 * each whether its money has come.
 */

import * as v from 'valibot';
import type { Pledge } from '../../api/donation';
import { validItems } from '../../api/schemas';
import { putBack } from '../../core/put-back';
import { object } from '../../core/schema';
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
export const gift = object({
  campaign: v.string(),
  campaignName: v.string(),
  amount: v.number(),
  at: v.string(),
  code: v.string(),
  payBefore: v.string(),
  payment: object({
    bank: v.string(),
    accountNumber: v.string(),
    accountName: v.string(),
  }),
});

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

/** Puts a pledge back that was taken out. */
export function restoreGift(store: LocalStore, given: Gift): void {
  writeJson(store, GIFTS, putBack(readGifts(store), given).slice(0, MOST));
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
