/** Seals tenants' secrets with OpenSSL's ciphers, an implementation that is not the edge's. */

import { createCipheriv, createHash, randomBytes } from 'node:crypto';
import { gcmSiv } from './gcm-siv';

const sha256 = (...parts: (Buffer | string)[]): Buffer =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();

/** The record of a tenant's own secret, as the store holds it under `app-secret:<tenant>`. */
export function sealedSecret(
  keyHex: string,
  tenant: string,
  secret: string,
  nonce = randomBytes(12),
): string {
  const key = sha256(Buffer.from(keyHex, 'hex'), 'app-secret gcm-siv');
  const sealed = gcmSiv(key, nonce, Buffer.from(`app-secret:${tenant}`), Buffer.from(secret));
  return `v2:${nonce.toString('hex')}:${sealed.toString('hex')}`;
}

/** The same in the form that was stored before AES-GCM-SIV. */
export function formerlySealed(keyHex: string, tenant: string, secret: string): string {
  const key = Buffer.from(keyHex, 'hex');
  // The worker wrote its fields in alphabetical order.
  const plaintext = JSON.stringify({ secret, tenant });
  const iv = sha256(sha256(key, 'app-secret integrity'), plaintext).subarray(0, 16);
  const cipher = createCipheriv('aes-256-ctr', sha256(key, 'app-secret sealing'), iv);
  const sealed = Buffer.concat([cipher.update(plaintext), cipher.final()]);
  return `${iv.toString('hex')}:${sealed.toString('hex')}`;
}
