/** Opens app tokens with OpenSSL's cipher, an implementation that is not the edge's. */

import { createDecipheriv } from 'node:crypto';
import { inject } from 'vitest';
import { jsonOf } from './http';

/** What an app token holds; `undefined` when the key does not open it. */
export function openToken(token: string): unknown {
  const [iv = '', sealed = ''] = token.split(':');
  const key = Buffer.from(inject('vars').APP_TOKEN_KEY ?? '', 'hex');
  if (!/^[0-9a-f]{32}$/.test(iv) || !/^([0-9a-f]{2})+$/.test(sealed)) return undefined;
  const cipher = createDecipheriv('aes-256-ctr', key, Buffer.from(iv, 'hex'));
  return jsonOf(
    Buffer.concat([cipher.update(Buffer.from(sealed, 'hex')), cipher.final()]).toString(),
  );
}
