/**
 * Whether visits may be counted: the visitor's answer, kept by tenant for six months. The edge's
 * notice (worker/core/src/document/analytics.rs) asks before the app is there and keeps the same record.
 */

import * as v from 'valibot';
import { isRecord, object } from '../../../core/schema';
import { type LocalStore, readJson, writeJson } from '../../../core/storage';
import { CONSENT } from '../../../core/visit';

export type Choice = 'granted' | 'denied';

/** Six months, in ms. */
const KEPT_MS = 182 * 86_400_000;

const record = object({
  choice: v.picklist(['granted', 'denied']),
  until: v.number(),
});

/** The answer that still holds at `now` (ms); null for a visitor who is to be asked. */
export function readConsent(store: LocalStore, now: number): Choice | null {
  const kept = readJson(store, CONSENT, record);
  return kept !== null && kept.until > now ? kept.choice : null;
}

/** Keeps an answer. */
export function writeConsent(store: LocalStore, choice: Choice, now: number): void {
  writeJson(store, CONSENT, { choice, until: now + KEPT_MS });
}

/** Whether the browser says that its user wants no tracking, or saves data. */
export function refusesTracking(from: object = navigator): boolean {
  const has = (name: string, ...values: unknown[]) =>
    values.includes(name in from ? Reflect.get(from, name) : undefined);
  const connection = 'connection' in from && isRecord(from.connection) ? from.connection : {};
  return (
    has('doNotTrack', '1', 'yes') ||
    has('globalPrivacyControl', true, '1') ||
    connection.saveData === true
  );
}
