/** Each function of `app/api` makes its call, and the edge lets that call pass. */
import { expect, test } from 'vitest';
import catalogue from '../../test/cases/catalogue.json' with { type: 'json' };
import { callTable } from './calls.fixture';

test.each(callTable)('$host: $row.0', ({ host, row: [call, make, body] }) => {
  const [method, path] = call.split(' ');
  const { method: sentBy, address, body: sent } = make();
  expect([sentBy, address, sent]).toEqual([method, `${host}/${path}`, body]);
});

/** The edge's rows, each with a pattern of its path; a parameter stands for one segment. */
const rows = catalogue.calls.map(({ call, inputs, posted }) => {
  const [known, path = ''] = call.split(' ');
  const method = posted ? 'POST' : known;
  const pattern = path.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '[^/]+');
  return { method, path: new RegExp(`^${pattern}$`), inputs: inputs?.split(' ') };
});

test.each(callTable)('the edge lets $host: $row.0 pass', ({ host, row: [call] }) => {
  const [method, rest = ''] = call.split(' ');
  const [path, query] = `${host}/${rest}`.split('?');
  const row = rows.find((one) => one.method === method && one.path.test(path ?? ''));
  expect(row, 'a row of the catalogue').toBeDefined();
  const names = [...new URLSearchParams(query).keys()];
  expect(names.filter((name) => row?.inputs !== undefined && !row.inputs.includes(name))).toEqual(
    [],
  );
});
