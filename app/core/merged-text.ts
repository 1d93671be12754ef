/**
 * Two changes of one text in one: `mine` and `theirs` have both come of `base`. Where they have changed
 * different places both stay; where they have changed the same one, mine stands below theirs.
 */
export function mergedText(base: string, mine: string, theirs: string): string {
  if (theirs === base || theirs === mine) return mine;
  if (mine === base) return theirs;
  const own = changeOf(base, mine);
  const other = changeOf(base, theirs);
  const isBefore = own.to <= other.from && own.from < other.from;
  const isBehind = other.to <= own.from && other.from < own.from;
  if (!isBefore && !isBehind)
    return theirs + (own.text.trim() === '' ? '' : `\n\n${own.text.trim()}`);
  const [first, second] = isBefore ? [own, other] : [other, own];
  const between = base.slice(first.to, second.from);
  return base.slice(0, first.from) + first.text + between + second.text + base.slice(second.to);
}

/** What was put in the place of which part of a text. */
function changeOf(base: string, changed: string): { from: number; to: number; text: string } {
  const most = Math.min(base.length, changed.length);
  let from = 0;
  while (from < most && base[from] === changed[from]) from += 1;
  let end = 0;
  while (end < most - from && base.at(-1 - end) === changed.at(-1 - end)) end += 1;
  return { from, to: base.length - end, text: changed.slice(from, changed.length - end) };
}
