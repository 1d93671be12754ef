/**
 * Colours for code. Grammars come one by one as they occur, and what they find becomes a tree of
 * spans, never HTML.
 */
import type { Element, Root, Text } from 'hast';
import type { LanguageFn } from 'highlight.js';
import { createLowlight } from 'lowlight';

type Grammar = () => Promise<{ default: LanguageFn }>;

const GRAMMARS: Readonly<Record<string, Grammar>> = {
  bash: () => import('highlight.js/lib/languages/bash'),
  c: () => import('highlight.js/lib/languages/c'),
  cpp: () => import('highlight.js/lib/languages/cpp'),
  csharp: () => import('highlight.js/lib/languages/csharp'),
  css: () => import('highlight.js/lib/languages/css'),
  dart: () => import('highlight.js/lib/languages/dart'),
  diff: () => import('highlight.js/lib/languages/diff'),
  go: () => import('highlight.js/lib/languages/go'),
  java: () => import('highlight.js/lib/languages/java'),
  javascript: () => import('highlight.js/lib/languages/javascript'),
  json: () => import('highlight.js/lib/languages/json'),
  kotlin: () => import('highlight.js/lib/languages/kotlin'),
  php: () => import('highlight.js/lib/languages/php'),
  python: () => import('highlight.js/lib/languages/python'),
  ruby: () => import('highlight.js/lib/languages/ruby'),
  rust: () => import('highlight.js/lib/languages/rust'),
  sql: () => import('highlight.js/lib/languages/sql'),
  swift: () => import('highlight.js/lib/languages/swift'),
  typescript: () => import('highlight.js/lib/languages/typescript'),
  xml: () => import('highlight.js/lib/languages/xml'),
  yaml: () => import('highlight.js/lib/languages/yaml'),
};

const ALIASES: Readonly<Record<string, string>> = {
  'c#': 'csharp',
  'c++': 'cpp',
  cs: 'csharp',
  golang: 'go',
  html: 'xml',
  js: 'javascript',
  jsx: 'javascript',
  kt: 'kotlin',
  py: 'python',
  rb: 'ruby',
  rs: 'rust',
  sh: 'bash',
  shell: 'bash',
  svg: 'xml',
  ts: 'typescript',
  tsx: 'typescript',
  yml: 'yaml',
};

/** Longer code stays plain: its colours would hold the page up. */
const LONGEST_COLOURED = 20_000;

/** A piece of code in one colour; null where it has none of its own. */
export interface Piece {
  readonly text: string;
  /** What it is, such as `keyword`; empty for nothing in particular. */
  readonly kind: string;
}

/** The code in its pieces; null for a language that is not known, or too long a text. */
export async function highlight(code: string, language: string): Promise<Piece[] | null> {
  const name = nameOf(language);
  const load = Object.hasOwn(GRAMMARS, name) ? GRAMMARS[name] : undefined;
  if (load === undefined || code.length > LONGEST_COLOURED) return null;
  const { default: grammar } = await load();
  const lowlight = createLowlight({ [name]: grammar });
  return piecesOf(lowlight.highlight(name, code), '');
}

function nameOf(language: string): string {
  const lower = language.toLowerCase();
  return (Object.hasOwn(ALIASES, lower) ? ALIASES[lower] : undefined) ?? lower;
}

/** The innermost kind counts. */
function piecesOf({ children }: Root | Element, kind: string): Piece[] {
  return children.flatMap((node) => {
    if (isText(node)) return [{ text: node.value, kind }];
    return node.type === 'element' ? piecesOf(node, kindOf(node) || kind) : [];
  });
}

function isText(node: { type: string }): node is Text {
  return node.type === 'text';
}

/** `hljs-keyword` is `keyword`. */
function kindOf({ properties }: Element): string {
  const classes = Array.isArray(properties.className) ? properties.className : [];
  const first = classes.find((name) => typeof name === 'string' && name.startsWith('hljs-'));
  return typeof first === 'string' ? first.slice(5) : '';
}
