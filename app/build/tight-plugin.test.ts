import { expect, it } from 'vitest';
import { tight } from './tight-plugin';

it.each([
  [
    'what is exported keeps its name',
    'const long=1;function other(value){return value+long}export{other as a};',
    /export\{\w+ as a\}/,
  ],
  [
    'loading on demand stays',
    'export const b=()=>import("./part-1.js");',
    /import\("\.\/part-1\.js"\)/,
  ],
  [
    'what is thrown away is gone',
    'export const c=1;if(false){console.log("no")}',
    /^(?!.*console)/,
  ],
])('%s', async (_what, code, expected) => {
  const shorter = await tight(code);
  expect(shorter).toMatch(expected);
  expect(shorter.length).toBeLessThanOrEqual(code.length);
});
