import { describe, expect, it } from 'vitest';
import { pageSet } from '../../router/page-table';
import { linkedPages } from './linked-item';
import { type Site, siteLink } from './site-link';

const site: Site = {
  has: pageSet(['class', 'class-detail', 'program', 'program-slug', 'event-detail', 'article']),
  domain: 'alpha.example',
};

describe('a link of an answer', () => {
  it.each([
    { href: 'https://contoh.id/a?b=1', to: 'https://contoh.id/a?b=1' },
    { href: 'HTTP://contoh.id', to: 'http://contoh.id/' },
    { href: 'mailto:halo@contoh.id', to: 'mailto:halo@contoh.id' },
    { href: 'https://contoh.id/?a=1&amp;b=2', to: 'https://contoh.id/?a=1&b=2' },
    { href: '//contoh.id', to: 'https://contoh.id/' },
    {
      href: 'https://alpha.example.jahat.id/Class/x',
      to: 'https://alpha.example.jahat.id/Class/x',
    },
    { href: 'javascript:alert(1)', to: null },
    { href: ' javascript:alert(1)', to: null },
    { href: 'https:contoh', to: null },
    { href: 'ftp://contoh.id', to: null },
    { href: '#a', to: null },
    { href: '?a=1', to: null },
    { href: '', to: null },
  ])('$href leaves the site for $to', ({ href, to }) => {
    expect(siteLink(href, site)?.href ?? null).toBe(to);
    expect(siteLink(href, site)?.page ?? null).toBeNull();
  });

  it.each([
    { href: '/Class/dasar-web', to: '/Class/dasar-web' },
    { href: '/class/dasar-web/', to: '/Class/dasar-web' },
    { href: '/Class/dasar-web#silabus', to: '/Class/dasar-web#silabus' },
    { href: 'https://alpha.example/Class/dasar-web', to: '/Class/dasar-web' },
    { href: 'https://www.alpha.example/Program', to: '/Program' },
    { href: '/Class?search=web&amp;token=x', to: '/Class?search=web' },
    { href: '/News/7/judul', to: '/News/7/judul' },
    { href: '/', to: '/' },
    { href: '/Berita', to: null },
    { href: '/Nirvana', to: null },
    { href: '/Class/%zz', to: null },
    { href: '/Class/a%2Fb', to: null },
    { href: '/session/logout', to: null },
    { href: '/api/services/v1/user/me', to: null },
    { href: '/login?to=/Class', to: null },
    { href: '/Login', to: null },
    { href: '/callbackauth?token=x', to: null },
    { href: '/CallbackPayment?status=success', to: null },
    { href: '/Payment-Status/Success', to: null },
    { href: 'https://alpha.example/Login', to: null },
    { href: '/..//jahat.id', to: null },
    { href: '/\\jahat.id', to: 'https://jahat.id/' },
  ])('$href leads to $to', ({ href, to }) => {
    expect(siteLink(href, site)?.href ?? null).toBe(to);
  });
});

describe('the items that an answer links to', () => {
  it('are each there once, with the call that their page makes', () => {
    const answer = [
      '[Web](/Class/dasar-web) dan lagi [Web](/class/dasar-web/#a)',
      '[Program](/Program/web) [Acara](/Event/temu) [Kabar](/News/7/judul)',
      '[Artikel](/Articles/tips) [Daftar](/Class) [Luar](https://contoh.id/Class/x)',
    ].join('\n');
    expect(
      linkedPages(answer, site).map(({ kind, href, call }) => [kind, href, call.address]),
    ).toEqual([
      ['class', '/Class/dasar-web', 'services/v1/class/overview?slug=dasar-web'],
      ['program', '/Program/web', 'services/v1/program/active/detail?slug=web'],
      ['event', '/Event/temu', 'services/v3/post/detail?kindSlug=events&slug=temu'],
      ['post', '/News/7/judul', 'services/v3/post/detail?id=7&kindSlug=news'],
    ]);
  });

  it('are none where nothing is linked', () => {
    expect(linkedPages('Tanpa tautan [x] (/Class/a)', site)).toEqual([]);
  });
});
