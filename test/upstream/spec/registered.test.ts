/** A tenant that is told beside the table is known after the next start too. */

import { expect, test, vi } from 'vitest';
import { memoryDatabase } from '../../components/harness/database';

/** The stand-in's modules as they are after a start. */
async function started() {
  vi.resetModules();
  const { recall, remember } = await import('../src/registered');
  const { ensureSeeded } = await import('../src/seed');
  const { siteOf } = await import('../src/tenants');
  return { recall, remember, ensureSeeded, siteOf };
}

const row = { key: 'contoh', domain: 'contoh.example', name: 'Contoh', appId: 'contoh-web' };

test('its last row is known again, and what was never told is not', async () => {
  const database = memoryDatabase();
  const first = await started();
  await first.ensureSeeded(database);
  await first.remember(database, { ...row, name: 'Dulu' });
  await first.remember(database, row);

  const next = await started();
  await next.ensureSeeded(database);
  expect(next.siteOf('contoh.example')).toBeUndefined();
  await next.recall(database);
  expect(next.siteOf('contoh.example')).toMatchObject({ name: 'Contoh', appId: 'contoh-web' });
  expect(next.siteOf('lain.example')).toBeUndefined();
});
