/**
 * Call-outs of GitHub's Markdown: a quotation whose first line names a kind, as in `> [!NOTE]`.
 * https://docs.github.com/en/get-started/writing-on-github#alerts
 */
import type { Token, Tokens } from 'marked';

/** What each kind is headed by. */
const LABELS = {
  note: 'Catatan',
  tip: 'Tips',
  important: 'Penting',
  warning: 'Peringatan',
  caution: 'Awas',
} as const;

export type CalloutKind = keyof typeof LABELS;

/** A quotation that is a call-out: its first line is no part of its text. */
export interface Callout extends Tokens.Blockquote {
  callout: CalloutKind;
}

const FIRST_LINE = /^ {0,3}> ?\[!([a-z]+)\][ \t]*(?:\n|$)/i;

/** The first line of a call-out, and its kind; null where a text begins otherwise. */
export function calloutStart(source: string): { line: string; kind: CalloutKind } | null {
  const [line, name] = FIRST_LINE.exec(source) ?? [];
  const kind = name?.toLowerCase();
  return line !== undefined && kind !== undefined && isKind(kind) ? { line, kind } : null;
}

export function isCallout(token: Token): token is Callout {
  return token.type === 'blockquote' && 'callout' in token;
}

export function calloutLabel({ callout }: Callout): string {
  return LABELS[callout];
}

function isKind(name: string): name is CalloutKind {
  return Object.hasOwn(LABELS, name);
}
