/** The coding studio runs what a visitor writes, and nothing that it writes gets out. */

import type { Page } from '@playwright/test';
import { expect, test, type Visit } from './fixtures';
import { beThere } from './presence';
import { paste } from './uploads';

const path = '/Lms/Features/coding-studio';
const editor = (page: Page) => page.getByRole('textbox', { name: 'Isi sapa.js' });
const runButton = (page: Page) => page.getByRole('button', { name: 'Jalankan' });
const output = (page: Page) => page.getByRole('region', { name: 'Keluaran' });
const printed = (page: Page) => output(page).getByRole('log');
const end = (page: Page) => output(page).getByRole('status');

/** Runs a program on a page that is open, and waits for its end. */
async function run(page: Page, program: string): Promise<void> {
  await editor(page).fill(program);
  await runButton(page).click();
  await expect(end(page)).toHaveText(/Selesai|baris|Error|Dihentikan|belum bisa/);
}

async function open(visit: Visit, page: Page): Promise<void> {
  await visit('alpha', path);
  await expect(editor(page)).toBeVisible();
}

test('runs the example, and what a visitor makes of it', { tag: '@journey' }, async ({
  page,
  visit,
}) => {
  await open(visit, page);
  await expect(end(page)).toHaveText('Tekan Jalankan untuk melihat hasilnya.');
  await runButton(page).click();
  await expect(printed(page)).toHaveText('Halo, Sari!\nHalo, Bima!\nHalo, Tiur!\n');
  await expect(end(page)).toHaveText('Selesai.');

  await editor(page).fill(
    'let jumlah = 0;\nfor (let i = 1; i <= 100; i++) jumlah += i;\nconsole.log(jumlah, [jumlah]);',
  );
  await editor(page).press('Control+Enter');
  await expect(printed(page)).toHaveText('5050 [ 5050 ]\n');
  await expect(page.locator('iframe')).toHaveCount(0);

  await page.getByRole('button', { name: 'Kembalikan contoh' }).click();
  await expect(editor(page)).toHaveValue(/"Sari", "Bima", "Tiur"/);
});

test('a program that is pasted is never cut, and is not run where it is too long', async ({
  page,
  visit,
}) => {
  await open(visit, page);
  await paste(editor(page), `console.log("awal");\n//${'a'.repeat(20_000)}`);
  await expect(page.getByText('20.023 dari 20.000 huruf, 23 terlalu banyak')).toBeVisible();
  await runButton(page).click();
  await editor(page).press('Control+Enter');
  await expect(end(page)).toHaveText('Tekan Jalankan untuk melihat hasilnya.');
  await editor(page).fill('console.log("pendek")');
  await runButton(page).click();
  await expect(printed(page)).toHaveText('pendek\n');
});

const programs = [
  ['nothing', '', '', 'Selesai, tanpa keluaran.'],
  [
    'later',
    'setTimeout(() => console.log("nanti"), 50);\nconsole.log("dulu");',
    'dulu\nnanti\n',
    'Selesai.',
  ],
  ['promises', 'Promise.resolve(7).then(console.log);', '7\n', 'Selesai.'],
  ['an error', 'console.log(1);\n\nnull.nama;', '1\n', /^TypeError: .*null.*\(baris 3\)$/],
  ['no syntax', 'console.log(1);\nlet = ;', '', /^SyntaxError: .*\(baris 2\)$/],
  [
    'thrown',
    'function periksa() {\n  throw new RangeError("terlalu jauh");\n}\nperiksa();',
    '',
    'RangeError: terlalu jauh (baris 2)',
  ],
  [
    'thrown later',
    'setTimeout(() => {\n  throw new Error("nanti");\n}, 10);',
    '',
    'Error: nanti (baris 2)',
  ],
  [
    'rejected',
    'async function muat() {\n\n  throw new Error("ditolak");\n}\nmuat();',
    '',
    'Error: ditolak (baris 3)',
  ],
  [
    'an endless loop',
    'console.log("mulai");\nwhile (true) {}',
    'mulai\n',
    /^Dihentikan setelah 3 detik\. Mungkin ada perulangan/,
  ],
  ['an endless interval', 'setInterval(() => {}, 10);', '', /^Dihentikan setelah 3 detik/],
  [
    'an endless chain',
    'const lagi = () => Promise.resolve().then(lagi);\nlagi();',
    '',
    /^Dihentikan setelah 3 detik/,
  ],
  ['endless errors', 'for (;;) reportError(new Error("lagi"));', '', /^Error: lagi/],
] as const;

test('says how each program ended, and where it went wrong', async ({ page, visit }) => {
  await open(visit, page);
  for (const [name, program, lines, told] of programs) {
    await test.step(name, async () => {
      await run(page, program);
      await expect(end(page)).toHaveText(told);
      await expect(printed(page)).toHaveText(lines);
    });
  }
  // The page itself was never held up by any of them.
  await run(page, 'console.log("masih hidup");');
  await expect(printed(page)).toHaveText('masih hidup\n');
});

