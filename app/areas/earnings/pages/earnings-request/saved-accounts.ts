/**
 * Bank accounts that money went to from here, kept in this browser for who owns them (work-owner.ts): no
 * call of the platform lists somebody's accounts.
 */
import * as v from 'valibot';
import { validItems } from '../../../../api/schemas';
import { object } from '../../../../core/schema';
import { type LocalStore, readJson, writeJson } from '../../../../core/storage';

export interface SavedAccount {
  /** The bank's code. */
  readonly bank: string;
  readonly accountNumber: string;
  readonly accountName: string;
}

const KEY = 'payout-accounts';

/** More are not kept; what was used longest ago goes. */
const MOST = 5;

const accounts = validItems(
  object({
    bank: v.string(),
    accountNumber: v.string(),
    accountName: v.string(),
  }),
);

/** The accounts, the one used last first. */
export function readAccounts(work: LocalStore): SavedAccount[] {
  return readJson(work, KEY, accounts) ?? [];
}

/** Keeps an account as the one used last. */
export function keepAccount(work: LocalStore, account: SavedAccount): void {
  const { bank, accountNumber, accountName } = account;
  const others = readAccounts(work).filter((one) => !isSame(one, account));
  writeJson(work, KEY, [{ bank, accountNumber, accountName }, ...others].slice(0, MOST));
}

/** Puts an account back that was forgotten, behind so many others. */
export function restoreAccount(work: LocalStore, account: SavedAccount, place: number): void {
  const others = readAccounts(work).filter((one) => !isSame(one, account));
  const all = [...others.slice(0, place), account, ...others.slice(place)];
  writeJson(work, KEY, all.slice(0, MOST));
}

/** Forgets an account. */
export function dropAccount(work: LocalStore, account: SavedAccount): void {
  const rest = readAccounts(work).filter((one) => !isSame(one, account));
  if (rest.length === 0) work.remove(KEY);
  else writeJson(work, KEY, rest);
}

/** A number by its last four digits alone: "•••• 1234". A short one shows fewer. */
export function masked(accountNumber: string): string {
  return `•••• ${accountNumber.slice(-Math.min(4, Math.floor(accountNumber.length / 2)))}`;
}

/** Whether two are one account, whoever they say owns it. */
export function isSame(one: SavedAccount, other: SavedAccount): boolean {
  return one.bank === other.bank && one.accountNumber === other.accountNumber;
}
