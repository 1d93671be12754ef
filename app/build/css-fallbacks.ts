/**
 * A PostCSS plugin: values for browsers that lack `color-mix()` (before Chrome 111, Safari 16.2) or units
 * of a container (Safari 16), of the dynamic viewport (Chrome 108) or of a line (Chrome 109, Firefox 120).
 * A mixed colour falls back to the larger of its two parts. It stands behind `@supports`: a value with `var()` counts as valid until it is computed, so that a
 * declaration before it would not stand in.
 */
import type { AtRule, Declaration, Plugin } from 'postcss';

interface Fallback {
  readonly condition: string;
  /** The value for who lacks what it uses; the same where it uses nothing of the kind. */
  readonly of: (value: string) => string;
}

/** Asks whether a browser lacks `color-mix()`. */
export const LACKS_MIXES = 'not (color:color-mix(in srgb,red,red))';

const FALLBACKS: readonly Fallback[] = [
  { condition: LACKS_MIXES, of: withoutMixes },
  {
    condition: 'not (height:1dvh)',
    of: (value) => value.replace(/(\d)[sld](v(?:h|w|min|max|b|i))(?![\w-])/g, '$1$2'),
  },
  {
    condition: 'not (height:1cqi)',
    of: (value) => value.replace(/(\d)cq(?:i|w)(?![\w-])/g, '$1vw'),
  },
  {
    condition: 'not (height:1lh)',
    of: (value) =>
      value.replace(/([\d.]+)lh(?![\w-])/g, (_, lines: string) => `${Number(lines) * 1.5}em`),
  },
];

/** The plugin, to run before nested rules are taken apart. */
export function cssFallbacks(): Plugin {
  return {
    postcssPlugin: 'css-fallbacks',
    OnceExit(root, { AtRule }) {
      const wrap = (declaration: Declaration, condition: string, value: string) => {
        const { parent } = declaration;
        if (parent === undefined) return;
        const guard: AtRule = new AtRule({ name: 'supports', params: condition });
        guard.append(declaration.clone({ value }));
        const last = parent.last;
        if (last?.type === 'atrule' && last.params === condition) last.append(guard.nodes ?? []);
        else parent.append(guard);
      };
      const found: Declaration[] = [];
      root.walkDecls((declaration) => {
        if (!isGuarded(declaration)) found.push(declaration);
      });
      for (const declaration of found) {
        for (const { condition, of } of FALLBACKS) {
          const value = of(declaration.value);
          if (value !== declaration.value) wrap(declaration, condition, value);
        }
      }
    },
  };
}

/** Whether it stands in a condition that asks for what it uses. */
function isGuarded({ parent }: Declaration): boolean {
  return parent?.type === 'atrule' && 'name' in parent && parent.name === 'supports';
}

/** A value with the larger part of each `color-mix()` in its place. */
export function withoutMixes(value: string): string {
  const start = value.lastIndexOf('color-mix(');
  if (start === -1) return value;
  const inside = start + 'color-mix('.length;
  const end = closing(value, inside);
  const [, first = '', second = ''] = partsOf(value.slice(inside, end));
  const rest = value.slice(0, start) + larger(first, second) + value.slice(end + 1);
  return withoutMixes(rest);
}

/** Where the bracket that was opened before `from` closes. */
function closing(text: string, from: number): number {
  let depth = 1;
  for (let place = from; place < text.length; place += 1) {
    if (text[place] === '(') depth += 1;
    if (text[place] === ')') depth -= 1;
    if (depth === 0) return place;
  }
  return text.length;
}

/** What commas outside brackets part. */
function partsOf(text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (letter === ',' && depth === 0) parts.push('');
    else parts.push((parts.pop() ?? '') + letter);
  }
  return parts.map((part) => part.trim());
}

function larger(first: string, second: string): string {
  const share = (part: string) => /\s([\d.]+)%$/.exec(part)?.[1];
  const colour = (part: string) => part.replace(/\s+[\d.]+%$/, '');
  const [own, others] = [share(first), share(second)];
  const ofFirst = own !== undefined ? Number(own) : 100 - Number(others ?? 50);
  return colour(ofFirst >= 50 ? first : second);
}
