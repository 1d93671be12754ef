/** HTML of the platform on every page that shows some: its text is there, nothing of it acts. */

import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

/** One of each kind of test/cases/rich-text.json, and words to find the text by. */
const hostile = [
  '<p>Isi yang <strong>boleh dibaca</strong>.</p>',
  '<script>window.hasRun = 1</script>',
  '<img src=x onerror="window.hasRun = 1"><svg onload="window.hasRun = 1"><a href="#">a</a></svg>',
  '<iframe srcdoc="<script>parent.hasRun = 1</script>"></iframe>',
  '<p onmouseover="window.hasRun = 1" style="position:fixed;inset:0" id="root" class="x">Paragraf</p>',
  '<a href="javascript:window.hasRun=1">satu</a> <a href="data:text/html,x">dua</a>',
  '<a href="zoom.us/j/1">rapat</a> <a href="/Class">kelas</a>',
  '<form action="https://jahat.example"><input name="sandi"><button>Kirim sandi</button></form>',
  '<math><mi><style><img src=x onerror="window.hasRun = 1"></style></mi></math>',
  '<base href="https://jahat.example/"><meta http-equiv="refresh" content="0;url=https://jahat.example">',
].join('\n');

interface Text {
  path: string;
  /** Call of the services host that the page's item comes from. */
  call: string;
  data: Record<string, unknown>;
  open?: (page: Page) => Promise<unknown>;
}

const text = { content: hostile, description: hostile };

const texts: Text[] = [
  { path: '/News/teks-asing', call: 'v3/post/detail', data: { id: 1, title: 'Teks', ...text } },
  { path: '/Event/teks-asing', call: 'v3/post/detail', data: { id: 1, title: 'Teks', ...text } },
  { path: '/Class/teks-asing', call: 'v1/class/overview', data: { id: 1, name: 'Teks', ...text } },
  { path: '/Courses/teks-asing', call: 'v1/class/overview', data: { id: 1, name: 'T', ...text } },
  {
    path: '/Program/teks-asing',
    call: 'v1/program/active/detail',
    data: { id: 1, name: 'Teks', ...text },
  },
  {
    path: '/Podcasts/9001/teks-asing',
    call: 'v1/podcast/detail',
    data: { id: 9001, title: 'T', ...text },
  },
  { path: '/Career/teks-asing', call: 'v1/career/detail', data: { id: 1, name: 'Teks', ...text } },
  {
    path: '/Event/Careers/9001/teks',
    call: 'v1/career/job/detail',
    data: { id: 9001, title: 'T', ...text },
  },
];

for (const { path, call, data } of texts) {
  test(`the text of ${path}`, async ({ page, problems, site, visit }) => {
    // The browser tells of handlers and styles that it has met while parsing, and not heeded.
    problems.expect(/status of 404|Executing inline event handler|Applying inline style/);
    const slug = path.split('/').at(-1);
    await site.upstream.control('POST', 'fault', {
      host: 'services',
      path: call,
      body: { status: true, message: '', data: { slug, ...data } },
    });
    const left: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).host.endsWith('jahat.example')) left.push(request.url());
    });
    await visit('alpha', path);
    const words = page.getByRole('main').getByText('boleh dibaca', { exact: true }).first();
    await expect(words).toBeVisible();
    const holder = words.locator('xpath=../..');
    await expect(holder.getByText('Paragraf')).toBeVisible();
    const acting = 'script, img, svg, iframe, form, input, button, math, style, base, meta';
    await expect(holder.locator(acting)).toHaveCount(0);
    await expect(holder.locator('[style], [id], [class], [onmouseover]')).toHaveCount(0);
    const links = await holder
      .locator('a')
      .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
    expect(links).toEqual([
      ['satu', null],
      ['dua', null],
      ['rapat', 'https://zoom.us/j/1'],
      ['kelas', '/Class'],
    ]);
    expect(await page.evaluate(() => Reflect.get(window, 'hasRun'))).toBeUndefined();
    expect(left).toEqual([]);
  });
}
