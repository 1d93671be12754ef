import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { createApp } from '../../core/app';
import { AppContext } from '../../core/app-context';
import { bootFixture } from '../../core/boot.fixture';
import { pageSet } from '../../router/page-table';
import { LinkedCards } from './linked-cards';
import { linkedPages } from './linked-item';

const pages = ['class-detail', 'program-slug', 'event-detail', 'news-article', 'article'];
const site = { has: pageSet(pages), domain: 'contoh.example' };

/** The cards of an answer that links to `href`, of which the platform says `data`; as text. */
function cardsOf(href: string, data: unknown): string {
  const linked = linkedPages(`Lihat [ini](${href}).`, site);
  const prefetched = Object.fromEntries(linked.map(({ call }) => [call.address, data]));
  const tenant = { ...bootFixture.tenant, pages };
  const app = createApp({
    boot: { ...bootFixture, tenant, prefetched, now: Date.parse('2026-11-20T03:00:00Z') },
    fetch: () => Promise.reject(new Error('nothing is asked for')),
  });
  const element = (
    <AppContext value={app}>
      <LinkedCards pages={linked} />
    </AppContext>
  );
  const router = createMemoryRouter([{ path: '*', element }]);
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  expect(html).toContain(`href="${linked[0]?.href}"`);
  return html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
}

const day = { startDate: '2026-11-23', endDate: '2026-11-23' };

it.each([
  {
    href: '/Class/dasar-web',
    data: { name: 'Dasar Web', price: 250_000, isRegistrationOpen: true, ...day },
    shown: ['Dasar Web', '23 Nov 2026', /Rp\s250\.000/],
  },
  {
    href: '/Class/dasar-web',
    data: { name: 'Dasar Web', price: 0 },
    shown: ['Jadwal menyusul', 'Gratis'],
  },
  {
    href: '/Program/rekayasa-web',
    data: { name: 'Rekayasa Web', totalClasses: 12 },
    shown: ['Rekayasa Web', 'Program', '12 kelas'],
  },
  {
    href: '/Event/temu-karya',
    data: { title: 'Temu Karya', ...day },
    shown: ['Temu Karya', '3 hari lagi'],
  },
  {
    href: '/Articles/cara-membaca',
    data: { title: 'Cara Membaca', publishedAt: '2026-11-02T03:00:00Z' },
    shown: ['Cara Membaca', 'Bacaan', '2 November 2026'],
  },
])('$href as a card: $shown', ({ href, data, shown }) => {
  const text = cardsOf(href, data);
  for (const part of shown) expect(text).toMatch(part);
});
