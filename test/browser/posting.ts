/** Forms that the browser itself sends: filled in and pressed as a visitor does, without a script. */

import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures';
import type { Filling, FormRow } from './form-rows';

async function fillField(form: Locator, field: string, value: string): Promise<void> {
  const controls = form.locator(`[name="${field}"]:not([type=hidden])`);
  const type = await controls.first().getAttribute('type');
  const isSelect = (await controls.and(form.locator('select')).count()) > 0;
  if (isSelect) await controls.selectOption({ label: value });
  else if (type === 'checkbox') await controls.check();
  else if (type === 'radio') await form.locator(`[name="${field}"][value="${value}"]`).check();
  else await controls.fill(value);
}

/** Fills in these fields of a form. */
export async function fill(form: Locator, filling: Filling): Promise<void> {
  for (const [field, value] of Object.entries(filling)) await fillField(form, field, value);
}

/** Presses the form's button, and gives the status of what comes back. */
export async function press(page: Page, form: Locator, row: FormRow): Promise<number> {
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  // What the button says of the sum or of the step is as old as the page.
  await form.locator('button[type=submit]:not([name])').click();
  const response = await answered;
  expect(new URL(response.url()).pathname).toBe(new URL(row.path, response.url()).pathname);
  return response.status();
}

/**
 * What can be filled in only once something else has been sent: cities come with their province, and which
 * appointment it is shows once it is known that the link does not say it.
 */
export const LATER: Readonly<Record<string, string>> = {
  cityId: 'provinceId',
  otherAmount: 'amount',
  member1Phone: 'memberCount',
  topic: 'act',
  earlierDate: 'act',
  earlierTime: 'act',
};

/** Fills a form in, step by step, until it is sent. */
export async function send(page: Page, row: FormRow): Promise<void> {
  const form = page.getByRole('form', { name: row.form });
  for (const [index, filling] of row.steps.entries()) {
    const isLast = index === row.steps.length - 1;
    const later = Object.entries(filling).filter(([field]) => (LATER[field] ?? '') in filling);
    const first = Object.fromEntries(
      Object.entries(filling).filter(([field]) => !later.some(([name]) => name === field)),
    );
    await fill(form, first);
    if (later.length > 0) {
      const status = await press(page, form, row);
      // It is no field that has to be filled in.
      if (status === 303) return;
      expect(status).toBe(422);
      await fill(form, Object.fromEntries(later));
      // A secret never comes back.
      const secrets = Object.entries(first).filter(([field]) => row.secret?.includes(field));
      await fill(form, Object.fromEntries(secrets));
    }
    expect(await press(page, form, row), `step ${index}`).toBe(isLast ? 303 : 422);
  }
}

/** What stands in the form's place once it is sent. */
export const thanks = (page: Page, row: FormRow) =>
  page.getByRole('status').filter({ hasText: row.sent });

/** How often the platform was told. */
export const sentCalls = async (
  upstream: { control(method: string, path: string): Promise<unknown> },
  row: FormRow,
) => {
  const log = await upstream.control('GET', 'log');
  if (!Array.isArray(log)) throw new Error('The log is no list');
  const [method, route = ''] = row.call.split(' ');
  return log.filter(
    (one) => one.method === (row.asked ?? method) && one.path.startsWith(`/${route}`),
  ).length;
};

/** The same form of another visitor, school and team: the platform takes each once. */
export function rowOf(row: FormRow, mark: string): FormRow {
  const changes: Readonly<Record<string, (value: string) => string>> = {
    npsn: (value) => value.replace(/^2029/, `20${mark}`),
    teamName: (value) => `${value} ${mark}`,
    email: (value) => `${mark}.${value}`,
  };
  const steps = row.steps.map((filling) =>
    Object.fromEntries(
      Object.entries(filling).map(([name, value]) => [name, changes[name]?.(value) ?? value]),
    ),
  );
  const { sent } = row;
  const isText = typeof sent === 'string';
  return { ...row, steps, sent: isText ? sent.replace(/Arunika \w+/, `$& ${mark}`) : sent };
}
