/** What a device says of itself is a guess: its clock may be days wrong, its connection another one. */
import { signIn } from './account';
import { expect, test } from './fixtures';

const DAY_MS = 86_400_000;

for (const days of [4, -400]) {
  test(`a clock that is ${days} days off refuses no appointment`, async ({ page, visit }) => {
    await page.clock.setFixedTime(Date.now() + days * DAY_MS);
    await visit('alpha', '/Make-Appointment');
    await page.mouse.move(200, 300);
    const day = page.getByLabel('Tanggal');
    const tomorrow = new Date(Date.now() + DAY_MS + 7 * 3_600_000).toISOString().slice(0, 10);
    await expect(day).toHaveAttribute('min', tomorrow);
  });
}

for (const days of [4, -400]) {
  test(`an invoice can be paid by a clock that is ${days} days off`, async ({ page, visit }) => {
    await visit('alpha', '/About');
    await signIn(page);
    await page.clock.setFixedTime(Date.now() + days * DAY_MS);
    await visit('alpha', '/Invoices/INV-2026-0006');
    await expect(page.getByRole('link', { name: 'Lanjutkan pembayaran' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Buat tagihan baru' })).toHaveCount(0);
  });
}

test('a page tells of no lost connection that the browser only thinks of', async ({
  page,
  visit,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false });
  });
  await visit('alpha', '/Make-Appointment');
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('Kamu sedang luring')).toHaveCount(0);
});
