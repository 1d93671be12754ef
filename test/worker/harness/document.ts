/** Reading a document as a browser would: what stands in its head, and its boot data. */

import { createHash } from 'node:crypto';
import { type Got, jsonOf } from './http';

/** The canonical URL, '' without one. */
export const canonicalOf = (html: string): string =>
  /<link rel="canonical" href="([^"]*)">/.exec(html)?.[1] ?? '';

/** The text between the title's tags, as it is written. */
export const titleOf = (html: string): string => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';

/** The content of a meta tag, as it is written; '' without one. */
export const metaOf = (html: string, name: string): string =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1] ?? '';

/** The boot data; `undefined` when it is no JSON. */
export const bootOf = (html: string): unknown =>
  jsonOf(/<script id="boot" type="application\/json">([^<]*)<\/script>/.exec(html)?.[1] ?? '');

/** The theme's rule. */
export const themeOf = (html: string): string =>
  /<style id="theme">([^<]*)<\/style>/.exec(html)?.[1] ?? '';

/** The style sheets that stand in the document itself: the theme, and the look behind it. */
export const inlineStylesOf = (html: string): string[] =>
  [...html.matchAll(/<style id="\w+">([^<]*)<\/style>/g)].map(([, sheet]) => sheet ?? '');

/** The values of the style attributes in the document, as a browser reads them, each once. */
export function styleAttributesOf(html: string): string[] {
  const markup = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '');
  const tags = markup.matchAll(/<[a-z][^<>]*?\sstyle="([^"]*)"/gi);
  const values = [...tags].map(([, value = '']) =>
    value
      .replaceAll('&quot;', '"')
      .replaceAll('&#x27;', "'")
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&'),
  );
  return [...new Set(values)];
}

/** A document's content security policy: the sources of each directive. */
export function policyOf(headers: Got['headers']): ReadonlyMap<string, readonly string[]> {
  const policy = headers['content-security-policy'] ?? '';
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

/** The addresses of every file the document loads. */
export const filesOf = (html: string): string[] =>
  [...html.matchAll(/(?:src|href)="(\/(?:assets|brand)\/[^"]+)"/g)].map(([, url]) => url ?? '');

/** A script or style body as a policy names it. */
export const hashOf = (body: string): string =>
  `'sha256-${createHash('sha256').update(body).digest('base64')}'`;

/** The bodies of the inline scripts that a browser would run. */
export function inlineScriptsOf(html: string): string[] {
  const scripts = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)];
  return scripts
    .filter(([, attributes = '']) => !/\bsrc=|application\/(ld\+)?json/.test(attributes))
    .map(([, , body]) => body ?? '');
}

/** The markup of the page itself, as the app takes it over; '' in an empty shell. */
export const pageOf = (html: string): string =>
  /<div id="root">([\s\S]*)<\/div>\s*(?:<noscript>(?:(?!<noscript>)[\s\S])*<\/noscript>)?<script id="boot"/.exec(
    html,
  )?.[1] ?? '';
