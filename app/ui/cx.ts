/** Joins the class names that are there, so that a conditional one needs no template string. */
export function cx(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
