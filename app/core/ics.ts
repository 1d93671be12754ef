/** The text of calendar files (RFC 5545). */

/** A file of these content lines, each folded where it is too long. */
export function icsFile(lines: readonly string[]): string {
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

/** A moment (Unix ms) as calendars write it, `20261203T020000Z`. */
export function icsMoment(at: number): string {
  return new Date(at).toISOString().replace(/[-:]|\.\d+/g, '');
}

/** A value that is text (section 3.3.11). */
export function icsText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

/** A line in pieces of 74 bytes at most; each but the first begins with a blank (section 3.1). */
function folded(line: string): string {
  const pieces = [''];
  let bytes = 0;
  for (const sign of line) {
    const size = new TextEncoder().encode(sign).length;
    if (bytes + size > 73) {
      pieces.push('');
      bytes = 0;
    }
    pieces[pieces.length - 1] += sign;
    bytes += size;
  }
  return pieces.join('\r\n ');
}
