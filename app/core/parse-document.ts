/** HTML documents of this site, parsed to be read: nothing of them runs. */

/**
 * The document that some HTML is. Style elements are left out, and style attributes become
 * `data-style`: Chromium asks the policy of the page that parses about each of them, and a document
 * with another theme would fill the console with refusals.
 */
export function parseDocument(html: string): Document {
  const unstyled = html
    .replace(/<style\b[^>]*>[\s\S]*?<\/style>/gi, '')
    // No attribute of a document has a bracket in it as it is.
    .replace(/(<[a-z][^<>]*\s)style="/gi, '$1data-style="');
  return new DOMParser().parseFromString(unstyled, 'text/html');
}
