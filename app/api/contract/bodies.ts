/** What is sent with a call: what the app sends, and what its form asks of each field. */
import { isRecord } from '../../core/schema';
import type { Call } from '../call';
import { SENT } from './edge-calls';
import type { CatalogueRow } from './row';
import type { JsonSchema } from './schema';

/** What a form asks: the schemas of its fields, and which of them may be left empty. */
export interface FormSchema {
  readonly properties: Readonly<Record<string, JsonSchema>>;
  readonly optional: readonly string[];
}

/** The request body of an operation; null where none is sent. */
export function bodySchema(
  row: CatalogueRow,
  calls: readonly Call<unknown>[],
  form: FormSchema | undefined,
): JsonSchema | null {
  if (row.body === 'none') return null;
  if (row.body === 'multipart') return { required: true, content: FILE };
  const bodies = calls.map(({ body }) => body).filter((body) => body !== undefined);
  const sent = SENT[row.x['x-call']] ?? sentIn(bodies);
  const schema = form === undefined ? sent : withForm(sent, form);
  return {
    required: row.body === 'json',
    content: { 'application/json': { schema } },
  };
}

const FILE: JsonSchema = {
  'multipart/form-data': {
    schema: {
      type: 'object',
      properties: { file: { type: 'string', format: 'binary' } },
      required: ['file'],
    },
  },
};

/** The schema of bodies that are all sent; a field that not all of them have may be left out. */
function sentIn(bodies: readonly unknown[]): JsonSchema {
  const records = bodies.filter(isRecord);
  const names = [...new Set(records.flatMap((body) => Object.keys(body)))];
  const required = names.filter((name) => records.every((body) => Object.hasOwn(body, name)));
  const properties = Object.fromEntries(
    names.map((name) => [name, valueSchema(records.map((body) => body[name]).find(isGiven))]),
  );
  return { type: 'object', properties, ...(required.length > 0 && { required }) };
}

const isGiven = (value: unknown) => value !== undefined;

function valueSchema(value: unknown): JsonSchema {
  if (Array.isArray(value)) {
    return { type: 'array', ...(value.length > 0 && { items: valueSchema(value[0]) }) };
  }
  if (isRecord(value)) return sentIn([value]);
  if (typeof value === 'number') return { type: Number.isInteger(value) ? 'integer' : 'number' };
  return { type: typeof value };
}

/** What a form asks of a field, where it is sent as it is filled in: a choice may stand for a number. */
function asksSuch(asked: JsonSchema | undefined, own: unknown): JsonSchema | undefined {
  const types = [asked?.type].flat();
  return isRecord(own) && types.includes(own.type) ? asked : undefined;
}

/** What the form asks of a field says more than a sample of it. */
function withForm(sent: JsonSchema, form: FormSchema): JsonSchema {
  const { properties, required: always } = sent;
  if (!isRecord(properties)) return sent;
  const asked = Object.entries(properties).map(([name, own]) => [
    name,
    asksSuch(form.properties[name], own) ?? own,
  ]);
  const sentAlways = Array.isArray(always) ? always : [];
  const required = sentAlways.filter((name) => !form.optional.includes(name));
  return { ...sent, properties: Object.fromEntries(asked), required };
}
