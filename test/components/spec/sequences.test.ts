/** What happens in another order than it was imagined: prices, ends, answers and decisions that come late. */

import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { formRows } from '../../browser/form-rows';
import { fillField } from '../harness/form';
import { held, tellTime } from '../harness/line';
import { headed, main, said } from '../harness/page';
import { asked, fault } from '../harness/platform';
import { nth } from '../harness/rooms';
import { changePrice, ignoreKeys } from '../harness/turn';
import { visit } from '../harness/visit';

const CLASS = 'literasi-data-untuk-semua';
const NOBODYS = 'Mentor Contoh';
const STAFF = 'Pengelola Contoh';

const card = () => within(screen.getByRole('complementary', { name: 'Pendaftaran' }));
const order = () => waitFor(() => card().getByRole('button', { name: /^Daftar sekarang/ }));

test('a price that rose since the page was opened is told before going on', async () => {
  const user = await visit(`/Class/${CLASS}`, NOBODYS);
  const button = await order();
  await changePrice(CLASS, 3_000_000);
  await user.click(button);
  await card().findByText(/^Harganya sudah berubah: Rp\s3\.000\.000/);
  card().getByRole('button', { name: /^Lanjutkan dengan Rp\s3\.000\.000/ });
  expect(location.pathname).toBe(`/Class/${CLASS}`);
});

test('an order that is answered after leaving leads nowhere, and is told where the visitor is', async () => {
  const user = await visit(`/Class/${CLASS}`, NOBODYS);
  const { hasBegun, release } = held(/class\/payment\/invoice/);
  await user.click(await order());
  await hasBegun;
  await user.click(nth(screen.getAllByRole('link', { name: 'Beranda' })));
  await waitFor(() => expect(location.pathname).toBe('/'));
  release();
  await screen.findByText(/Tagihanmu sudah dibuat\./);
  expect(location.pathname).toBe('/');
});

test('a wish to order ends with Back from the account site, and a later sign-in orders nothing', async () => {
  const user = await visit(`/Class/${CLASS}`);
  await user.click(await order());
  await waitFor(() => expect(sessionStorage.length).toBeGreaterThan(0));
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
  await visit(`/Class/${CLASS}`, NOBODYS);
  await order();
  expect((await asked()).filter((one) => one.includes('class/payment/invoice'))).toEqual([]);
});

test('an event whose page stays open until it is over can be attended no more', async () => {
  await visit('/Event');
  const slug = 'lokakarya-docker-untuk-pemula';
  const path = `/api/services/v3/post/detail?kindSlug=events&slug=${slug}`;
  const answer = await (await fetch(path)).json();
  const endDate = new Date(Date.now() + 3_600_000).toISOString();
  const ending = { ...answer, data: { ...answer.data, startDate: endDate, endDate } };
  await fault({ host: 'services', path: 'v3/post/detail', body: ending });
  await visit(`/Event/${slug}`, NOBODYS);
  await waitFor(() => main().getByRole('button', { name: /^Daftar hadir/ }));
  // The answers that come when the visitor looks at the page again tell how late it is.
  tellTime(Date.now() + 2 * 86_400_000);
  fireEvent(document, new Event('visibilitychange'));
  await said('Acara ini sudah selesai');
  expect(main().queryByRole('button', { name: /^Daftar hadir/ })).toBeNull();
});

test('a campaign that ends while its page is open takes no pledge', async () => {
  await visit('/Donation');
  const answer = await (
    await fetch('/api/services/v3/post/detail?kindSlug=campaigns&slug=beasiswa-talenta')
  ).json();
  const ended = { ...answer, data: { ...answer.data, endDate: '2020-01-31' } };
  await fault({ host: 'services', path: 'v3/post/detail', body: ended });
  await visit('/Donation/beasiswa-talenta');
  await said('Kampanye ini sudah selesai');
  expect(main().queryByRole('form', { name: /donasi/i })).toBeNull();
});

test('a team whose registration was answered by nobody is not somebody else’s', async () => {
  const row = formRows.find(({ name }) => name === 'team');
  if (!row) throw new Error('No form of that name');
  const user = await visit(row.path);
  const form = () => screen.getByRole('form', { name: row.form });
  const button = () => within(form()).getByRole('button', { name: row.submit });
  await ignoreKeys();
  for (const [name, value] of Object.entries(row.steps.at(-1) ?? {})) {
    await fillField(user, form(), name, value);
  }
  const path = row.call.replace('POST services/', '');
  await fault({ host: 'services', path, status: 504, isAfter: true, times: 1 });
  await user.click(button());
  await waitFor(() => expect(form().textContent).toContain('mungkin sudah tercatat'));
  await user.click(button());
  await waitFor(() =>
    expect(form().textContent).toContain('Kirimanmu sebelumnya mungkin sudah tercatat.'),
  );
});

test('a payout that was decided elsewhere is shown by its link, and no stranger’s in its place', async () => {
  await visit('/Payouts', STAFF);
  const { data } = await (
    await fetch('/api/services/v2/payout/list?status=approved&page=1&perPage=1')
  ).json();
  const { id, accountNumber } = data.items[0];
  await visit(`/Payouts?open=${id}`, STAFF);
  await said(accountNumber);
  expect(main().queryByRole('button', { name: /^Setujui/ })).toBeNull();
  await visit('/Payouts?open=0', STAFF);
  await said('Penarikan ini tidak ditemukan');
  expect(main().queryByRole('button', { name: /^Setujui/ })).toBeNull();
});

test.each(['BB-105-11D743766C07972A', 'bb10511d743766c07972a', ' bb 105 11d743766c07972a '])(
  'the number %j leads to its certificate',
  async (number) => {
    const user = await visit('/Certificate');
    await user.type(main().getByLabelText(/^Nomor sertifikat/), number);
    await user.click(main().getByRole('button', { name: 'Periksa sertifikat' }));
    await waitFor(() => expect(location.pathname).toMatch(/\/BB-105-11D743766C07972A$/));
  },
);

test('what is no certificate’s number is asked for again, and by nobody else', async () => {
  const user = await visit('/Certificate');
  await user.type(main().getByLabelText(/^Nomor sertifikat/), 'bukan nomor');
  await user.click(main().getByRole('button', { name: 'Periksa sertifikat' }));
  await waitFor(() =>
    expect(
      main()
        .getByLabelText(/^Nomor sertifikat/)
        .getAttribute('aria-invalid'),
    ).toBe('true'),
  );
  expect((await asked()).filter((one) => one.includes('certificate'))).toEqual([]);
  await headed(document.querySelector('h1')?.textContent ?? '');
});
