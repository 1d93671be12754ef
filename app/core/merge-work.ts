/** Joins the work of one visitor that was done apart: signed out, in an older version, under another name. */
import { isRecord } from './schema';

/** What a visitor wrote in words, where two texts can only stand one below the other. */
const TEXTS = /^(notes:|chat:draft(:|$))/;

/** Joins what somebody did while signed out (`moved`) with what they had done before. */
export function mergeWork(key: string, moved: string, there: string): string {
  if (TEXTS.test(key)) {
    if (there.includes(moved)) return there;
    return moved.includes(there) ? moved : `${there}\n\n${moved}`;
  }
  try {
    return JSON.stringify(joined(JSON.parse(there), JSON.parse(moved)));
  } catch {
    return moved;
  }
}

/** Lists and records hold what either holds; of single values the later one stays. */
function joined(before: unknown, later: unknown): unknown {
  if (Array.isArray(before) && Array.isArray(later)) {
    const texts = new Set([...later, ...before].map((item) => JSON.stringify(item)));
    return [...texts].map((text): unknown => JSON.parse(text));
  }
  if (!isRecord(before) || !isRecord(later)) return later;
  const keys = [...new Set([...Object.keys(before), ...Object.keys(later)])];
  const pairs = keys.map((key): [string, unknown] => {
    if (!Object.hasOwn(before, key)) return [key, later[key]];
    return [key, Object.hasOwn(later, key) ? joined(before[key], later[key]) : before[key]];
  });
  return Object.fromEntries(pairs);
}
