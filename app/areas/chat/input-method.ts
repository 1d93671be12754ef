/** Keys that an input method takes for itself, such as for Japanese or Pinyin. */

/** What is looked at of a key's event, as the browser or React tells it. */
type KeyOf = Pick<KeyboardEvent, 'isComposing' | 'keyCode'>;

/**
 * Whether an input method composes: Enter chooses a word then, and Escape leaves its list. Some browsers
 * say so only by code 229.
 */
export function isComposing({ isComposing: composes, keyCode }: KeyOf): boolean {
  return composes || keyCode === 229;
}
