import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { fakeApp } from '../core/app.fixture';
import { AppContext } from '../core/app-context';
import { bootFixture } from '../core/boot.fixture';
import { AppLink } from './app-link';

function markup(to: string): string {
  const element = (
    <AppContext
      value={
        fakeApp({ boot: { ...bootFixture, tenant: { ...bootFixture.tenant, api: '/api' } } }).app
      }
    >
      <AppLink to={to}>teks</AppLink>
    </AppContext>
  );
  return renderToStaticMarkup(
    <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />,
  );
}

describe('AppLink', () => {
  it.each([
    ['https://contoh.example/a', 'https://contoh.example/a'],
    ['//contoh.example', 'https://contoh.example/'],
    ['HTTP://contoh.example', 'http://contoh.example/'],
    ['zoom.us/j/1', 'https://zoom.us/j/1'],
  ])('%s opens apart, and tells nothing of where it came from', (to, href) => {
    const html = markup(to);
    expect(html).toContain(`href="${href}"`);
    expect(html).toContain('target="_blank" rel="noopener noreferrer"');
    expect(html).toContain('membuka tab baru');
  });

  it.each(['javascript:alert(1)', 'data:text/html,a', ''])('%s is no link', (to) => {
    expect(markup(to)).toBe('<span>teks</span>');
  });

  it.each([
    ['mailto:halo@contoh.example', 'mailto:halo@contoh.example'],
    ['tel:+62215550100', 'tel:+62215550100'],
    ['/Class?search=web', '/Class?search=web'],
    ['?page=2', '/?page=2'],
    ['#isi', '/#isi'],
  ])('%s stays in this tab', (to, href) => {
    const html = markup(to);
    expect(html).toContain(`href="${href}"`);
    expect(html).not.toContain('target=');
  });
});
