import { createRef } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { fakeApp } from '../../core/app.fixture';
import { AppContext } from '../../core/app-context';
import { Bench } from './bench';

it.each([
  ['a poster that is drawn here', '', ['Kisi', 'Warna', 'Huruf']],
  ['a picture of the platform, of which only its thirds are known', 'a.jpg', ['Kisi']],
])('takes %s apart', (_what, image, expected) => {
  const work = {
    id: '1',
    title: 'Papan Dua Aksara',
    caption: '',
    kind: 'Tipografi',
    maker: '',
    classroom: '',
    subject: '',
    image,
    video: '',
    date: '',
    location: '',
  };
  const html = renderToStaticMarkup(
    <AppContext value={fakeApp().app}>
      <Bench ref={createRef()} hung={{ work, place: 0 }} />
    </AppContext>,
  );
  const switches = [...html.matchAll(/type="checkbox"[^>]*>([^<]+)<\/label>/g)];
  expect(switches.map(([, label]) => label)).toEqual(expected);
  expect(html.includes('<img')).toBe(image !== '');
});
