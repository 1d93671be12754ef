/**
 * Answers as Markdown. The tokens of `marked` become React elements one by one and never HTML: what
 * an answer writes as HTML is shown as text, and links lead only to the web or to mail.
 */
import type { Token, Tokens } from 'marked';
import { Fragment, memo, type ReactNode } from 'react';
import { AppLink } from '../../ui/app-link';
import { answerParts } from './answer-limits';
import { CodeBlock } from './code-block';
import { CutNote } from './cut-note';
import styles from './markdown.module.css';
import { lexMarkdown } from './markdown-lexer';
import {
  decodeEntities,
  headingLevels,
  holdBackMarks,
  isMarkedToken,
  safeHref,
} from './markdown-text';

type MarkdownProps = {
  text: string;
  /** More is on its way: marks at the very end wait until it is clear what they begin. */
  isStreaming?: boolean;
};

/** An answer. While it streams only the blocks that changed are drawn again. */
export default function Markdown({ text, isStreaming = false }: MarkdownProps) {
  const { markdown, rest, isCut } = answerParts(isStreaming ? holdBackMarks(text) : text);
  const all = lexMarkdown(markdown);
  const tokens = all.filter(({ type }) => type !== 'space');
  // A definition further down makes links of what stood above it as text.
  const links = Object.keys(all.links).length;
  const levels = headingLevels(tokens);
  return (
    <div className={styles.markdown} data-streaming={isStreaming || undefined}>
      {tokens.map((token, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an answer only grows, so a block's place is its identity.
        <Block key={index} token={token} level={levels[index] ?? 2} links={links} />
      ))}
      {rest !== '' && <p className={styles.plain}>{rest}</p>}
      {isCut && <CutNote />}
    </div>
  );
}

type BlockProps = { token: Token; level: number; links: number };

/** A block whose source did not change looks as it did. */
const Block = memo(
  ({ token, level }: BlockProps) => renderBlock(token, level),
  (before, after) =>
    before.token.raw === after.token.raw &&
    before.level === after.level &&
    before.links === after.links,
);

function renderBlock(token: Token, level: number): ReactNode {
  if (!isMarkedToken(token)) return token.raw;
  switch (token.type) {
    case 'heading':
      return <Heading level={level}>{inlines(token.tokens)}</Heading>;
    case 'paragraph':
      return <p>{inlines(token.tokens)}</p>;
    case 'code':
      return <CodeBlock code={token.text} language={token.lang?.split(/\s/)[0] ?? ''} />;
    case 'blockquote':
      return <blockquote>{blocks(token.tokens, level)}</blockquote>;
    case 'list':
      return renderList(token, level);
    case 'table':
      return renderTable(token);
    case 'hr':
      return <hr />;
    case 'html':
      return <p className={styles.plain}>{token.raw.trimEnd()}</p>;
    case 'space':
    case 'def':
      return null;
    default:
      return renderInline(token);
  }
}

function blocks(tokens: readonly Token[], level: number): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: see above.
  return tokens.map((token, index) => <Fragment key={index}>{renderBlock(token, level)}</Fragment>);
}

function Heading({ level, children }: { level: number; children: ReactNode }) {
  if (level <= 2) return <h2>{children}</h2>;
  if (level === 3) return <h3>{children}</h3>;
  return level === 4 ? <h4>{children}</h4> : <h5>{children}</h5>;
}

function renderList({ ordered, start, items }: Tokens.List, level: number): ReactNode {
  const entries = items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: see above.
    <li key={index}>{blocks(item.tokens, level)}</li>
  ));
  if (!ordered) return <ul>{entries}</ul>;
  return <ol start={typeof start === 'number' ? start : 1}>{entries}</ol>;
}

function renderTable({ header, rows }: Tokens.Table): ReactNode {
  const cell = (Element: 'th' | 'td') => (content: Tokens.TableCell, index: number) => (
    <Element
      key={index}
      scope={Element === 'th' ? 'col' : undefined}
      style={content.align ? { textAlign: content.align } : undefined}
    >
      {inlines(content.tokens)}
    </Element>
  );
  return (
    // A wide table scrolls by itself, so it has to be reachable by keyboard.
    // biome-ignore-start lint/a11y/noNoninteractiveTabindex: scrolling is its interaction.
    // biome-ignore-start lint/a11y/useSemanticElements: it groups no form controls.
    <div className={styles.table} tabIndex={0} role="group" aria-label="Tabel">
      <table>
        <thead>
          <tr>{header.map(cell('th'))}</tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: see above.
            <tr key={index}>{row.map(cell('td'))}</tr>
          ))}
        </tbody>
      </table>
    </div>
    // biome-ignore-end lint/a11y/useSemanticElements: see above.
    // biome-ignore-end lint/a11y/noNoninteractiveTabindex: see above.
  );
}

function inlines(tokens: readonly Token[]): ReactNode {
  return tokens.map((token, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: see above.
    <Fragment key={index}>{renderInline(token)}</Fragment>
  ));
}

function renderInline(token: Token): ReactNode {
  if (!isMarkedToken(token)) return token.raw;
  switch (token.type) {
    case 'strong':
      return <strong>{inlines(token.tokens)}</strong>;
    case 'em':
      return <em>{inlines(token.tokens)}</em>;
    case 'del':
      return <del>{inlines(token.tokens)}</del>;
    case 'codespan':
      return <code>{token.text}</code>;
    case 'br':
      return <br />;
    case 'link':
      return <SafeLink href={token.href}>{inlines(token.tokens)}</SafeLink>;
    // A picture from anywhere would tell its host who reads the answer: it is linked to instead.
    case 'image':
      return <SafeLink href={token.href}>{decodeEntities(token.text) || 'gambar'}</SafeLink>;
    case 'checkbox':
      return token.checked ? '☑ ' : '☐ ';
    case 'text':
      return token.tokens ? inlines(token.tokens) : decodeEntities(token.text);
    case 'escape':
      return token.text;
    default:
      return token.raw;
  }
}

function SafeLink({ href, children }: { href: string; children: ReactNode }) {
  const safe = safeHref(href);
  return safe === null ? children : <AppLink to={safe}>{children}</AppLink>;
}
