/**
 * The hosted database's REST service, in PostgREST's manner: rows as bare arrays, `select`, `order`,
 * `limit`, `offset`, `column=eq.value`; errors as `{code, message, details, hint}`.
 */

import { type Context, Hono } from 'hono';
import { slugOf } from '../data/table';
import type { App, SqlValue } from '../env';
import { bearerOf } from '../guard';
import { type Body, bodyOf, problems, type Rules } from '../input';
import { json } from '../respond';
import { all, type Condition, insert } from '../store';
import { randomHex } from '../token';

interface Table {
  /** What the database adds to a row that is written. */
  adds?: () => Body;
  /** Columns a client may select, filter and order by; the written ones are those with rules. */
  columns: string[];
  readable: boolean;
  rules: Rules;
}

const base = ['id', 'created_at'];

/** Until when a pledge is waited for, in ms. */
const PLEDGE_MS = 3 * 86_400_000;

/** A pledge's state, its code, and the account that it is paid to. */
function pledge(): Body {
  return {
    status: 'pledged',
    code: `DON-${randomHex(5).toUpperCase()}`,
    payment: {
      bank: 'Bank Contoh Bersama',
      account_number: '0011 2233 4455',
      account_name: 'Yayasan Dana Belajar Contoh',
    },
    pay_before: new Date(Date.now() + PLEDGE_MS).toISOString(),
  };
}

const tables: Record<string, Table> = {
  book_reviews: {
    columns: [...base, 'book', 'book_slug', 'name', 'comment', 'rating'],
    readable: true,
    rules: {
      book: 'short',
      book_slug: 'short',
      name: '!short',
      comment: '!long',
      rating: 'number',
    },
  },
  aspirations: {
    columns: [...base, 'campaign', 'name', 'message'],
    readable: true,
    rules: { campaign: 'short', name: '!short', message: '!long' },
  },
  donations: {
    columns: [...base, 'campaign', 'name', 'amount', 'message', 'status', 'code'],
    readable: true,
    rules: {
      campaign: 'short',
      name: '!short',
      email: 'email',
      amount: '!positive',
      message: 'long',
    },
    adds: pledge,
  },
  testimonies: {
    columns: [...base, 'name', 'role', 'message', 'rating'],
    readable: true,
    rules: { name: '!short', role: 'short', message: '!long', rating: 'number' },
    adds: () => ({ status: 'waiting' }),
  },
  user_disc: {
    columns: [...base, 'type', 'name', 'email'],
    readable: false,
    rules: { type: '!short', name: 'short', email: 'email' },
  },
};

const refuse = (status: number, code: string, message: string, details: unknown = null): Response =>
  json({ code, message, details, hint: null }, status);

const reserved = ['select', 'order', 'limit', 'offset'];
const operators: Record<string, string> = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
};

/** The row filters in the query, or the name of the parameter that is none. */
function filters(c: Context<App>, table: Table): Condition[] | string {
  const conditions: Condition[] = [];
  for (const [column, value] of Object.entries(c.req.query())) {
    if (reserved.includes(column)) continue;
    const [, operator = '', wanted = ''] = /^([a-z]+)\.(.*)$/s.exec(value) ?? [];
    const sign = Object.hasOwn(operators, operator) ? operators[operator] : undefined;
    if (!table.columns.includes(column) || !sign) return column;
    const number = Number(wanted);
    const bound: SqlValue = wanted !== '' && Number.isFinite(number) ? number : wanted;
    conditions.push([`doc ->> '$.${column}' ${sign} ?`, bound]);
  }
  return conditions;
}

/** `created_at.desc,id` as an ORDER BY expression; null for an unknown column or direction. */
function ordering(order: string, table: Table): string | null {
  const terms = order.split(',').map((term) => {
    const [column = '', direction = 'asc'] = term.trim().split('.');
    const known = table.columns.includes(column) && ['asc', 'desc'].includes(direction);
    return known ? `doc ->> '$.${column}' ${direction}` : null;
  });
  return terms.includes(null) ? null : terms.join(', ');
}

const limitOf = (text: string | undefined, fallback: number): number =>
  /^\d+$/.test(text ?? '') ? Number(text) : fallback;

async function read(c: Context<App>, name: string, table: Table): Promise<Response> {
  if (!table.readable) return refuse(403, '42501', `permission denied for table ${name}`);
  const where = filters(c, table);
  if (typeof where === 'string')
    return refuse(400, '42703', `column ${name}.${where} does not exist`);
  const order = ordering(c.req.query('order') ?? 'id', table);
  if (order === null) return refuse(400, '42703', 'the order names an unknown column');
  const asked = c.req.query('select');
  const columns =
    !asked || asked === '*' ? table.columns : asked.split(',').map((part) => part.trim());
  const unknown = columns.find((column) => !table.columns.includes(column));
  if (unknown !== undefined)
    return refuse(400, '42703', `column ${name}.${unknown} does not exist`);
  const found = await all<Body>(c.env.DB, name, { where, order });
  const from = limitOf(c.req.query('offset'), 0);
  const some = found.slice(from, from + limitOf(c.req.query('limit'), 1000));
  const rows = some.map((row) => Object.fromEntries(columns.map((key) => [key, row[key] ?? null])));
  const last = rows.length > 0 ? `${from}-${from + rows.length - 1}` : '*';
  return json(rows, 200, { 'content-range': `${last}/${found.length}` });
}

async function write(c: Context<App>, name: string, table: Table): Promise<Response> {
  const body = await bodyOf(c);
  const unknown = Object.keys(body).find((column) => !(column in table.rules));
  if (unknown !== undefined) {
    return refuse(400, 'PGRST204', `Could not find the '${unknown}' column of '${name}'`);
  }
  const errors = problems(body, table.rules);
  if (errors) {
    const message = 'Data yang dikirim belum benar';
    return json({ status: false, code: '23514', message, details: null, hint: null, errors }, 422);
  }
  const numbers = ['amount', 'rating'].filter((column) => column in body);
  const row: Body = { ...body, ...table.adds?.(), created_at: new Date().toISOString() };
  for (const column of numbers) row[column] = Number(body[column]);
  if (typeof row.book === 'string' && !row.book_slug) row.book_slug = slugOf(row.book);
  const { createdAt: _createdAt, ...stored } = await insert(c.env.DB, name, row);
  return json([stored], 201);
}

export const data = new Hono<App>()
  .use(async (c, next) => {
    const key = c.req.header('apikey');
    if (!key) return json({ message: 'No API key found in request' }, 401);
    if (key !== c.env.DATA_ANON_KEY || bearerOf(c) !== c.env.DATA_ANON_KEY) {
      return json({ message: 'Invalid API key' }, 401);
    }
    return next();
  })
  .all('/:table', (c) => {
    const name = c.req.param('table');
    const table = Object.hasOwn(tables, name) ? tables[name] : undefined;
    if (!table) return refuse(404, '42P01', `relation "${name}" does not exist`);
    if (c.req.method === 'GET') return read(c, name, table);
    if (c.req.method === 'POST') return write(c, name, table);
    return refuse(405, 'PGRST117', 'Unsupported HTTP method');
  });
