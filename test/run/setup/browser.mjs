import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Advice, run, which } from '../process.mjs';
import { step } from '../steps.mjs';
import { canInstall, installPackages } from './debian.mjs';
import { hasNodePackages, innerPath } from './node-packages.mjs';

/** The headless shell draws no window of its own, so it comes first. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

/** How long Playwright may take to fetch its browser: without its server it would try for minutes. */
const downloadLimitMs = 180_000;

/**
 * @returns {string | undefined} the browser for the tests: what `CHROMIUM` names, else one in PATH.
 *   Without one Playwright starts its own headless shell, if that is there (`hasBrowser`)
 */
export function findBrowser() {
  if (process.env.CHROMIUM) return which(process.env.CHROMIUM);
  return names.map((name) => which(name)).find(Boolean);
}

/** @returns {Promise<boolean>} whether there is a browser for the tests */
export async function hasBrowser() {
  if (process.env.CHROMIUM || findBrowser()) return findBrowser() !== undefined;
  // While the packages are being installed there is nothing to ask.
  if (!hasNodePackages()) return false;
  const { chromium } = await import('@playwright/test');
  return isWhole(chromium.executablePath());
}

/**
 * @param {string} program where Playwright keeps its browser
 * @returns {boolean} whether it is there and its unpacking has ended: Playwright then leaves a mark
 *   in the browser's folder, some folders above the program
 */
export function isWhole(program) {
  if (!existsSync(program)) return false;
  for (let folder = dirname(program); folder !== dirname(folder); folder = dirname(folder)) {
    if (existsSync(join(folder, 'INSTALLATION_COMPLETE'))) return true;
  }
  return false;
}

/** Installs a Chromium when there is none. */
export async function ensureBrowser() {
  if (await hasBrowser()) return;
  if (process.env.CHROMIUM) {
    throw new Advice(
      `The variable CHROMIUM names no program: ${process.env.CHROMIUM}`,
      'Set it to the path of a Chromium, or leave it unset to have one found.',
    );
  }
  await step('Installing Chromium', async () => {
    if (await canInstall()) return installDebianBrowser();
    const env = { ...process.env, PATH: innerPath() };
    const args = ['install', 'chromium'];
    const { ok, output } = await run('playwright', args, { env, limitMs: downloadLimitMs });
    if (ok && (await hasBrowser())) return;
    throw new Advice(
      'There is no Chromium for the browser tests, and it could not be installed.',
      'Install Chromium or Chrome with your system, or set CHROMIUM to the path of one.',
      output,
    );
  });
}

/** Debian's headless shell, or the whole browser where Debian has no package of the shell. */
async function installDebianBrowser() {
  try {
    await installPackages(['chromium-headless-shell']);
  } catch {
    await installPackages(['chromium']);
  }
}
