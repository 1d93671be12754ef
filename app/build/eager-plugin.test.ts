import { expect, test } from 'vitest';
import { withEagerWrappers } from './eager-plugin';

test.each([
  [
    'var n=t((e=>{e.a=1})),r=t(((e,t)=>{t.exports=n()}));',
    'var n=t((function(e){e.a=1})),r=t((function(e,t){t.exports=n()}));',
    2,
  ],
  ['var a=$((()=>{b()}));', 'var a=$((function(){b()}));', 1],
  // Neither a callback nor what is called at once is a module's wrapper.
  ['var a=t(e=>{b(e)});f((e=>{}));', 'var a=t(e=>{b(e)});f((e=>{}));', 0],
])('%s', (code, eager, count) => {
  expect(withEagerWrappers(code)).toEqual({ code: eager, count });
});
