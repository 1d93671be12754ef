/** Seals tenants' secrets with OpenSSL, an implementation that is not the edge's. */

import { createCipheriv, createHash } from 'node:crypto';

const sha256 = (...parts: (Buffer | string)[]): Buffer =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();

/** The record of a tenant's own secret, as the store holds it under `app-secret:<tenant>`. */
export function sealedSecret(keyHex: string, tenant: string, secret: string): string {
  const key = Buffer.from(keyHex, 'hex');
  // The worker writes its fields in alphabetical order.
  const plaintext = JSON.stringify({ secret, tenant });
  const iv = sha256(sha256(key, 'app-secret integrity'), plaintext).subarray(0, 16);
  const cipher = createCipheriv('aes-256-ctr', sha256(key, 'app-secret sealing'), iv);
  const sealed = Buffer.concat([cipher.update(plaintext), cipher.final()]);
  return `${iv.toString('hex')}:${sealed.toString('hex')}`;
}
