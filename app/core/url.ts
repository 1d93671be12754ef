/** Reads an absolute address, or one relative to `base`; null where it is none. */
export function readUrl(text: string, base?: string): URL | null {
  // Chrome 119 and Safari 16 have no `URL.canParse` and no `URL.parse` yet.
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
