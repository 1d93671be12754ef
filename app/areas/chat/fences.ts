/** Fences of code by their lines (CommonMark 4.5), also within lists and quotations. */

const FENCE = /^([ \t>]*)((?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*)(`{3,}|~{3,})(.*)$/;

/**
 * The fence that is open behind a line, where `open` was before it; empty for none. A fence is closed
 * by one of its own mark that is at least as long, and by nothing else: code may hold shorter ones.
 */
export function fenceAfter(open: string, line: string): string {
  // Nearly all lines are none.
  if (!line.includes('```') && !line.includes('~~~')) return open;
  const [, , marker = '', marks = '', rest = ''] = FENCE.exec(line) ?? [];
  if (marks === '') return open;
  if (open === '') return marks.startsWith('`') && rest.includes('`') ? '' : marks;
  const closes = marker === '' && rest.trim() === '' && marks.startsWith(open);
  return closes ? '' : open;
}

/** Whether a text ends within code between fences. The fence's own line is whole where code begins. */
export function isInFence(text: string): boolean {
  if (!text.includes('```') && !text.includes('~~~')) return false;
  let open = '';
  let from = 0;
  for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', from)) {
    open = fenceAfter(open, text.slice(from, end));
    from = end + 1;
  }
  return open !== '';
}
