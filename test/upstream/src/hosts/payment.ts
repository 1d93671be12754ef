/**
 * The payment site: a plain page on which a visitor picks how the payment ends. It sends them back to
 * the site's /CallbackPayment with the words such sites use, which prove nothing: what became of the
 * invoice is the platform's to say.
 */

import { type Context, Hono } from 'hono';
import type { InvoiceDoc } from '../data/invoices';
import type { App } from '../env';
import { fail, notFound } from '../respond';
import { invoiceNumbered, itemOf, settle } from './services/invoices';

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const STYLE = `body{font:1.0625rem/1.6 system-ui,sans-serif;max-width:32rem;margin:0 auto;padding:2rem 1rem;color:#212529}
dl{display:grid;grid-template-columns:8rem 1fr;gap:.5rem}dd{margin:0;font-weight:600}button,a{display:block;width:100%;box-sizing:border-box;margin:.5rem 0;padding:.75rem;border:1px solid #0b5cad;border-radius:.5rem;background:#fff;color:#0b5cad;font:inherit;text-align:center;text-decoration:none}
button:first-of-type{background:#0b5cad;color:#fff}`;

/** How a payment can end: the invoice's state, the payment site's word for it, the button's text. */
const outcomes: [status: InvoiceDoc['status'], word: string, text: string][] = [
  ['paid', 'settlement', 'Bayar sekarang'],
  ['waiting', 'pending', 'Bayar, tetapi menunggu konfirmasi'],
  ['challenge', 'challenge', 'Bayar, tetapi diperiksa bank dulu'],
  ['failed', 'deny', 'Pembayaran ditolak'],
  ['cancel', 'cancel', 'Batalkan'],
  ['expired', 'expire', 'Biarkan waktunya habis'],
];

const rupiah = new Intl.NumberFormat('id', {
  style: 'currency',
  currency: 'IDR',
  maximumFractionDigits: 0,
});

/** The site to go back to; '' for what is no http(s) address. */
function siteOf(c: Context<App>): string {
  const address = c.req.query('return') ?? '';
  return /^https?:\/\/[^/]+$/.test(address) ? address : '';
}

async function page(c: Context<App>, invoice: InvoiceDoc): Promise<string> {
  const { name } = await itemOf(c.env.DB, invoice);
  const back = siteOf(c);
  const isOpen = invoice.status === 'pending';
  const buttons = outcomes
    .map(([status, , text]) => `<button name="outcome" value="${status}">${text}</button>`)
    .join('');
  const away = back
    ? `<a href="${escaped(back)}/CallbackPayment?order_id=${invoice.number}">Kembali tanpa membayar</a>`
    : '';
  return `<!doctype html><html lang="id"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Pembayaran contoh</title><link rel="icon" href="data:,">
<style>${STYLE}</style></head><body><main><h1>Pembayaran contoh</h1><p>Tidak ada uang yang berpindah di halaman ini.</p>
<dl><dt>Tagihan</dt><dd>${escaped(invoice.number)}</dd><dt>Untuk</dt><dd>${escaped(name)}</dd>
<dt>Jumlah</dt><dd>${rupiah.format(invoice.amount)}</dd></dl>
${isOpen ? `<form method="post">${buttons}</form>` : '<p>Tagihan ini tidak bisa dibayar lagi.</p>'}${away}</main></body></html>`;
}

export const payment = new Hono<App>()
  .get('/:number', async (c) => {
    const invoice = await invoiceNumbered(c.env.DB, c.req.param('number'));
    if (!invoice) return notFound('Tagihan');
    return new Response(await page(c, invoice), {
      headers: { 'content-type': 'text/html; charset=utf-8' },
    });
  })
  .post('/:number', async (c) => {
    const invoice = await invoiceNumbered(c.env.DB, c.req.param('number'));
    if (!invoice) return notFound('Tagihan');
    const form = await c.req.parseBody();
    const outcome = outcomes.find(([status]) => status === form.outcome);
    if (!outcome) return fail(422, 'Pilih bagaimana pembayaran berakhir');
    const [status, word] = outcome;
    await settle(c.env.DB, invoice, status);
    const query = `order_id=${invoice.number}&transaction_status=${word}`;
    return c.redirect(`${siteOf(c)}/CallbackPayment?${query}`, 303);
  });
