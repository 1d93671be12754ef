/**
 * Leaves out of the code for the edge what a renderer to a string never runs: effects, what listens to
 * events, and with them the functions that nothing else calls; and React's renderer to a stream, which
 * comes with the one to a string. An isolate loads this code when it first renders.
 */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type ESTree, type Plugin, parseSync, Visitor } from 'vite';

/** Hooks whose function runs in a browser alone. */
const EFFECTS = ['useEffect', 'useLayoutEffect', 'useInsertionEffect', 'useImperativeHandle'];

/** Hooks that may go where nothing reads what they give. */
const READ_ONLY = ['useCallback', 'useContext', 'useEffectEvent', 'useMemo', 'useRef'];

const JSX = ['jsx', 'jsxs', '_jsx', '_jsxs'];

/** What an element of HTML has for the browser alone. */
const LISTENS = /^(on[A-Z]\w*|ref)$/;

/** The comment with which a module says that nothing of it is shown before somebody has acted. */
const MARK = '// Never rendered at the edge: ';

/** A piece of code and what stands in its place. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly put: string;
}

/** The Vite plugins; `environment` is the name of the one that builds the code for the edge. */
export function edgeOnly(environment: string): Plugin[] {
  const applyToEnvironment: Plugin['applyToEnvironment'] = ({ name }) => name === environment;
  return [
    {
      name: 'string-renderer',
      apply: 'build',
      enforce: 'pre',
      applyToEnvironment,
      resolveId: { filter: { id: /^react-dom\/server\.edge$/ }, handler: stringRenderer },
    },
    {
      name: 'never-at-the-edge',
      apply: 'build',
      enforce: 'pre',
      applyToEnvironment,
      transform: {
        filter: { id: /\/app\/.*\.tsx?$/, code: MARK },
        handler: (code) => ({ code: emptied(code), map: null }),
      },
    },
    {
      name: 'edge-only',
      apply: 'build',
      // Behind what writes JSX as calls.
      enforce: 'post',
      applyToEnvironment,
      transform: {
        filter: { id: /\/app\/.*\.tsx?$/ },
        handler: (code) => ({ code: withoutBrowser(code), map: null }),
      },
    },
  ];
}

/** A module whose exports are all there and render nothing. */
export function emptied(code: string): string {
  const { module } = parseSync('module.tsx', code);
  const names = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ isType, exportName: { name } }) => (isType || name === null ? [] : [name])),
  );
  return names.map((name) => `export const ${name} = () => null;`).join('\n');
}

/** The half of react-dom/server that renders to a string; the package has no address for it alone. */
function stringRenderer(): string {
  const main = createRequire(import.meta.url).resolve('react-dom/server.edge');
  return join(dirname(main), 'cjs/react-dom-server-legacy.browser.production.js');
}

/** A module without what a browser alone runs; JSX stands there as calls already. */
export function withoutBrowser(code: string): string {
  const { program, errors } = parseSync('module.js', code, { sourceType: 'module' });
  if (errors.length > 0) throw new Error(errors[0]?.message);
  const edits: Edit[] = [];
  new Visitor({
    CallExpression(call) {
      const name = call.callee.type === 'Identifier' ? call.callee.name : '';
      if (EFFECTS.includes(name)) edits.push({ start: call.start, end: call.end, put: 'void 0' });
      if (READ_ONLY.includes(name)) edits.push({ start: call.start, end: call.start, put: PURE });
      if (JSX.includes(name)) edits.push(...listenersOf(call, code));
    },
  }).visit(program);
  return applied(code, edits);
}

const WRITTEN: readonly string[] = ['ArrowFunctionExpression', 'FunctionExpression'];

const PURE = '/*#__PURE__*/ ';

/**
 * Takes what listens from an element of HTML. A component may look at whether it is given a function:
 * it is given one that does nothing.
 */
function listenersOf(call: ESTree.CallExpression, code: string): Edit[] {
  const [element, given] = call.arguments;
  if (given?.type !== 'ObjectExpression') return [];
  return given.properties.flatMap((property): Edit[] => {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') return [];
    const { start, end, value, key } = property;
    if (!LISTENS.test(key.name)) return [];
    if (element?.type === 'Literal') {
      const comma = /^\s*,/.exec(code.slice(end))?.[0].length ?? 0;
      return [{ start, end: end + comma, put: '' }];
    }
    return WRITTEN.includes(value.type) ? [{ start, end, put: `${key.name}: () => {}` }] : [];
  });
}

/** From behind to the front; what stands inside something that is gone is gone with it. */
function applied(code: string, edits: readonly Edit[]): string {
  const outer = edits.filter(
    (edit) => !edits.some(({ start, end }) => start < edit.start && edit.end <= end),
  );
  return outer
    .sort((one, other) => other.start - one.start)
    .reduce((text, { start, end, put }) => text.slice(0, start) + put + text.slice(end), code);
}
