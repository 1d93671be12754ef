import { renderToReadableStream } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { createApp } from '../core/app';
import { AppContext } from '../core/app-context';
import { bootFixture } from '../core/boot.fixture';
import { createRoutes } from './router';

const guard = { recover: () => false };

/** A tenant whose name, title and one class say `word`. */
function appOf(word: string) {
  const { tenant, settings } = bootFixture;
  const item = {
    id: 1,
    slug: 'dasar',
    name: `Kelas ${word}`,
    program: { name: `Program ${word}` },
  };
  return createApp({
    boot: {
      ...bootFixture,
      tenant: { ...tenant, key: word, name: word, api: '/api', domain: `${word}.example` },
      settings: { ...settings, title: word },
      page: { name: 'class', params: {} },
      prefetched: {
        'services/v1/class/active?page=1&pageSize=12': { status: true, data: { items: [item] } },
        'services/v1/program/active?page=1&pageSize=50': {
          status: true,
          data: { items: [{ id: 1, slug: 'jalur', name: `Jalur ${word}` }] },
        },
      },
    },
    fetch: () => new Promise(() => {}),
  });
}

/** Renders a page of an app as the edge does. */
async function render(word: string): Promise<string> {
  const app = appOf(word);
  const { query, dataRoutes } = createStaticHandler(createRoutes(app, guard));
  const context = await query(new Request(`https://${word}.example/Class`));
  if (context instanceof Response) throw new Error('unexpected redirect');
  const stream = await renderToReadableStream(
    <AppContext value={app}>
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </AppContext>,
  );
  await stream.allReady;
  return new Response(stream).text();
}

test('two tenants rendered at the same time share no word', async () => {
  const words = ['Arunika', 'Bahtera'];
  const pages = await Promise.all(words.map(render));
  const told = pages.map((html) => words.map((word) => html.split(word).length - 1));
  expect(told).toEqual([
    [told[0]?.[0], 0],
    [0, told[0]?.[0]],
  ]);
  for (const part of ['Kelas Arunika', 'Program Arunika', 'Jalur Arunika']) {
    expect(pages[0]).toContain(part);
  }
});
