/** What an older text loses once the editor has read it: said before anything of it is changed. */

/** Tags that say the same, or that nothing is lost with. */
const ALIKE: Readonly<Record<string, string>> = {
  b: 'strong',
  i: 'em',
  del: 's',
  strike: 's',
  acronym: 'abbr',
  menu: 'ul',
  dir: 'ul',
};
const PLAIN: ReadonlySet<string> = new Set([
  ...['div', 'span', 'p', 'br', 'section', 'article', 'main', 'header', 'footer', 'font', 'center'],
  ...['table', 'tbody', 'thead', 'tfoot', 'colgroup', 'col', 'figcaption', 'source', 'track'],
]);

const NAMES: Readonly<Record<string, string>> = {
  a: 'tautan',
  address: 'alamat',
  big: 'huruf besar',
  strong: 'huruf tebal',
  em: 'huruf miring',
  tt: 'huruf mesin tik',
  wbr: 'tempat penggal kata',
};

/** The names of what `after` has less of than `before`; both are HTML. */
export function lostParts(before: string, after: string): string[] {
  const kept = counted(after);
  const lost = [...counted(before)].filter(([tag, count]) => count > (kept.get(tag) ?? 0));
  return lost.map(([tag]) => NAMES[tag] ?? `<${tag}>`);
}

function counted(html: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const [, tag = ''] of html.matchAll(/<([a-z][a-z0-9-]*)/gi)) {
    const name = ALIKE[tag.toLowerCase()] ?? tag.toLowerCase();
    if (!PLAIN.has(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}
