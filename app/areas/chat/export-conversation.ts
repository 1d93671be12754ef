/** A conversation as a file to keep: for people as Markdown, for programs as JSON. */
import type { HistoryItem } from '../../api/assistant';
import { formatMoment } from '../../core/wib';
import type { Mention } from '../../sections/study/study';
import { splitMention } from './page-mention';

export type ExportFormat = 'md' | 'json';

/** What is written out: the name it has here, its id, and its messages, the oldest first. */
export interface Exported {
  readonly title: string;
  readonly conversationId: string;
  readonly items: readonly HistoryItem[];
}

/** The file's content. */
export function exportText(exported: Exported, format: ExportFormat): string {
  return format === 'json' ? asJson(exported) : asMarkdown(exported);
}

/** The file's name: words of the title, safe on every system. */
export function exportName(title: string, format: ExportFormat): string {
  const words = title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return `${words.slice(0, 8).join('-').slice(0, 80) || 'percakapan'}.${format}`;
}

/** In the names of spec section 3. */
function asJson({ title, conversationId, items }: Exported): string {
  const messages = items.map(({ messageId, query, response, createdAt }) => ({
    message_id: messageId,
    user_message: query,
    bot_message: response.value,
    created_at: createdAt,
  }));
  return `${JSON.stringify({ conversation_id: conversationId, title, messages }, null, 2)}\n`;
}

function asMarkdown({ title, items }: Exported): string {
  const parts = items.map(({ query, response, createdAt }) => {
    const { mention, standing, question } = splitMention(query);
    const stands = standing && `*Posisi belajarku: ${standing}*\n\n`;
    const when = formatMoment(createdAt);
    return `## ${oneLine(question)}\n\n${aboutOf(mention)}${stands}${when && `*${when}*\n\n`}${wholeOf(question)}${response.value.trim()}`;
  });
  return `# ${oneLine(title)}\n\n${parts.join('\n\n---\n\n')}\n`;
}

/** What a question is about, with the passage that was meant. */
function aboutOf(mention: Mention | null): string {
  if (mention === null) return '';
  const { title, path, quote } = mention;
  const what = path === '' ? '*Tentang jawaban asisten*' : `*Tentang halaman ${title} (${path})*`;
  return `${what}\n\n${quote && quoted(quote)}`;
}

/** A question of several lines stands whole below its heading. */
function wholeOf(question: string): string {
  return question.trim().includes('\n') ? quoted(question.trim()) : '';
}

function quoted(text: string): string {
  const lines = text.split('\n').map((line) => `> ${line}`.trimEnd());
  return `${lines.join('\n')}\n\n`;
}

function oneLine(text: string): string {
  return text.trim().split('\n')[0]?.trim() ?? '';
}
