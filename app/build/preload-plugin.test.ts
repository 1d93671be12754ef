import { expect, test } from 'vitest';
import { besideStyles } from './preload-plugin';

const helper = `function preload(baseModule) {
	let promise = Promise.resolve();
	return promise.then((res) => {
		return baseModule().catch(handlePreloadError);
	});
}`;

test('the module is asked for before its styles are there', () => {
  const text = besideStyles(helper) ?? '';
  expect(text.indexOf('= baseModule()')).toBeGreaterThan(0);
  expect(text.indexOf('= baseModule()')).toBeLessThan(text.indexOf('promise.then('));
  expect(text.match(/baseModule\(\)/g)).toHaveLength(1);
});

test.each(['', helper.replace('baseModule().catch', 'load().catch'), helper + helper])(
  'another helper is refused',
  (text) => expect(besideStyles(text)).toBeNull(),
);
