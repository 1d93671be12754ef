/**
 * A brand's mark: `app/brands/<key>/mark.svg`, drawn by hand on a square of 64 units. The file holds
 * paths alone, first to last:
 *
 * - a path is filled with the brand's colour; with `stroke-width` it is a line in that colour, whose
 *   ends are round unless `stroke-linecap` says otherwise;
 * - `class="accent"` takes the brand's second colour;
 * - `class="cut"` is cut out of every path before it.
 *
 * The mark is shown in one colour too, so parts of different colours must not touch.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { XMLParser } from 'fast-xml-parser';

export const MARK_SIZE = 64;

const ROLES = ['main', 'accent', 'cut'] as const;

export interface MarkPart {
  readonly role: (typeof ROLES)[number];
  /** The attributes that give its shape, as they stand in the file. */
  readonly shape: Readonly<Record<string, string>>;
}

export type Mark = readonly MarkPart[];

export interface MarkColours {
  readonly main: string;
  readonly accent: string;
}

const ROOT = { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${MARK_SIZE} ${MARK_SIZE}` };
const SHAPE = ['d', 'stroke-width', 'stroke-linecap', 'fill-rule'];

/** The mark in a brand's folder; null when it has none. */
export async function readMark(root: string, key: string): Promise<Mark | null> {
  const file = join(root, 'app/brands', key, 'mark.svg');
  const content = await readFile(file, 'utf8').catch(() => null);
  return content === null ? null : parseMark(content, file);
}

/** Throws an error that names the file and everything in it that is no part of a mark. */
export function parseMark(content: string, file: string): Mark {
  const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@' });
  const { svg, ...others } = record(parser.parse(content));
  const { path, ...rest } = record(svg);
  const paths = Array.isArray(path) ? path.map(record) : [record(path)];
  const problems = [
    ...Object.keys(others).map((name) => `${name} is no part of a mark`),
    ...Object.entries(rest)
      .filter(([name, value]) =>
        Object.entries(ROOT).every(([a, b]) => `@${a}` !== name || b !== value),
      )
      .map(([name]) => `${name} of svg is not as it has to be`),
    ...paths.flatMap(problemsOf),
  ];
  if (problems.length > 0) throw new Error(`${file}: ${problems.join('; ')}`);
  return paths.map((attributes) => ({ role: roleOf(attributes), shape: shapeOf(attributes) }));
}

type Attributes = Readonly<Record<string, unknown>>;

function problemsOf(attributes: Attributes): string[] {
  const known = ['@class', ...SHAPE.map((name) => `@${name}`)];
  const unknown = Object.keys(attributes).filter((name) => !known.includes(name));
  const problems = unknown.map((name) => `${name} is no attribute of a mark's path`);
  if (!/^[Mm][-\d\sMmLlHhVvCcSsQqTtAaZz.,]+$/.test(String(attributes['@d']))) {
    problems.push('a path has no d, or more than commands and numbers in it');
  }
  if (![undefined, 'accent', 'cut'].some((known) => known === attributes['@class'])) {
    problems.push(`class is accent or cut, not ${attributes['@class']}`);
  }
  return problems;
}

function roleOf(attributes: Attributes): MarkPart['role'] {
  return ROLES.find((role) => role === attributes['@class']) ?? 'main';
}

function shapeOf(attributes: Attributes): Record<string, string> {
  const named = SHAPE.filter((name) => attributes[`@${name}`] !== undefined);
  return Object.fromEntries(named.map((name) => [name, String(attributes[`@${name}`])]));
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** The mark as SVG on its square of {@link MARK_SIZE} units. */
export function markBody(mark: Mark, colours: MarkColours): string {
  const body = mark.reduce((before, { role, shape }, index) => {
    if (role !== 'cut') return before + pathOf(shape, colours[role]);
    const hole = `<mask id="m${index}"><path fill="#fff" d="M-9-9h82v82H-9z"/>${pathOf(shape, '#000')}</mask>`;
    return `${hole}<g mask="url(#m${index})">${before}</g>`;
  }, '');
  const isLined = mark.some(({ shape }) => 'stroke-width' in shape);
  return isLined ? `<g stroke-linecap="round" stroke-linejoin="round">${body}</g>` : body;
}

function pathOf(shape: MarkPart['shape'], colour: string): string {
  const paint = 'stroke-width' in shape ? `fill="none" stroke="${colour}"` : `fill="${colour}"`;
  const attributes = Object.entries(shape).map(([name, value]) => ` ${name}="${value}"`);
  return `<path ${paint}${attributes.join('')}/>`;
}
