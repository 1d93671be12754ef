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

/** Longer code stays plain: nobody waits for its colours. */
const LONGEST_COLOURED = 20_000;

/** A piece of code in one colour; null where it has none of its own. */
export interface Piece {
  readonly text: string;
  /** What it is, such as `keyword`; empty for nothing in particular. */
  readonly kind: string;
}

/**
 * The code in its pieces; null for a language that is not known, or too long a text. May take
 * seconds, so a worker does it.
 */
export async function highlight(code: string, language: string): Promise<Piece[] | null> {
  const name = nameOf(language);
  const load = Object.hasOwn(GRAMMARS, name) ? GRAMMARS[name] : undefined;
  if (load === undefined || code.length > LONGEST_COLOURED) return null;
  const { default: grammar } = await load();
  const lowlight = createLowlight({ [name]: grammar });
  return piecesOf(lowlight.highlight(name, code));
}

function nameOf(language: string): string {
  const lower = language.toLowerCase();
  return (Object.hasOwn(ALIASES, lower) ? ALIASES[lower] : undefined) ?? lower;
}

/** So deep within each other the kinds of a piece are told apart; grammars go a few levels. */
const DEEPEST = 32;

/** More pieces than this would be drawn for longer than the code is read. */
const MOST_PIECES = 4000;

/** The innermost kind counts. Neighbours of one kind are one piece; null for too many pieces. */
function piecesOf(root: Root): Piece[] | null {
  const pieces: Piece[] = [];
  const add = (text: string, kind: string) => {
    const before = pieces.at(-1);
    if (before?.kind === kind) pieces[pieces.length - 1] = { text: before.text + text, kind };
    else pieces.push({ text, kind });
  };
  // A pile instead of calls: what stands open to its end nests as deep as the code is long.
  const pile: { node: Root['children'][number]; kind: string; depth: number }[] = [];
  const pileUp = ({ children }: Root | Element, kind: string, depth: number) => {
    for (const node of [...children].reverse()) pile.push({ node, kind, depth });
  };
  pileUp(root, '', 0);
  for (let next = pile.pop(); next !== undefined; next = pile.pop()) {
    const { node, kind, depth } = next;
    if (isText(node)) add(node.value, kind);
    else if (node.type === 'element') {
      pileUp(node, (depth < DEEPEST && kindOf(node)) || kind, depth + 1);
    }
    if (pieces.length > MOST_PIECES) return null;
  }
  return pieces;
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
