/** An answer as plain text, for whoever pastes it where Markdown would be noise. */
import type { Token, Tokens } from 'marked';
import { calloutLabel, isCallout } from './callout';
import {
  type InlineToken,
  isInlineElement,
  isLineBreak,
  isLoneBreak,
  withElements,
} from './inline-html';
import { lexMarkdown } from './markdown-lexer';
import { decodeEntities, isMarkedToken } from './markdown-text';
import { quizInWords, readQuiz } from './read-quiz';

/** The text without marks: lists keep their numbers, tables their columns, links their addresses. */
export function plainAnswer(markdown: string): string {
  return blocksOf(lexMarkdown(markdown), '\n\n');
}

function blocksOf(tokens: readonly Token[], between: string): string {
  return tokens
    .map(blockOf)
    .filter((text) => text !== '')
    .join(between);
}

function blockOf(token: Token): string {
  if (!isMarkedToken(token)) return token.raw.trim();
  switch (token.type) {
    case 'space':
    case 'def':
      return '';
    case 'hr':
      return '—';
    case 'code':
      return testOf(token) ?? token.text;
    case 'blockquote':
      return quotationOf(token);
    case 'list':
      return listOf(token);
    case 'table':
      return [token.header, ...token.rows]
        .map((row) => row.map((cell) => inlineOf(cell.tokens)).join('\t'))
        .join('\n');
    case 'html':
      if (isLoneBreak(token.raw)) return '';
      return token.raw.trimEnd();
    case 'heading':
    case 'paragraph':
      return inlineOf(token.tokens);
    default:
      return inlineOf([token]);
  }
}

function quotationOf(token: Tokens.Blockquote): string {
  const words = blocksOf(token.tokens, '\n\n');
  return isCallout(token) ? `${calloutLabel(token)}: ${words}` : words;
}

/** A test in words; its form is for programs. */
function testOf({ lang, text }: Tokens.Code): string | null {
  const questions = /^(?:kuis|quiz)\b/.test(lang ?? '') ? readQuiz(text) : null;
  return questions && quizInWords(questions);
}

function listOf({ ordered, start, items }: Tokens.List): string {
  const first = typeof start === 'number' ? start : 1;
  return items
    .map((item, index) => {
      const mark = ordered ? `${first + index}. ` : '- ';
      const indent = ' '.repeat(mark.length);
      const box = item.task ? `[${item.checked ? 'x' : ' '}] ` : '';
      const tokens = item.tokens.filter(({ type }) => type !== 'checkbox');
      return mark + box + blocksOf(tokens, '\n').replace(/\n/g, `\n${indent}`);
    })
    .join('\n');
}

function inlineOf(tokens: readonly Token[]): string {
  return withElements(tokens).map(wordOf).join('');
}

function wordOf(token: InlineToken): string {
  if (isLineBreak(token)) return '\n';
  if (isInlineElement(token)) {
    const words = token.tokens.map(wordOf).join('');
    // Without a sign a power would read as another number.
    return token.name === 'sup' ? `^${words}` : words;
  }
  if (!isMarkedToken(token)) return token.raw;
  switch (token.type) {
    case 'strong':
    case 'em':
    case 'del':
      return inlineOf(token.tokens);
    case 'link': {
      const words = inlineOf(token.tokens);
      return words === token.href || token.href === '' ? words : `${words} (${token.href})`;
    }
    case 'image':
      return token.text || token.href;
    case 'br':
      return '\n';
    case 'checkbox':
      return token.checked ? '[x] ' : '[ ] ';
    case 'text':
      return token.tokens ? inlineOf(token.tokens) : decodeEntities(token.text);
    case 'codespan':
    case 'escape':
      return token.text;
    default:
      return token.raw;
  }
}
