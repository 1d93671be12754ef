/** One class: its data comes with the document. All else is held in test/components/spec/class.test.ts. */

import { expect, test } from './fixtures';

const overviewCall = '/api/services/v1/class/overview';

test('the first load shows the class from the document, without asking again', async ({
  page,
  visit,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const response = await visit('alpha', '/Class/dasar-web');
  expect(await response.text()).toContain('<title>Dasar Web | Alpha Academy</title>');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dasar Web');
  // The syllabus is asked for after the class: with it there, a call for the class would have been made.
  await expect(page.getByText('4 modul · 16 bab')).toBeVisible();
  expect(asked).not.toContain(overviewCall);
});
