/**
 * Holds what is asked and answered to the contract (`app/api/openapi.json`), where `HOLDS_CONTRACT` says
 * so. A request that does not fit is to be refused: it is a violation where it is answered well. What a
 * test has put in an answer's place is wrong on purpose, and held to nothing.
 */

import type { Context, MiddlewareHandler } from 'hono';
import { isRecord } from '../../../../app/core/schema';
import type { App } from '../env';
import { isKnownToFit, keepFitting, keyOf } from './fitting';
import { type Misfit, misfitsOf } from './misfits';
import { type Operation, operationAt } from './operations';
import { countAnswer, tell } from './told';

/** Pages and files that browsers ask for themselves, and the switches of the tests. */
const APART = /^\/(account|payment|analytics|_control|drive\/media|drive\/v1\/file)(\/|$)/;

export const holdsContract: MiddlewareHandler<App> = async (c, next) => {
  await next();
  if (!c.env.HOLDS_CONTRACT || APART.test(c.req.path) || c.get('isPlayed')) return;
  const { method, path } = c.req;
  const operation = operationAt(method, path.replace(/\/$/, ''));
  if (operation === undefined) {
    if (c.res.ok) tell(`${method} ${path.slice(1)}`, [misfit('', 'A call of the contract.')]);
    return;
  }
  const sent = c.res.ok
    ? [...queryMisfits(c, operation), ...(await bodyMisfits(c, operation))]
    : [];
  tell(operation.call, [...sent, ...(await answerMisfits(c, operation))]);
  countAnswer(operation.call, c.res.ok);
};

const misfit = (at: string, expected: string): Misfit => ({ at, expected });

function queryMisfits(c: Context<App>, { query }: Operation): Misfit[] {
  const sent = c.req.query();
  const unknown = Object.keys(sent).filter((name) => !query.some((one) => one.name === name));
  return [
    ...unknown.map((name) => misfit(`?${name}`, 'No such parameter.')),
    ...query.flatMap(({ name, isRequired, schema }) => {
      const value = sent[name];
      if (value === undefined) return isRequired ? [misfit(`?${name}`, 'A value.')] : [];
      return misfitsOf(readAs(value, schema), schema).map(({ expected }) =>
        misfit(`?${name}`, expected),
      );
    }),
  ];
}

/** A query is texts: where a number is meant, one is read. */
function readAs(value: string, schema: unknown): string | number {
  const isNumber = isRecord(schema) && schema.type === 'integer' && /^-?\d+$/.test(value);
  return isNumber ? Number(value) : value;
}

async function bodyMisfits(c: Context<App>, { body }: Operation): Promise<Misfit[]> {
  const isJson = isJsonType(c.req.header('content-type'));
  // A form with a file has been read as it came.
  const isNeeded = body?.isRequired === true && body.schema !== undefined;
  const text = isJson ? await c.req.text() : '';
  if (text === '') return isNeeded ? [misfit('>', 'JSON.')] : [];
  if (body === undefined) return [misfit('>', 'No body.')];
  return jsonMisfits(text, body.schema).map(({ at, expected }) => misfit(`>${at}`, expected));
}

async function answerMisfits(c: Context<App>, { answers, call }: Operation): Promise<Misfit[]> {
  const { status, headers } = c.res;
  if (!answers.has(status)) {
    return [misfit('', `One of the statuses ${[...answers.keys()].join(', ')}; found ${status}.`)];
  }
  const schema = answers.get(status);
  if (schema === undefined) return [];
  if (!isJsonType(headers.get('content-type'))) return [misfit('', 'JSON.')];
  const text = await c.res.clone().text();
  const key = keyOf(call, status, text);
  if (isKnownToFit(key)) return [];
  const misfits = jsonMisfits(text, schema);
  if (misfits.length === 0) keepFitting(key);
  return misfits;
}

function jsonMisfits(text: string, schema: unknown): Misfit[] {
  try {
    return misfitsOf(JSON.parse(text), schema);
  } catch (error) {
    if (error instanceof SyntaxError) return [misfit('', 'JSON.')];
    throw error;
  }
}

const isJsonType = (type: string | null | undefined): boolean =>
  type?.startsWith('application/json') ?? false;
