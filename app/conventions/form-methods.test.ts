/**
 * What is typed into a form never reaches an address, where a history and a log would keep it, unless the
 * form looks for something: each form says how the browser itself sends it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const APP = `${import.meta.dirname}/..`;

/** Forms whose answer is a list or a draft at an address of its own. */
const SEARCHES = [
  'areas/classes/pages/class/class-search.tsx',
  'areas/learning/pages/certificate/number-form.tsx',
  'areas/organisations/pages/training-services-syllabus/draft-form.tsx',
  'areas/payment/payment-answer.tsx',
  'areas/search/pages/search/search-form.tsx',
  'brands/alpha/finder.tsx',
  'brands/mentor/first.tsx',
  'brands/prakerja/vacancies.tsx',
  'brands/umkm/market.tsx',
  'lists/list-tools.tsx',
  'ui/search-box.tsx',
];

/**
 * The methods of the forms in a file's text; "get" for a form that names none, as browsers have it. A
 * component named Form that names none sees to its method itself.
 */
function methodsOf(text: string): string[] {
  return [...text.matchAll(/<([fF])orm\b(?:=>|[^>])*/g)].flatMap(([tag, letter]) => {
    const method = /\bmethod="(\w+)"/.exec(tag)?.[1];
    if (method !== undefined) return [method];
    return letter === 'f' ? ['get'] : [];
  });
}

test.each([
  ['<form method="post" onSubmit={send}>', ['post']],
  ['<form\n  onSubmit={(event) => send(event)}\n  method="dialog"\n>', ['dialog']],
  ['<form className={styles.form}>', ['get']],
  ['<Form method="post">', ['post']],
  ['<Form form={form}>', []],
])('%s', (text, methods) => expect(methodsOf(text)).toEqual(methods));

test('only a search is sent by its address', () => {
  const files = readdirSync(APP, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'));
  const byAddress = files.filter((file) =>
    methodsOf(readFileSync(`${APP}/${file}`, 'utf8')).some(
      (method) => method !== 'post' && method !== 'dialog',
    ),
  );
  expect(byAddress.toSorted()).toEqual(SEARCHES);
});
