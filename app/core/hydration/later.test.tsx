import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { fakeApp } from '../app.fixture';
import { AppContext } from '../app-context';
import { Later, laterPart, loadParts } from './later';

const Shown = () => <p>ada</p>;

describe('a later part', () => {
  it('is loaded once for all who want it', async () => {
    const load = vi.fn(() => Promise.resolve(Shown));
    const part = laterPart(load);
    await Promise.all([part.load(), part.load()]);
    await loadParts([part]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is asked for again after a failure', async () => {
    const load = vi.fn(() => Promise.resolve(Shown));
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const part = laterPart(load);
    await expect(part.load()).rejects.toThrow('Failed to fetch');
    // The styles that were missed with it are looked for.
    vi.stubGlobal('document', { querySelectorAll: () => [] });
    expect(await part.load()).toBe(Shown);
    vi.unstubAllGlobals();
  });

  it('is whole in what the edge renders once its code is there', async () => {
    const part = laterPart(() => Promise.resolve(Shown));
    const html = () =>
      renderToString(
        <AppContext value={fakeApp().app}>
          <Later part={part} />
        </AppContext>,
      );
    expect(html()).toContain('aria-busy');
    await part.load();
    expect(html()).toContain('<p>ada</p>');
    expect(html()).not.toContain('<!--$!-->');
  });
});
