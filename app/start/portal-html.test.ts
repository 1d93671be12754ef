/** A page of the portal at the edge: made of its visitor's answers, with a form that sends itself. */
import { describe, expect, it } from 'vitest';
import { parseBoot } from '../core/boot';
import { bootFixture } from '../core/boot.fixture';
import { own } from './own';
import { post } from './post';

const ADDRESS = 'https://contoh.example/Earnings/Request';
const bank = { id: '2', code: 'cendana', name: 'Bank Cendana' };
const balance = { available: 900_000, minimum: 50_000, fee: 2_500, invoices: [] };

/** The stored boot data of a page, with the form that it answers. */
const bootJson = (name: string, form: unknown = null) =>
  JSON.stringify({ ...bootFixture, page: { name, params: {} }, form });

/** A platform that answers as `kind` of user; `seen` are the bodies of what was asked for. */
function platform({ kind = 2, me = 200, money = balance } = {}) {
  const seen: unknown[] = [];
  const bodyOf = (path: string): unknown => {
    if (path.includes('user/me')) return { id: 7, name: 'Mentor Contoh', kind };
    if (path.includes('payout/balance')) return money;
    if (path.includes('payout/banks')) return [bank];
    if (path.includes('payout/list')) return { items: [], total: 0 };
    return {};
  };
  const gateway: typeof fetch = async (input, init = {}) => {
    const path = String(input);
    const isWrite = path.includes('payout/request');
    if (isWrite) seen.push(JSON.parse(String(init.body)));
    const status = path.includes('user/me') ? me : isWrite ? 201 : 200;
    const answer = { status: status < 300, message: 'OK', data: bodyOf(path) };
    return new Response(JSON.stringify(answer), { status });
  };
  return { seen, gateway };
}

/** What stands behind the mark. */
async function shown(name: string, of: ReturnType<typeof platform>, form: unknown = null) {
  const { page } = await own(bootJson(name, form), ADDRESS, undefined, of.gateway);
  return String(page).split('<!--portal-->')[1] ?? '';
}

const typed = {
  amount: 'Rp 60.000',
  bank: 'cendana',
  accountNumber: '9010000000',
  accountName: 'Mentor Contoh',
  seed: 'a1',
};
const posted = (values: object) => ({ form: 'payout', values, refusal: null, receipt: '' });

it('the fixture is boot data', () => {
  expect(parseBoot(bootJson('profile')).page?.name).toBe('profile');
});

describe('a page of the portal', () => {
  it.each([
    ['profile', {}, 'Data diri'],
    ['earnings', {}, 'Rp 900.000'],
    ['earnings-request', {}, 'name="seed" value="'],
    ['earnings-request', { money: { ...balance, available: 1 } }, 'Saldo belum cukup'],
    ['earnings-request', { kind: 4 }, 'Halaman ini untuk'],
    ['earnings', { me: 401 }, 'href="/login?to='],
    ['earnings', { me: 500 }, 'Muat ulang'],
  ])('%s for %j shows %j', async (name, facts, words) => {
    const html = (await shown(name, platform(facts)))
      .replaceAll('<!-- -->', '')
      .replaceAll('\u00a0', ' ');
    expect(html).toContain(words);
    expect(html).not.toContain('aria-busy="true"');
    // It stands in one itself, which would end there.
    expect(html).not.toContain('noscript');
  });

  it.each(['studio', 'class'])('%s has none', async (name) => {
    expect(await shown(name, platform())).toBe('');
  });
});

describe('a payout that the browser itself asks for', () => {
  const sent = async (values: object, of = platform()) => {
    const boot = bootJson('earnings-request', posted(values));
    return JSON.parse(await post(boot, ADDRESS, { secrets: '{}', key: '' }, of.gateway));
  };

  it('is judged, looked at again and sent once, however often it is pressed', async () => {
    const of = platform();
    const wrong = await sent({ ...typed, amount: '1', step: '0' }, of);
    expect(wrong.refusal).toMatchObject({
      errors: { amount: expect.stringMatching(/^Paling sedikit Rp\s50\.000\.$/) },
      step: 0,
    });
    const judged = await sent({ ...typed, step: '0' }, of);
    expect(judged.refusal).toMatchObject({ errors: {}, failure: [], step: 1 });
    const back = { ...posted({ ...typed, step: '0' }), refusal: judged.refusal };
    const review = await shown('earnings-request', of, back);
    expect(review).toContain('Ajukan penarikan');
    expect(review).toContain('name="amount" value="Rp 60.000"');
    expect(review).toContain('name="seed" value="a1"');
    expect(of.seen).toEqual([]);
    const answers = await Promise.all([1, 2].map(() => sent({ ...typed, step: '1' }, of)));
    expect(answers.map(({ status }) => status)).toEqual(['sent', 'sent']);
    expect(of.seen[0]).toMatchObject({ amount: 60_000, bank: 'cendana' });
    expect(of.seen[1]).toEqual(of.seen[0]);
    const left = platform({ money: { ...balance, available: 1 } });
    const done = { form: 'payout', values: {}, refusal: null, receipt: answers[0].receipt };
    expect(await shown('earnings-request', left, done)).toContain('sudah diajukan');
  });

  it('that takes all there is may be pressed twice as well', async () => {
    const left = platform({ money: { ...balance, available: 0 } });
    expect(await sent({ ...typed, step: '1' }, left)).toMatchObject({ status: 'sent' });
    expect(await sent({ ...typed, step: '0' }, left)).toMatchObject({ status: 'refused' });
  });

  it('of nobody is nobody’s', async () => {
    expect(await sent({ ...typed, step: '1' }, platform({ me: 401 }))).toEqual({
      status: 'unknown',
    });
  });
});
