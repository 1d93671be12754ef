/** The paragraphs of some HTML as plain lines. */
export function linesOf(html: string): string[] {
  return html
    .replace(/<br\s*\/?>|<\/(p|h[1-6]|li|blockquote|pre|tr|div)>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
