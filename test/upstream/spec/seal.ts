/** App tokens as the edge makes them (design section 5). */

import { createCipheriv, randomBytes } from 'node:crypto';

/** Seals a value with OpenSSL's cipher; the key is 64 hex digits. */
export function seal(value: unknown, key: string): string {
  const iv = randomBytes(16);
  const cipher = createCipheriv('aes-256-ctr', Buffer.from(key, 'hex'), iv);
  const sealed = Buffer.concat([cipher.update(JSON.stringify(value)), cipher.final()]);
  return `${iv.toString('hex')}:${sealed.toString('hex')}`;
}
