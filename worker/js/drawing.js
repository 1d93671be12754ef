// The paths are variables, so that no bundler follows them.
const art = './render/art.js';
const share = './render/share.js';

/**
 * @param {string} picture its path below `/_art/`
 * @param {string} query
 * @param {string} tenant key, layout, primary and secondary colour, a line each
 * @returns {Promise<string | undefined>} SVG; nothing where there is no such picture
 */
export async function drawPicture(picture, query, tenant) {
  const { draw } = await import(art);
  const [key, layout, primary, secondary] = tenant.split('\n');
  return draw(picture, query, { key, layout, primary, secondary });
}

/**
 * @param {string} title
 * @param {string} subject layout, primary and secondary colour and the site's name, a line each
 * @returns {Promise<Uint8Array>} PNG
 */
export async function drawShare(title, subject) {
  const { draw } = await import(share);
  const [layout, primary, secondary, ...name] = subject.split('\n');
  return draw({ title, site: name.join(' '), layout, primary, secondary });
}
