/**
 * Whether a text may be the beginning of a JSON object whose end is missing. Looks at strings and
 * brackets alone and reads each character once: a brace by itself or before a name begins a record,
 * before anything else it is somebody's words.
 */
export function isUnfinishedObject(text: string): boolean {
  if (!/^\s*\{\s*(?:"|$)/.test(text)) return false;
  let depth = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (isInString && character === '\\') at += 1;
    else if (character === '"') isInString = !isInString;
    else if (!isInString) depth += DEPTHS[character] ?? 0;
    if (depth === 0 && !isInString && character === '}') return false;
  }
  return isInString || depth > 0;
}

const DEPTHS: Readonly<Record<string, number>> = { '{': 1, '[': 1, '}': -1, ']': -1 };
