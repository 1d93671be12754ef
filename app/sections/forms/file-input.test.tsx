import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FileInput } from './file-input';

it('is the native field in a document, which no script may ever take over', () => {
  const html = renderToStaticMarkup(<FileInput id="berkas" chosen="" accept=".pdf" required />);
  const input = '<input id="berkas" accept=".pdf" required="" type="file" class="';
  expect(html).toContain(input);
  expect(html).not.toMatch(/Pilih berkas|native/);
});

it('is the only file field of the app', () => {
  const app = join(import.meta.dirname, '../..');
  const files = globSync('**/*.tsx', { cwd: app, exclude: ['dist/**', '**/*.test.tsx'] });
  const own = files.filter((file) => readFileSync(join(app, file), 'utf8').includes('type="file"'));
  expect(own).toEqual([join('sections', 'forms', 'file-input.tsx')]);
});
