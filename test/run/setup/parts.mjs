/**
 * A part of what a machine needs.
 *
 * @typedef {object} Part
 * @property {string} key
 * @property {string} name what a person knows it by
 * @property {string[]} [needs] the keys of the parts that have to be there first
 * @property {number} cost how many seconds it usually keeps one core busy
 * @property {() => boolean | Promise<boolean>} isThere
 * @property {() => Promise<unknown>} make brings it; it was found missing just before
 */

/**
 * @param {Part[]} parts
 * @returns {Promise<Part[]>} those that are not there
 */
export async function missingOf(parts) {
  const there = await Promise.all(parts.map((part) => part.isThere()));
  return parts.filter((_part, index) => !there[index]);
}

/**
 * Brings parts side by side, each as soon as those that it needs are there.
 *
 * @param {Part[]} parts what of them is no key here is there already
 * @returns {Promise<void>} rejects with the first failure; the parts that needed it are not begun
 */
export async function makeAll(parts) {
  /** @type {Map<string, Promise<unknown>>} */
  const begun = new Map();
  /** @param {string} key @returns {Promise<unknown> | undefined} */
  const begin = (key) => {
    const part = parts.find((one) => one.key === key);
    if (!part || begun.has(key)) return begun.get(key);
    const made = Promise.all((part.needs ?? []).map(begin)).then(() => part.make());
    begun.set(key, made);
    return made;
  };
  await Promise.all(parts.map(({ key }) => begin(key)));
}

/**
 * @param {Part[]} parts
 * @param {number} cores
 * @returns {string} one line that tells what will be done and how long that usually takes
 */
export function announcement(parts, cores) {
  const names = parts.map(({ name }) => name);
  const sum = parts.reduce((total, { cost }) => total + cost, 0);
  const longest = Math.max(...parts.map(({ cost }) => cost));
  // Compilers share the cores well; a machine with many waits for its longest part.
  const usually = Math.max(sum / cores, longest / 2);
  return `Setting up, once: ${names.join(', ')}. This usually takes ${roughly(usually)}.`;
}

/** @param {number} duration in seconds @returns {string} */
function roughly(duration) {
  if (duration < 10) return 'a few seconds';
  if (duration < 50) return 'less than a minute';
  const minutes = Math.ceil(duration / 60);
  return minutes === 1 ? 'about a minute' : `about ${minutes} minutes`;
}
