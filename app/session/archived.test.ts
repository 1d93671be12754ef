import { IDBFactory } from 'fake-indexeddb';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createApp } from '../core/app';
import { createArchive, openArchive } from '../core/archive';
import { bootFixture } from '../core/boot.fixture';
import { memoryStorage } from '../core/fake-storage';
import { ownersPart } from '../core/work-owner';
import { forgetUnlisted, withArchived } from './archived';
import { eraseWorkOf } from './leaving';

beforeAll(() => vi.stubGlobal('indexedDB', new IDBFactory()));
afterAll(() => vi.unstubAllGlobals());

const history = (...ids: string[]) => JSON.stringify(ids.map((id) => ({ conversation_id: id })));
const turns = (...ids: string[]) => ids.map((id) => ({ message_id: id, text: `kata ${id}` }));

/** An app whose archive is its own. */
function appWith(domain: string, local = memoryStorage()) {
  const boot = { ...bootFixture, tenant: { ...bootFixture.tenant, domain } };
  const storage = { local: () => local, session: memoryStorage };
  const fetch = () => Promise.resolve(new Response(null, { status: 204 }));
  const app = createApp({ boot, fetch, storage });
  return { app, archive: app.service(createArchive) };
}

it('is part of what a visitor takes along, whoever signed in to the assistant', async () => {
  const { app, archive } = appWith('a.example');
  await archive.change('c', () => turns('m', 'n'));
  await archive.change('d', () => turns('o'));
  const traces = {
    'chat:history': JSON.parse(history('c', 'gone')),
    'chat:turns:c': turns('n', 'p'),
    'chat:of:sari:history': JSON.parse(history('d')),
    'notes:1': 'x',
  };
  expect(await withArchived(app, traces)).toEqual({
    ...traces,
    'chat:turns:c': turns('m', 'n', 'p'),
    'chat:of:sari:turns:d': turns('o'),
  });
});

it('is gone with who erases their work, and nobody else’s is', async () => {
  const { app, archive } = appWith('b.example');
  for (const id of ['c', 'd', 'e']) await archive.change(id, () => turns(id));
  ownersPart(app.store, 'sari').set('chat:history', history('c'));
  ownersPart(app.store, 'budi').set('chat:of:x:history', history('d'));
  app.work.set('chat:history', history('e'));
  eraseWorkOf(app, 'sari');
  await forgetUnlisted(app, archive);
  expect(await archive.names()).toEqual(['d', 'e']);
});

it('stays where local storage cannot be read', async () => {
  const { app, archive } = appWith('c.example');
  await archive.change('c', () => turns('c'));
  app.store.keys = () => [];
  await forgetUnlisted(app, archive);
  expect(await archive.names()).toEqual(['c']);
});

it('of one tenant is not another’s', async () => {
  const { archive } = appWith('d.example');
  await archive.change('c', () => turns('c'));
  expect(await appWith('e.example').archive.names()).toEqual([]);
  expect(await openArchive('any').read('c')).toBeUndefined();
});
