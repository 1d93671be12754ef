/**
 * Which way imports run: an area's pages are made of the area's parts and of sections, the brands' landings
 * of sections, those of forms and lists, and these of ui. What stands lower knows nothing of what stands
 * higher, no area knows another, and no module itself by a detour.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = new URL('../../app/', import.meta.url).pathname;

/** From above to below; a layer may import from itself and from those behind it. */
const LAYERS = [
  /^start\//,
  /^areas\/[^/]+\/pages\//,
  /^brands\//,
  /^areas\//,
  /^sections\/(?!forms|lists|study)/,
  /^sections\/forms\//,
  /^(sections\/(lists|study)|shell\/session)\//,
  /^ui\//,
  /^api\//,
  /^art\/identity\//,
];

const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /^(?!dist|public|build).*(?<!\.test|\.fixture|\.d)\.tsx?$/.test(file),
);

/** What a module takes when it is loaded; types and what is loaded later are not waited for. */
const STATIC = /^(?:import|export)\s+(?!type\b)(?:[^'"]*?\sfrom\s+)?['"](\.[^'"]+)['"]/gm;
const ANY = /^(?:import|export)\s+(?:[^'"]*?\sfrom\s+)?['"](\.[^'"]+)['"]/gm;
const LATER = /\bimport\(\s*['"](\.[^'"]+)['"]/g;

function resolved(from: string, path: string): string[] {
  const base = join(ROOT, dirname(from), path);
  const found = ['', '.ts', '.tsx'].map((end) => base + end);
  return found
    .filter((file) => /\.tsx?$/.test(file) && existsSync(file))
    .map((file) => relative(ROOT, file));
}

function importsOf(file: string, kinds: readonly RegExp[]): string[] {
  const code = readFileSync(join(ROOT, file), 'utf8');
  const paths = kinds.flatMap((kind) => [...code.matchAll(kind)].map(([, path = '']) => path));
  return paths.flatMap((path) => resolved(file, path));
}

const rankOf = (file: string) => LAYERS.findIndex((layer) => layer.test(file));

describe('imports', () => {
  it('are found', () => {
    expect(importsOf('areas/chat/pages/chat.tsx', [STATIC])).toContain('areas/chat/chat-view.tsx');
    expect(files.length).toBeGreaterThan(500);
  });

  it('run from the start to ui, never back', () => {
    const back = files.flatMap((file) => {
      const rank = rankOf(file);
      if (rank < 0) return [];
      const higher = importsOf(file, [STATIC, LATER]).filter((to) => {
        const other = rankOf(to);
        return other >= 0 && other < rank;
      });
      return higher.map((to) => `${file} → ${to}`);
    });
    expect(back).toEqual([]);
  });

  it('never lead from an area or a brand into another area', () => {
    const areaOf = (file: string) => /^areas\/([^/]+)\//.exec(file)?.[1];
    const across = files
      .filter((file) => /^(areas|brands)\//.test(file))
      .flatMap((file) =>
        importsOf(file, [ANY, LATER])
          .filter((to) => areaOf(to) !== undefined && areaOf(to) !== areaOf(file))
          .map((to) => `${file} → ${to}`),
      );
    expect(across).toEqual([]);
  });

  it('never come round to where they began', () => {
    const graph = new Map(files.map((file) => [file, importsOf(file, [STATIC])]));
    expect(circlesOf(graph)).toEqual([]);
  });
});

/** Each way through a graph that comes back to a module on it. */
function circlesOf(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (file: string, way: readonly string[]) => {
    const at = way.indexOf(file);
    if (at >= 0) circles.push([...way.slice(at), file].join(' → '));
    if (at >= 0 || done.has(file)) return;
    for (const next of graph.get(file) ?? []) visit(next, [...way, file]);
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  return circles;
}
