/** Every page as it stands: no axe violation, nothing wider than the screen, safe links. */

import type { Page } from '@playwright/test';
import { ask, log, signIn } from './chat';
import { overflow, violations, walk } from './checks';
import { expect, test } from './fixtures';

test.use({ isApart: true });

interface View {
  name: string;
  tenant: string;
  path: string;
  /** Brings the page to the state that is looked at. */
  settle: (page: Page) => Promise<unknown>;
  /** The status of the document, where it is not 200. */
  status?: number;
  /** The status of calls that fail there on purpose. */
  fails?: number;
}

const classes = (page: Page) => page.getByRole('main').getByRole('article');

const views: View[] = [
  { name: 'home', tenant: 'alpha', path: '/', settle: walk },
  {
    name: 'class list',
    tenant: 'alpha',
    path: '/Class',
    settle: (page) => expect(classes(page)).toHaveCount(12),
  },
  {
    name: 'class detail',
    tenant: 'alpha',
    path: '/Class/dasar-web',
    settle: (page) => expect(page.getByText('4 modul · 16 bab')).toBeVisible(),
  },
  {
    name: 'chat, empty',
    tenant: 'alpha',
    path: '/Chat',
    settle: (page) => expect(page.getByText('Mau belajar apa hari ini?')).toBeVisible(),
  },
  {
    name: 'chat, answered',
    tenant: 'alpha',
    path: '/Chat',
    settle: async (page) => {
      await signIn(page);
      await ask(page, 'Aku mau belajar web dari nol [[fast]]');
      await expect(log(page).getByRole('button', { name: 'Salin' }).last()).toBeVisible();
    },
  },
  {
    name: 'not found',
    tenant: 'alpha',
    path: '/tidak-ada',
    status: 404,
    settle: (page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible(),
  },
  {
    name: 'maintenance',
    tenant: 'desain',
    path: '/',
    status: 503,
    settle: (page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible(),
  },
  { name: 'home of another brand', tenant: 'foundation', path: '/', settle: walk },
  { name: 'home without settings', tenant: 'dev-blank', path: '/', settle: walk },
  {
    name: 'home of the longest name',
    tenant: 'dev-stress',
    path: '/',
    settle: walk,
    // Some of its calls fail on purpose.
    fails: 503,
  },
];

const widths = [320, 390, 768, 1440];
const axeWidths = new Set([390, 1440]);

for (const { name, tenant, path, settle, status = 200, fails } of views) {
  test(`${name}, at every width`, async ({ page, problems, site, visit }) => {
    if (status === 503) {
      await site.upstream.control('POST', 'settings', {
        domain: `${tenant}.belajar.example`,
        settings: { isMaintenance: true },
      });
    }
    if (status !== 200) problems.expect(new RegExp(`status of ${status}`));
    if (fails !== undefined) problems.expect(new RegExp(`status of ${fails}`));
    expect((await visit(tenant, path)).status()).toBe(status);
    await settle(page);

    expect(await unsafeLinks(page), 'external links without noopener noreferrer').toEqual([]);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflow(page), `wider than the screen at ${width}`).toEqual([]);
      if (axeWidths.has(width)) expect(await violations(page), `at ${width}`).toEqual([]);
    }
  });
}

function unsafeLinks(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href^=http], a[target=_blank]')]
      .filter(({ host, target }) => host !== location.host || target === '_blank')
      .filter(({ relList }) => !relList.contains('noopener') || !relList.contains('noreferrer'))
      .map(({ href }) => href),
  );
}
