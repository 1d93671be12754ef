/** Payments for classes (spec section 7, services host). */
import { type Decoder, object } from '../decode';
import { type Call, get, post } from './call';
import { amount, link, part, text } from './fields';
import type { Query } from './query';

/** A class's invoice. Amounts are rupiah; `status` is the service's own word. */
export interface Invoice {
  id: string;
  number: string;
  status: string;
  amount: number;
  method: string;
  createdAt: string;
  dueDate: string;
  paidAt: string;
  paymentUrl: string;
  classroom: { slug: string; name: string; logo: string };
}

const classroom: Decoder<Invoice['classroom']> = object((field) => ({
  slug: field('slug', text),
  name: field('name', text),
  logo: field('logo', text),
}));

const invoice: Decoder<Invoice> = object((field) => ({
  id: field('id', text),
  number: field('number', text),
  status: field('status', text),
  amount: field('amount', amount),
  method: field('method', text),
  createdAt: field('createdAt', text),
  dueDate: field('dueDate', text),
  paidAt: field('paidAt', text),
  paymentUrl: field('paymentUrl', link),
  classroom: field('classroom', part(classroom)),
}));

/** Asks what became of the payment that the payment page sent the visitor back from. */
export function getPaymentCallback(query: Query): Call<Invoice> {
  return get('services/v1/class/payment/callback', query, invoice);
}

/** Hands on what the payment page said. */
export function sendPaymentCallback(body: Readonly<Record<string, string>>): Call<Invoice> {
  return post('services/v1/class/payment/callback', body, invoice);
}

/** The invoice with this number. */
export function getPaymentDetail(number: string): Call<Invoice> {
  return post('services/v1/class/payment/detail', { number }, invoice);
}

/** A fresh payment link for a class whose payment ran out or failed. */
export function repayClass(slug: string): Call<Invoice> {
  return get('services/v1/class/repay', { slug }, invoice);
}

/** The visitor's invoice for a class, made when there is none yet. */
export function invoiceClass(slug: string): Call<Invoice> {
  const rules = { query: { slug } };
  return post('services/v1/class/payment/invoice', {}, invoice, rules);
}
