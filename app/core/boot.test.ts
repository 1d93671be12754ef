import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { BootError, parseBoot } from './boot';
import { bootFixture as boot } from './boot.fixture';

describe('parseBoot', () => {
  it('reads what it needs of what the edge sends', () => {
    const { css, meta } = boot.settings;
    const more = { css: { ...css, ft_primary: 'Raleway' }, meta: { ...meta, url: '' } };
    const sent = { ...boot, settings: { ...boot.settings, ...more } };
    expect(parseBoot(JSON.stringify(sent))).toEqual(boot);
  });

  it('takes a document without a page', () => {
    const parsed = parseBoot(JSON.stringify({ ...boot, page: null, status: 404 }));
    expect(parsed).toMatchObject({ page: null, status: 404 });
  });

  it('takes a version that nobody knows', () => {
    expect(parseBoot(JSON.stringify({ ...boot, version: null })).version).toBeNull();
  });

  it.each([
    ['nothing', '', 'no JSON'],
    ['no JSON', '{', 'no JSON'],
    ['a list', '[]', null],
    ['no tenant', JSON.stringify({ ...boot, tenant: undefined }), 'tenant'],
    [
      'a page set that is none',
      JSON.stringify({ ...boot, tenant: { ...boot.tenant, pages: [1] } }),
      'tenant.pages.0',
    ],
    [
      'an API elsewhere',
      JSON.stringify({ ...boot, tenant: { ...boot.tenant, api: 'https://evil.example' } }),
      'tenant.api',
    ],
    [
      'a setting missing',
      JSON.stringify({ ...boot, settings: { ...boot.settings, css: {} } }),
      'settings.css.clr_primary',
    ],
    [
      'parameters that are no text',
      JSON.stringify({ ...boot, page: { name: 'a', params: { id: 1 } } }),
      'page.params.id',
    ],
    ['a status that is no number', JSON.stringify({ ...boot, status: '200' }), 'status'],
  ])('refuses %s, and says where it is wrong', (_name, text, place) => {
    expect(() => parseBoot(text)).toThrow(BootError);
    expect(wrongPlace(text)).toBe(place);
  });
});

/** The place that the error's cause names. */
function wrongPlace(text: string): string | null {
  try {
    parseBoot(text);
  } catch (error) {
    const { cause } = error instanceof BootError ? error : { cause: error };
    return cause instanceof v.ValiError ? v.getDotPath(cause.issues[0]) : 'no JSON';
  }
  return 'nowhere';
}
