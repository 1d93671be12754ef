/**
 * How to reach who has made an appointment without being signed in, as long as the tab is open: whoever
 * moves it at once need not write it again. Who is signed in has name and address filled in anyway, and finds
 * nobody else's.
 */
import * as v from 'valibot';
import { useApp } from '../../../core/app-context';
import { object } from '../../../core/schema';
import { readJson, writeJson } from '../../../core/storage';
import { useSignedIn } from '../../../shell/session/session';

const KEY = 'appointment-contact';

export type Contact = Readonly<Record<'name' | 'email' | 'phone', string>>;

const contact = object({ name: v.string(), email: v.string(), phone: v.string() });

const NONE: Contact = { name: '', email: '', phone: '' };

export function useContact() {
  const { session } = useApp();
  const isSignedIn = useSignedIn();
  return {
    /** What was kept of it; empty texts where nothing was. Read it in a browser alone. */
    read: (): Contact => (isSignedIn ? null : readJson(session, KEY, contact)) ?? NONE,
    keep({ name, email, phone }: Contact) {
      if (!isSignedIn) writeJson(session, KEY, { name, email, phone });
    },
  };
}
