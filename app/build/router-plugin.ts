/**
 * Leaves out of the app's code what React Router takes along for what nobody does here: actions
 * and fetchers (what is sent goes through app/api), blockers, routes that are lazy or found out on
 * the way, prefetching and hydration data of its framework mode, instrumentation. A bundler cannot
 * know that: all of it hangs on options that are only read at run time.
 *
 * Whoever needs one of these takes it from the list: it throws until then. What is cut is looked for
 * by name, and a router in which a name is gone fails the build.
 */
import type { Plugin } from 'vite';

interface Cut {
  /** The end of the module's path. */
  readonly file: string;
  /** Functions that are never called, by their names. */
  readonly never?: readonly string[];
  /** Functions whose answer is always the same, by their names. */
  readonly always?: Readonly<Record<string, string>>;
}

const CUTS: readonly Cut[] = [
  {
    file: 'lib/router/router.js',
    never: [
      ...['handleAction', 'discoverRoutes', 'patchRoutes', '_internalSetRoutes'],
      ...['fetch', 'getFetcher', 'resetFetcher', 'queueFetcherForDeletion', 'deleteFetcher'],
      ...['setFetcherError', 'updateFetcherState', 'abortFetcher', 'markFetchersDone'],
      ...['getUpdatedRevalidatingFetchers', 'getInstrumentationNavigateMeta'],
      ...['getBlocker', 'deleteBlocker', 'updateBlocker'],
    ],
    always: {
      loadLazyRoute: '{}',
      markFetchRedirectsDone: 'false',
      abortStaleFetchLoads: 'false',
    },
  },
  {
    file: 'lib/router/instrumentation.js',
    never: ['getRouteInstrumentationUpdates', 'instrumentClientSideRouter'],
    always: { consumeInstrumentationClientResultMetaReceiver: 'undefined' },
  },
  {
    file: 'lib/dom/ssr/components.js',
    never: ['PrefetchPageLinks'],
    always: { usePrefetchBehavior: '[false, null, {}]' },
  },
  {
    file: 'lib/dom/lib.js',
    never: ['HistoryRouter', 'NavLinkWithRef'],
    always: { parseHydrationData: 'undefined' },
  },
  { file: 'lib/hooks.js', never: ['RSCErrorHandler', 'DefaultErrorComponent'] },
];

/** The Vite plugin, for the browser's code and for what renders it at the edge alike. */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const cut = CUTS.find(
        ({ file }) => id.includes('/node_modules/react-router/') && id.endsWith(`/${file}`),
      );
      return cut === undefined ? null : { code: without(code, cut), map: null };
    },
  };
}

/** The code with these functions emptied. Throws where one is missing. */
export function without(code: string, { never = [], always = {} }: Omit<Cut, 'file'>): string {
  const bodies = [
    ...never.map((name) => [name, `throw new Error("${name}: see router-plugin.ts");`]),
    ...Object.entries(always).map(([name, value]) => [name, `return ${value};`]),
  ];
  return bodies.reduce((text, [name = '', body = '']) => {
    // It ends where a brace stands as far from the margin as its beginning.
    const whole = new RegExp(
      `^(\\t*)(.*\\bfunction ${name}\\([^\\n]*\\) \\{)\\n[\\s\\S]*?\\n\\1\\}`,
      'm',
    );
    if (!whole.test(text)) throw new Error(`React Router has no function ${name} any more`);
    return text.replace(whole, (_, tabs, head) => `${tabs}${head}\n${tabs}\t${body}\n${tabs}}`);
  }, code);
}
