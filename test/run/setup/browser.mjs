import { existsSync } from 'node:fs';
import { Advice, run, step, which } from '../process.mjs';
import { canInstall, installPackages } from './debian.mjs';
import { innerPath } from './node-packages.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** How long Playwright may take to fetch its browser: without its server it would try for minutes. */
const downloadLimitMs = 180_000;

/**
 * @returns {Promise<string | undefined>} the browser for the tests: what `CHROMIUM` names, else one
 *   in PATH, else Playwright's own
 */
export async function findBrowser() {
  if (process.env.CHROMIUM) return which(process.env.CHROMIUM);
  const installed = names.map((name) => which(name)).find(Boolean);
  if (installed) return installed;
  const { chromium } = await import('@playwright/test');
  const own = chromium.executablePath();
  return existsSync(own) ? own : undefined;
}

/** Installs a Chromium when there is none. */
export async function ensureBrowser() {
  if (await findBrowser()) return;
  if (process.env.CHROMIUM) {
    throw new Advice(
      `The variable CHROMIUM names no program: ${process.env.CHROMIUM}`,
      'Set it to the path of a Chromium, or leave it unset to have one found.',
    );
  }
  await step('Installing Chromium', async () => {
    if (await canInstall()) return installPackages(['chromium']);
    const env = { ...process.env, PATH: innerPath() };
    const args = ['install', 'chromium'];
    const { ok, output } = await run('playwright', args, { env, limitMs: downloadLimitMs });
    if (ok && (await findBrowser())) return;
    throw new Advice(
      'There is no Chromium for the browser tests, and it could not be installed.',
      'Install Chromium or Chrome with your system, or set CHROMIUM to the path of one.',
      output,
    );
  });
}
