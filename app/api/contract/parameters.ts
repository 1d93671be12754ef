/** What stands in a call's path and query. */
import type { Call } from '../call';
import { pathOf } from '../query';
import { type CatalogueRow, PATH_FORMS } from './row';
import type { JsonSchema } from './schema';
import { takenFrom } from './taken';

export function parametersOf(row: CatalogueRow, makers: readonly Call<unknown>[]): JsonSchema[] {
  const sent = makers.map(({ address }) => new URLSearchParams(address.split('?')[1] ?? ''));
  const call = row.x['x-call'];
  const inPath = [...row.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: {
      type: 'string',
      ...(PATH_FORMS[name] !== undefined && { pattern: PATH_FORMS[name] }),
    },
    ...exampleOf(valueInPath(row, name, makers)),
    ...takenFrom(call, name),
  }));
  const inQuery = row.query.map((name) => {
    const values = sent.map((one) => one.get(name));
    const { [`x-query-${name}`]: rule } = row.x;
    return {
      name,
      in: 'query',
      ...(isNeeded(name, row.query, values) && { required: true }),
      schema: rule ?? { type: 'string' },
      ...exampleOf(values.find((value) => value !== null) ?? null),
      ...takenFrom(call, name),
    };
  });
  return [...inPath, ...inQuery];
}

/** What a call is about, without which there is nothing to answer: others narrow, sort or page. */
const SUBJECT = /^(slug|id|kindSlug|classroomId|provinceId|programId)$/;

/** Whether every way of making a call names its subject so, and cannot name it otherwise. */
function isNeeded(
  name: string,
  names: readonly string[],
  values: readonly (string | null)[],
): boolean {
  const isOneOfSeveral = name !== 'kindSlug' && names.includes('id') && names.includes('slug');
  const isSent = values.length > 0 && values.every((value) => value !== null);
  return SUBJECT.test(name) && !isOneOfSeveral && isSent;
}

function exampleOf(value: string | null): JsonSchema {
  return value === null ? {} : { example: value };
}

function valueInPath(
  row: CatalogueRow,
  name: string,
  [made]: readonly Call<unknown>[],
): string | null {
  if (made === undefined) return null;
  const at = `${row.host}/${row.path}`.split('/').indexOf(`{${name}}`);
  return pathOf(made.address).split('/')[at] ?? null;
}
