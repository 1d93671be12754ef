/** A school day by the clock; the app's clock, which never goes back, is then ahead for the whole file. */

import { waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { headed, main, said } from '../harness/page';
import { visitTenant } from '../harness/visit';

/** A Tuesday, 10.42 in Jakarta. */
const TUESDAY = Date.parse('2026-12-01T10:42:00+07:00');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: TUESDAY });
});

afterEach(() => {
  vi.useRealTimers();
});

const now = () => document.querySelector('tr[aria-current=time]');

test('the school day follows the clock and the day asked for', async () => {
  const user = await visitTenant('coding-school');
  await headed('Bel masuk pukul delapan');
  await said('10.42');
  await waitFor(() => expect(now()?.textContent).toContain('Berpasangan'));
  await user.click(main().getByRole('radio', { name: /^Jumat/ }));
  await main().findByRole('cell', { name: /Demo Jumat, lima menit seorang/ });
  expect(now()).toBeNull();
  const classes = () => main().getAllByRole('columnheader', { name: /^Angkatan 2\d/ });
  await waitFor(() => expect(classes()).toHaveLength(2));
});
