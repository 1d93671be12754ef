import { expect, it } from 'vitest';
import { withoutParts } from './browser-only-plugin';

const NOTHING = '(() => Promise.reject(new Error("Not at the edge")))';

it.each([
  ["const a = lazyPart(() => import('./a'));", `const a = lazyPart${NOTHING};`],
  ["lazyPart<Props>(\n  () => import('./a'),\n)", `lazyPart<Props>${NOTHING}`],
  ['const load = browserOnly(() => import("../b"));', `const load = browserOnly${NOTHING};`],
  ["const load = () => import('./a');", null],
  ["import { lazyPart } from './optional';", null],
  ['const meta = await import("./meta");', null],
])('%j', (code, cut) => expect(withoutParts(code)?.code ?? null).toBe(cut));
