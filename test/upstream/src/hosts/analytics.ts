/**
 * The service that counts visits: its script, which browsers load themselves, and where that sends
 * page views. It reads the same queue of commands as the real one and keeps its cookie.
 */

import { Hono } from 'hono';
import type { App } from '../env';

const SCRIPT = `(() => {
  const { origin } = new URL(document.currentScript.src);
  const id = new URL(document.currentScript.src).searchParams.get('id');
  const queue = window.dataLayer;
  const run = ([command, name, fields]) => {
    if (window['ga-disable-' + id]) return;
    if (command === 'config') document.cookie = '_ga=GA1.1.1.1; Path=/; Max-Age=' + fields.cookie_expires;
    if (command !== 'event') return;
    const query = new URLSearchParams({ tid: id, en: name, dl: fields.page_location, dr: fields.page_referrer, dt: fields.page_title });
    fetch(origin + '/analytics/g/collect?' + query, { method: 'POST', mode: 'no-cors', keepalive: true });
  };
  for (const command of queue) run(command);
  queue.push = (command) => run(command);
})();`;

export const analytics = new Hono<App>()
  .get('/gtag/js', () => new Response(SCRIPT, { headers: { 'content-type': 'text/javascript' } }))
  .post('/g/collect', () => new Response(null, { status: 204 }));