test('stops a flood of output', async ({ page, visit }) => {
  await open(visit, page);
  await run(page, 'for (let i = 0; ; i++) console.log(i);');
  await expect(end(page)).toHaveText(/^Dihentikan: keluarannya lebih dari 200 baris/);
  await expect(printed(page).locator('span')).toHaveCount(200);
  await run(page, 'console.log("x".repeat(1e6));');
  await expect(end(page)).toHaveText(/^Dihentikan: keluarannya lebih dari/);
  await expect(printed(page)).toBeEmpty();
});

/** Ways out, each an expression that must fail; what it comes to is printed. */
const waysOut = [
  'fetch("/api/services/v1/user/me")',
  'fetch("https://alpha.localhost/")',
  'fetch("data:text/plain,a")',
  'new Promise((ok, no) => { const x = new XMLHttpRequest(); x.onload = ok; x.onerror = no; x.open("GET", new URL("/", "ORIGIN")); x.send(); })',
  'new Promise((ok, no) => { const x = new WebSocket("wss://alpha.localhost/"); x.onopen = ok; x.onerror = no; x.onclose = no; })',
  'new Promise((ok, no) => { const x = new EventSource("ORIGIN/"); x.onopen = ok; x.onerror = no; })',
  'importScripts("ORIGIN/code-runner.html")',
  'importScripts(URL.createObjectURL(new Blob(["1"])))',
  'import("ORIGIN/code-runner.html")',
  'import("data:text/javascript,export default 1")',
  'eval("1")',
  'new Function("return 1")()',
  'WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]))',
  'new Promise((ok, no) => { const x = indexedDB.open("a"); x.onsuccess = ok; x.onerror = no; })',
  'caches.open("a")',
  'navigator.storage.getDirectory()',
  'navigator.locks.request("a", () => 1)',
  'cookieStore.get("signed_in")',
  'localStorage.length',
  'document.cookie',
  'window.parent',
  'parent.document',
  'navigator.serviceWorker.controller',
  'postMessage("ready")',
  'self.postMessage({ kind: "line", text: "a" })',
  'WorkerGlobalScope.prototype.postMessage.call(self, "a")',
  'new Promise((ok, no) => { const x = new Worker("ORIGIN/code-runner.html"); x.onmessage = ok; x.onerror = no; })',
  `new Promise((ok, no) => {
    const program = 'fetch("ORIGIN/").then(() => postMessage(1), () => postMessage(0))';
    const x = new Worker(URL.createObjectURL(new Blob([program])));
    x.onmessage = ({ data }) => data ? ok() : no();
  })`,
];

test('reaches neither the network nor the page', async ({ page, problems, visit }) => {
  problems.expect(/Content Security Policy|Failed to (load|fetch)|WebSocket|violates/);
  await open(visit, page);
  await page.evaluate(() => {
    localStorage.setItem('rahasia', '1');
    const channel = new BroadcastChannel('a');
    channel.onmessage = () => document.body.setAttribute('data-reached', 'true');
  });
  // What the page does at leisure is done before.
  await beThere(page);
  await page.waitForLoadState('networkidle');
  const answered: string[] = [];
  page.on('response', (response) => answered.push(response.url()));
  const { origin } = new URL(page.url());
  // All at once: one that neither succeeds nor fails would keep the run until its limit.
  const tries = waysOut.map((way) => `async () => (${way.replaceAll('ORIGIN', origin)})`);
  await run(
    page,
    `const tries = [${tries.join(',\n')}];
    Promise.all(tries.map((way, place) => way().then(
      () => console.log('keluar', place),
      () => console.log('tertahan'),
    ))).then(() => console.log('semua'));
    setTimeout(() => {}, 1500);`,
  );
  await expect(printed(page)).toHaveText(`${'tertahan\n'.repeat(waysOut.length)}semua\n`);
  await run(
    page,
    'new BroadcastChannel("a").postMessage(1);\nconsole.log(self.origin, location.protocol);\nsetTimeout(() => {}, 200);',
  );
  await expect(printed(page)).toHaveText('null blob:\n');
  await expect(page.locator('body')).not.toHaveAttribute('data-reached');
  const others = answered.filter(
    (url) => !url.endsWith('/code-runner.html') && !/^(blob|data):/.test(url),
  );
  expect(others).toEqual([]);
});

test('says so when the sandbox cannot be had', async ({ page, problems, visit }) => {
  problems.expect(/Failed to load|ERR_/);
  await page.route('**/code-runner.html', (route) => route.abort());
  await page.clock.install();
  await open(visit, page);
  await runButton(page).click();
  await page.clock.runFor(11_000);
  await expect(end(page)).toHaveText(/belum bisa dijalankan/);
});

test('the other languages are shown as examples', async ({ page, visit }) => {
  await open(visit, page);
  const languages = page.getByRole('combobox', { name: 'Bahasa' });
  await expect(languages.getByRole('option')).toHaveCount(12);
  await languages.selectOption('Python');
  await expect(page.getByText('Contoh keluaran')).toBeVisible();
  await expect(page.getByText('Halo, Sari!')).toBeVisible();
  await expect(runButton(page)).toHaveCount(0);
});
