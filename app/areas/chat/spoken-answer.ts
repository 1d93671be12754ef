/** An answer as it is read aloud: without code and addresses, which nobody could follow. */
import { plainAnswer } from './plain-answer';

const CODE = /^ {0,3}(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^ {0,3}\1[`~]*[ \t]*$|(?![\s\S]))/gm;
const ADDRESS = / \((?:https?:\/\/|mailto:|\/)[^)\s]*\)/g;

export function spokenAnswer(markdown: string): string {
  const withoutCode = markdown.replace(CODE, (block) =>
    /^ {0,3}[`~]+(?:kuis|quiz)\b/.test(block) ? block : 'Di sini ada kode.\n',
  );
  return withoutAddresses(plainAnswer(withoutCode));
}

/** A plain answer in which links are their words alone, for where nobody could press them. */
export function withoutAddresses(plain: string): string {
  return plain.replace(ADDRESS, '');
}
