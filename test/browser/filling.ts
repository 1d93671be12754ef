/** Forms' fields by name: filled in, and looked at. */

import { expect, type Locator } from '@playwright/test';
import type { Filling } from './form-rows';

/** Types, chooses (by its label) or ticks what a field is to hold. */
export async function fillField(form: Locator, field: string, value: string): Promise<void> {
  const control = form.locator(`[name="${field}"]`).first();
  const kind = await control.evaluate((element) =>
    element instanceof HTMLInputElement ? element.type : element.localName,
  );
  if (kind === 'select') await control.selectOption({ label: value });
  else if (kind === 'checkbox') await control.check();
  else if (kind === 'radio') await form.locator(`[name="${field}"][value="${value}"]`).check();
  else await control.fill(value);
}

/** Looks whether fields hold what was filled in. */
export async function expectKept(form: Locator, filling: Filling): Promise<void> {
  for (const [field, value] of Object.entries(filling)) {
    const controls = form.locator(`[name="${field}"]`);
    const chosen = controls.and(form.locator(':checked'));
    const kind = await controls
      .first()
      .evaluate((element) =>
        element instanceof HTMLInputElement ? element.type : element.localName,
      );
    if (kind === 'checkbox') await expect(controls).toBeChecked();
    else if (kind === 'radio') await expect(chosen).toHaveValue(value);
    else if (kind === 'select') await expect(controls.locator('option:checked')).toHaveText(value);
    else await expect(controls).toHaveValue(value);
  }
}
