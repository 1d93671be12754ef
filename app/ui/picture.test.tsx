import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { fakeApp } from '../app.fixture';
import { AppContext } from '../app-context';
import { Picture } from './picture';

describe('Picture', () => {
  it.each([
    ['a picture that tells something', 'a.jpg', 'Foto kelas', false, true],
    ['one that decorates', 'a.jpg', '', false, true],
    ['one that decorates, for visitors who save data', 'a.jpg', '', true, false],
    ['one that tells something, for the same', 'a.jpg', 'Foto kelas', true, true],
    ['one that the platform lacks', '', 'Foto kelas', false, false],
  ])('fetches %s or draws the motif', (_what, src, alt, saveData, isFetched) => {
    const html = renderToStaticMarkup(
      <AppContext value={fakeApp({ boot: { savesData: saveData } }).app}>
        <Picture src={src} alt={alt} width={4} height={3} />
      </AppContext>,
    );
    expect(html.includes('<img')).toBe(isFetched);
    if (alt !== '') expect(html).toContain(alt);
  });
});
