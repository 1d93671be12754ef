/** What the edge answers where a call cannot be made or has failed (worker/core/src/error.rs). */
import type { CatalogueRow } from './row';
import type { JsonSchema } from './schema';

interface EdgeFailure {
  readonly name: string;
  readonly description: string;
  readonly headers?: JsonSchema;
  /** Which calls can meet it. */
  readonly meets: (row: CatalogueRow) => boolean;
}

const always = () => true;

const isWrite = ({ method, x }: CatalogueRow) => method !== 'GET' || x['x-acts'] === true;

const takesBody = ({ body }: CatalogueRow) => body !== 'none';

const header = (description: string) => ({ description, schema: { type: 'string' } });

const BY_STATUS: Readonly<Record<string, EdgeFailure>> = {
  '400': {
    name: 'BadRequest',
    description: 'The address, the query or the body cannot be understood.',
    meets: always,
  },
  '401': {
    name: 'Unauthorized',
    description: 'The call needs a session, or the platform does not take the one there is.',
    meets: always,
  },
  '403': {
    name: 'Forbidden',
    description:
      'It changes something and does not come from the site, or is for other kinds of users.',
    meets: (row) => isWrite(row) || row.x['x-kinds'] !== undefined,
  },
  '404': {
    name: 'NotFound',
    description: 'There is no such call, or the platform has not found what it is about.',
    meets: always,
  },
  '405': {
    name: 'MethodNotAllowed',
    description: 'The call is made by other methods.',
    headers: { allow: header('Those methods.') },
    meets: ({ x }) => x['x-access'] !== 'edge',
  },
  '409': {
    name: 'Conflict',
    description: 'What there is does not allow it any more, or not a second time.',
    meets: (row) => isWrite(row) || row.x['x-access'] === 'signed-in',
  },
  '410': {
    name: 'Gone',
    description: 'It was good for one time, and that was before.',
    meets: ({ x }) => x['x-call'] === 'GET services/{token}',
  },
  '413': { name: 'TooLarge', description: 'The body is over `x-body-limit`.', meets: takesBody },
  '415': {
    name: 'UnsupportedMedia',
    description: 'The body is of another type.',
    meets: takesBody,
  },
  '422': {
    name: 'Invalid',
    description: 'The platform does not take what was sent; `errors` says why, by field.',
    meets: isWrite,
  },
  '429': {
    name: 'TooMany',
    description: 'The visitor asks more often than `x-limit` allows.',
    headers: { 'retry-after': header('When it may be asked again, in seconds.') },
    meets: ({ x }) => x['x-limit'] !== undefined,
  },
  '500': { name: 'Broken', description: 'The platform has failed.', meets: always },
  '502': {
    name: 'BadGateway',
    description: 'The platform cannot be reached, or has answered nonsense.',
    meets: always,
  },
  '503': {
    name: 'Unavailable',
    description: 'The call has no host to go to, or the site is being repaired.',
    headers: { 'retry-after': header('When it may be asked again, in seconds.') },
    meets: always,
  },
  '504': {
    name: 'Timeout',
    description: 'The platform has not answered within `x-timeout-ms`.',
    meets: always,
  },
};

const failure = { $ref: '#/components/schemas/Failure' };
const json = { 'application/json': { schema: failure } };

/** The hosted database tells its failures in its own way, which the edge passes on. */
const ofDatabase = {
  'application/json': {
    schema: { anyOf: [failure, { $ref: '#/components/schemas/DatabaseFailure' }] },
  },
};

/** How the database tells that it cannot do what was asked. */
export const DATABASE_FAILURE: JsonSchema = {
  type: 'object',
  properties: {
    code: { type: 'string' },
    message: { type: 'string' },
    details: {},
    hint: {},
  },
  required: ['message'],
};

/** `components.responses`. */
export const failures: JsonSchema = Object.fromEntries(
  Object.values(BY_STATUS).map(({ name, description, headers }) => [
    name,
    { description, ...(headers !== undefined && { headers }), content: json },
  ]),
);

/** The failures that a call can meet, by status. */
export function failuresOf(row: CatalogueRow): JsonSchema {
  const met = Object.entries(BY_STATUS).filter(([, failure]) => failure.meets(row));
  return Object.fromEntries(
    met.map(([status, { name, description, headers }]) => [
      status,
      row.host === 'data'
        ? { description, ...(headers !== undefined && { headers }), content: ofDatabase }
        : { $ref: `#/components/responses/${name}` },
    ]),
  );
}
