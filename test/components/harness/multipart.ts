/** Forms with files as bytes: the document's own kind is not the one that this process can send. */

const LINE = '\r\n';

/** What is sent for a form, and how it is told what it is. */
export interface Multipart {
  readonly body: Blob;
  readonly contentType: string;
}

/** Writes a form as a browser does (RFC 7578). */
export async function multipartOf(form: FormData): Promise<Multipart> {
  const boundary = `batas-${crypto.randomUUID()}`;
  const parts: (string | ArrayBuffer)[] = [];
  for (const [name, value] of form) {
    const file = typeof value === 'string' ? '' : `; filename="${escapeName(value.name)}"`;
    parts.push(
      `--${boundary}${LINE}content-disposition: form-data; name="${escapeName(name)}"${file}`,
    );
    if (typeof value !== 'string') parts.push(`${LINE}content-type: ${value.type}`);
    parts.push(LINE + LINE, typeof value === 'string' ? value : await value.arrayBuffer(), LINE);
  }
  parts.push(`--${boundary}--${LINE}`);
  return { body: new Blob(parts), contentType: `multipart/form-data; boundary=${boundary}` };
}

const escapeName = (name: string): string =>
  name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
