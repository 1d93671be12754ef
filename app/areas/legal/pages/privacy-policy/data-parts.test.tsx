import { readdirSync, readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CHAPTERS } from '../../../../core/visitor-store';
import { COOKIES } from '../../../../shell/session/kept-cookies';
import { dataParts } from './data-parts';

const FOLDER = 'worker/core/src/auth/session';

/** Every name under which the edge sets a cookie. */
function cookieNames(): string[] {
  const files = readdirSync(FOLDER).map((file) => readFileSync(`${FOLDER}/${file}`, 'utf8'));
  const variant = readFileSync('worker/core/src/document/variant.rs', 'utf8');
  const readable = /COOKIE: &str = "([a-z_]+)"/g;
  const hidden = /"(__Host-[a-z_]+)"/g;
  const found = [...files, variant].flatMap((source) => [
    ...source.matchAll(readable),
    ...source.matchAll(hidden),
  ]);
  return [...new Set(found.map(([, name = '']) => name))];
}

it('names every cookie and every store of the browser', () => {
  const body = dataParts('Contoh', true).find(({ id }) => id === 'kuki')?.body;
  const page = renderToStaticMarkup(body);
  const names = [...cookieNames(), CHAPTERS];
  expect(names).toEqual(expect.arrayContaining(['hemat', 'signed_in', '__Host-access_token']));
  for (const name of names) expect(page).toContain(`<code>${name}</code>`);
});

it('are the cookies that a visitor is shown among their data', () => {
  expect(COOKIES.map(({ name }) => name).sort()).toEqual(cookieNames().sort());
  const hidden = COOKIES.filter(({ isHidden }) => isHidden).map(({ name }) => name);
  expect([...hidden].sort()).toEqual(
    cookieNames()
      .filter((name) => name.startsWith('__Host-'))
      .sort(),
  );
});

it('does not say that what a visitor has done is erased when they leave', () => {
  const body = dataParts('Contoh', false).find(({ id }) => id === 'kuki')?.body;
  expect(renderToStaticMarkup(body)).toContain('muncul lagi begitu Anda masuk');
});
