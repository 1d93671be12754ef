/** What an account takes part in, as its paid invoices say, and the certificates of what is over. */

import type { Context } from 'hono';
import { accounts } from '../../accounts';
import { shelf } from '../../contents/contents';
import { type ClassDoc, classItem } from '../../data/classes';
import type { InvoiceDoc } from '../../data/invoices';
import { beginsIn, dayFromNow, isWeekday } from '../../data/table';
import type { App, Database } from '../../env';
import { equal } from '../../filters';
import { isEnrolledBy } from '../../played';
import { all, bySlug, type Condition } from '../../store';
import { siteOf } from '../../tenants';
import { eventWith, invoicesOf, invoiceView } from './invoices';
import { eventItem } from './posts';

/** Whether a seat is there for what was paid: it may come later than the payment. */
const isEnrolment = ({ status, paidAt }: InvoiceDoc): boolean =>
  (status === 'paid' || status === 'partial_refund') && isEnrolledBy(paidAt);

/** Whether an account has joined a class. */
export async function hasJoined(
  c: Context<App>,
  accountId: number,
  slug: string,
): Promise<boolean> {
  const own = await invoicesOf(c, accountId);
  return own.some((doc) => doc.kind === 'class' && doc.itemSlug === slug && isEnrolment(doc));
}

/** GET user/detail: what the account service adds to the account itself. */
export async function learnerView(c: Context<App>, accountId: number) {
  const db = c.env.DB;
  const invoices = await invoicesOf(c, accountId);
  const paid = invoices.filter(isEnrolment);
  const ofKind = (kind: InvoiceDoc['kind']) => paid.filter((doc) => doc.kind === kind);
  const enrolments = await Promise.all(ofKind('class').map((doc) => enrolmentView(db, doc)));
  const events = await Promise.all(ofKind('event').map((doc) => attendanceView(db, doc)));
  return {
    invoices: await Promise.all(invoices.map((doc) => invoiceView(c, doc))),
    enrolments: enrolments.flatMap((view) => view ?? []),
    events: events.flatMap((view) => view ?? []),
  };
}

async function enrolmentView(db: Database, invoice: InvoiceDoc) {
  const doc = await bySlug<ClassDoc>(db, shelf(invoice.site, 'classes'), invoice.itemSlug);
  if (!doc) return null;
  const isOver = doc.phase === 'ended';
  return {
    invoice: invoice.number,
    enrolledAt: invoice.paidAt,
    nextSession: nextSession(doc),
    classroom: classItem(doc),
    certificate: isOver
      ? { number: await certificateNumber(doc, invoice.accountId), issuedAt: issuedAt(doc) }
      : null,
  };
}

async function attendanceView(db: Database, invoice: InvoiceDoc) {
  const doc = await eventWith(db, invoice.site, invoice.itemSlug);
  return doc && { invoice: invoice.number, registeredAt: invoice.paidAt, event: eventItem(doc) };
}

/** When it next meets, as its schedule says; in the evening of any day where that says none. */
function nextSession(doc: ClassDoc): string {
  if (doc.phase === 'ended') return '';
  const earliest = Math.max(beginsIn(doc), doc.phase === 'started' ? 1 + (doc.id % 3) : 1);
  const { day = '', time = '' } = doc.schedule?.find((meeting) => isWeekday(meeting.day)) ?? {};
  const on = beginsIn({ startsIn: earliest, ...(day !== '' && { weekday: day }) });
  const [, hour = '19', minute = '00'] = /^(\d\d)\.(\d\d)/.exec(time) ?? [];
  return new Date(`${dayFromNow(on)}T${hour}:${minute}:00+07:00`).toISOString();
}

const issuedAt = (doc: ClassDoc): string => dayFromNow(beginsIn(doc) + doc.lengthDays + 3);

/** A number that cannot be guessed from another one: the class's code and a digest. */
export async function certificateNumber(doc: ClassDoc, accountId: number): Promise<string> {
  const secret = new TextEncoder().encode(`sertifikat contoh ${doc.slug} ${accountId}`);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', secret));
  const hex = [...digest.slice(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${doc.code}-${hex.toUpperCase()}`;
}

/** The certificate with this number, for whoever asks; null when there is none. */
export async function certificateView(c: Context<App>, number: string) {
  const db = c.env.DB;
  const where: Condition[] = [
    ...equal('kind', 'class'),
    ...equal('status', 'paid'),
    ["doc ->> '$.site' = ?", c.get('contents')],
  ];
  for (const invoice of await all<InvoiceDoc>(db, 'invoices', { where })) {
    const doc = await bySlug<ClassDoc>(db, shelf(invoice.site, 'classes'), invoice.itemSlug);
    if (doc?.phase !== 'ended') continue;
    if ((await certificateNumber(doc, invoice.accountId)) !== number) continue;
    const holder = accounts.find(({ id }) => id === invoice.accountId)?.name ?? '';
    return {
      purpose: 'certificate',
      number,
      holder,
      issuedAt: issuedAt(doc),
      issuer: siteOf(c.get('domain'))?.name ?? '',
      mentor: doc.mentors[0]?.name ?? '',
      classroom: classItem(doc),
    };
  }
  return null;
}
