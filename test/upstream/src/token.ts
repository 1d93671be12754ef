/**
 * Opens app tokens (design section 5) with WebCrypto, an implementation independent of the edge's.
 * Wire format: `hex(iv) ":" hex(ciphertext)`, AES-256-CTR with a 128-bit big-endian counter.
 */

/** What a client shows to be given a pair. */
export interface Credential {
  id: string;
  secret: string;
  /** Unix milliseconds. */
  timestamp: number;
  host: string;
}

/** A pair as it is issued, and as every later call carries it. */
export interface Pair {
  code: string;
  token: string;
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> | null {
  if (hex.length % 2 !== 0 || !/^[0-9a-f]*$/.test(hex)) return null;
  const bytes = new Uint8Array(hex.length / 2);
  for (let i = 0; i < bytes.length; i += 1) {
    bytes[i] = Number.parseInt(hex.slice(i * 2, i * 2 + 2), 16);
  }
  return bytes;
}

async function decrypt(token: string, keyHex: string): Promise<unknown> {
  const [ivHex = '', dataHex = '', ...rest] = token.split(':');
  const iv = bytesOf(ivHex);
  const data = bytesOf(dataHex);
  const raw = bytesOf(keyHex.toLowerCase());
  if (rest.length > 0 || iv?.length !== 16 || !data?.length || raw?.length !== 32) return null;
  const key = await crypto.subtle.importKey('raw', raw, 'AES-CTR', false, ['decrypt']);
  const plain = await crypto.subtle.decrypt(
    { name: 'AES-CTR', counter: iv, length: 128 },
    key,
    data,
  );
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(plain));
  } catch {
    return null;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** What the first of these keys opens that opens it. */
async function opened(token: string, keys: string[]): Promise<unknown> {
  for (const key of keys) {
    const value = await decrypt(token, key);
    if (value !== null) return value;
  }
  return null;
}

/** The credential in a token, or null for a wrong key, a broken token or another content. */
export async function openCredential(token: string, keys: string[]): Promise<Credential | null> {
  const value = await opened(token, keys);
  if (!isObject(value)) return null;
  const { id, secret, timestamp, host } = value;
  const whole =
    typeof id === 'string' &&
    typeof secret === 'string' &&
    typeof timestamp === 'number' &&
    typeof host === 'string';
  return whole ? { id, secret, timestamp, host } : null;
}

/** The pair in a token, or null as above. */
export async function openPair(token: string, keys: string[]): Promise<Pair | null> {
  const value = await opened(token, keys);
  if (!isObject(value)) return null;
  const { code, token: secret } = value;
  return typeof code === 'string' && typeof secret === 'string' ? { code, token: secret } : null;
}

/** `bytes` random bytes as lower-case hex. */
export function randomHex(bytes: number): string {
  const values = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(values, (value) => value.toString(16).padStart(2, '0')).join('');
}
