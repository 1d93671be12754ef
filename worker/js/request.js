/**
 * Method, address and headers of a request in one text, a line each: one call instead of one for each part.
 * A header that is missing is a NUL character.
 *
 * @param {Request} request
 * @param {string[]} names of headers, in lower case
 */
export function read(request, names) {
  let text = `${request.method}\n${request.url}`;
  for (const name of names) text += `\n${request.headers.get(name) ?? '\0'}`;
  return text;
}
