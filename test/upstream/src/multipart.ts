/** Reads a form with one file chunk by chunk (RFC 7578), without ever holding the whole file. */

/** The file that was sent. */
export interface SentFile {
  name: string;
  type: string;
  /** Bytes of the file alone. */
  size: number;
  /** SHA-256 of the file alone, in hex. */
  hash: string;
}

/** Why a form holds no file that can be taken. */
export type FormProblem = 'too large' | 'no file';

interface DigestStream extends WritableStream<Uint8Array> {
  readonly digest: Promise<ArrayBuffer>;
}

/** The runtime's own hashing stream; the DOM's types do not know it. */
declare const crypto: Crypto & { DigestStream: new (algorithm: string) => DigestStream };

const LARGEST_HEADER = 16_384;

function joined(left: Uint8Array, right: Uint8Array): Uint8Array {
  const whole = new Uint8Array(left.length + right.length);
  whole.set(left);
  whole.set(right, left.length);
  return whole;
}

/** Latin-1, so that a character's place in the text is its byte's place. */
const textOf = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);

function headerOf(text: string): { name: string; type: string } | null {
  const [, raw = ''] = /name="file";\s*filename="([^"\r\n]+)"/i.exec(text) ?? [];
  const [, type = 'application/octet-stream'] = /content-type:\s*([^\r\n]+)/i.exec(text) ?? [];
  const name = new TextDecoder().decode(Uint8Array.from(raw, (c) => c.charCodeAt(0) & 0xff));
  return name === '' ? null : { name, type };
}

/**
 * Reads the form's first part, which must be the field `file`.
 * @param boundary as in the content type, without the leading dashes
 * @param largest bytes the file may have
 */
export async function readFile(
  body: ReadableStream<Uint8Array>,
  boundary: string,
  largest: number,
): Promise<SentFile | FormProblem> {
  const ending = `\r\n--${boundary}`;
  const digest = new crypto.DigestStream('SHA-256');
  const writer = digest.getWriter();
  const reader = body.getReader();
  let header: { name: string; type: string } | null = null;
  let held: Uint8Array = new Uint8Array();
  let size = 0;
  const stop = async (why: FormProblem): Promise<FormProblem> => {
    await Promise.all([reader.cancel(why), writer.abort(why)]);
    return why;
  };
  const take = (bytes: Uint8Array): Promise<void> => {
    size += bytes.length;
    return writer.write(bytes);
  };

  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    held = joined(held, next.value);
    if (!header) {
      const end = textOf(held.subarray(0, LARGEST_HEADER)).indexOf('\r\n\r\n');
      if (end < 0 && held.length < LARGEST_HEADER) continue;
      header = end < 0 ? null : headerOf(textOf(held.subarray(0, end)));
      if (!header) return stop('no file');
      held = held.subarray(end + 4);
    }
    // The last bytes may be the beginning of the ending; they wait for what follows.
    const sure = held.length - ending.length - 8;
    if (sure > 0) {
      await take(held.subarray(0, sure));
      held = held.subarray(sure);
    }
    if (size > largest) return stop('too large');
  }
  const end = textOf(held).indexOf(ending);
  if (!header || end < 0) return stop('no file');
  await take(held.subarray(0, end));
  await writer.close();
  if (size > largest) return 'too large';
  const hash = Array.from(new Uint8Array(await digest.digest), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  return { ...header, size, hash };
}
