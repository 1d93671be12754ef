import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { fakeApp } from '../core/app.fixture';
import { AppContext } from '../core/app-context';
import { useLoadingBarState } from './use-loading-bar';

function Phase() {
  return useLoadingBarState().phase;
}

it('is as the edge has rendered it until the page is taken over, whatever has begun since', () => {
  const { app } = fakeApp();
  app.loadingBar.start();
  app.loadingBar.fail();
  expect(app.loadingBar.getState().phase).toBe('failed');
  const html = renderToStaticMarkup(
    <AppContext value={app}>
      <Phase />
    </AppContext>,
  );
  expect(html).toBe('hidden');
});
