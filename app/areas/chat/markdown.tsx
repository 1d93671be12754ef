/**
 * Answers as Markdown. The tokens of `marked` become React elements one by one and never HTML: what
 * an answer writes as HTML is shown as text, but for the few elements of inline-html.ts, and links lead
 * only to the web, to mail, or to pages of this tenant.
 */
import type { Token, Tokens } from 'marked';
import { Fragment, memo, type ReactNode, useEffect, useState } from 'react';
import { AppLink } from '../../ui/app-link';
import { type Block, type Blocks, drawnGroups, NO_BLOCKS, readBlocks } from './blocks';
import { type Callout, calloutLabel, isCallout } from './callout';
import { CutNote } from './cut-note';
import { FencedCode } from './fenced-code';
import { Formula } from './formula';
import {
  type InlineToken,
  isInlineElement,
  isLineBreak,
  isLoneBreak,
  withElements,
} from './inline-html';
import styles from './markdown.module.css';
import { decodeEntities, isMarkedToken } from './markdown-text';
import { isMath, isMathFence } from './math-syntax';
import { siteLink } from './site-link';
import { unfinishedMarkdown } from './unfinished-markdown';
import { useSite } from './use-site';

type MarkdownProps = {
  text: string;
  /** More is on its way: marks at the very end wait until it is clear what they begin. */
  isStreaming?: boolean;
  /** Told the text once all of it is drawn. */
  onDrawn?: (text: string) => void;
};

/** An answer. Blocks that are finished are neither read nor drawn again. */
export default function Markdown({ text, isStreaming = false, onDrawn }: MarkdownProps) {
  const blocks = useBlocks(text, !isStreaming);
  const isDrawn = !isStreaming && !blocks.hasMore;
  useEffect(() => {
    if (isDrawn) onDrawn?.(text);
  }, [isDrawn, onDrawn, text]);
  const openAt = blocks.open[0]?.at;
  const groups = drawnGroups(blocks);
  return (
    <div className={styles.markdown} data-streaming={isStreaming || undefined}>
      {groups.map((group, index) => (
        <Group
          // biome-ignore lint/suspicious/noArrayIndexKey: an answer only grows, so a group's place is its identity.
          key={index}
          blocks={group}
          isAbove={index < groups.length - NEAR_END}
          openAt={isBefore(group, openAt) ? undefined : openAt}
        />
      ))}
      {blocks.rest !== '' && <p className={styles.plain}>{blocks.rest}</p>}
      {blocks.isCut && <CutNote />}
    </div>
  );
}

/** The blocks of a text: what is new of it is read at once, a long text a step a frame. */
function useBlocks(text: string, isEnd: boolean): Blocks {
  const [kept, keep] = useState(() => readBlocks(NO_BLOCKS, heldBack(text, isEnd, 0), isEnd));
  const shown = heldBack(text, isEnd, kept.settled.text.length);
  const isRead = kept.text === shown && kept.isEnd === isEnd;
  const blocks = isRead ? kept : readBlocks(kept, shown, isEnd);
  if (!isRead) keep(blocks);
  useEffect(() => {
    if (!blocks.hasMore) return;
    const frame = requestAnimationFrame(() => keep(readBlocks(blocks, shown, isEnd)));
    return () => cancelAnimationFrame(frame);
  }, [blocks, shown, isEnd]);
  return blocks;
}

/** What is finished ends outside of any code, so that only what follows has to be looked at. */
function heldBack(text: string, isEnd: boolean, finished: number): string {
  if (isEnd) return text;
  const from = text.includes('\r') ? 0 : finished;
  return text.slice(0, from) + unfinishedMarkdown(text.slice(from));
}

/** Whether all blocks of a group stand before those that are open. */
function isBefore(group: readonly Block[], openAt: number | undefined): boolean {
  return openAt === undefined || (group.at(-1)?.at ?? 0) < openAt;
}

/**
 * Groups at the end that are laid out wherever they are: they are in sight while an answer grows, and one
 * that is left out and taken in again within a frame has the page laid out twice.
 */
const NEAR_END = 3;

type GroupProps = {
  blocks: readonly Block[];
  /** Stands so far above the end that it is not laid out while it is out of sight. */
  isAbove: boolean;
  /** From here on more text may change them. */
  openAt: number | undefined;
};

/** The same blocks look as they did. */
const Group = memo(({ blocks, isAbove, openAt = Number.POSITIVE_INFINITY }: GroupProps) => (
  <div className={styles.group} data-above={isAbove || undefined}>
    {blocks.map((block) => (
      <BlockView key={block.at} block={block} isOpen={block.at >= openAt} />
    ))}
  </div>
));

const BlockView = memo(
  ({ block, isOpen }: { block: Block; isOpen: boolean }) =>
    renderBlock(block.token, block.level, isOpen),
  (before, after) =>
    before.isOpen === after.isOpen &&
    (before.block === after.block ||
      (before.block.token.raw === after.block.token.raw &&
        before.block.level === after.block.level)),
);

function renderBlock(token: Token, level: number, isOpen = false): ReactNode {
  if (isMath(token)) return <Formula tex={token.text} isDisplay={token.isDisplay} />;
  if (!isMarkedToken(token)) return token.raw;
  switch (token.type) {
    case 'heading':
      return <Heading level={level}>{inlines(token.tokens)}</Heading>;
    case 'paragraph':
      return <p>{inlines(token.tokens)}</p>;
    case 'code':
      if (isMathFence(token) && !isOpen) return <Formula tex={token.text} isDisplay />;
      return <FencedCode token={token} isOpen={isOpen} />;
    case 'blockquote':
      if (isCallout(token)) return renderCallout(token, level);
      return <blockquote>{blocks(token.tokens, level)}</blockquote>;
    case 'list':
      return renderList(token, level);
    case 'table':
      return renderTable(token);
    case 'hr':
      return <hr />;
    case 'html':
      if (isLoneBreak(token.raw)) return null;
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

function renderCallout(token: Callout, level: number): ReactNode {
  return (
    <div role="note" className={styles.callout} data-kind={token.callout}>
      <p className={styles.kind}>{calloutLabel(token)}</p>
      {blocks(token.tokens, level)}
    </div>
  );
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
  return drawn(withElements(tokens));
}

function drawn(tokens: readonly InlineToken[]): ReactNode {
  return tokens.map((token, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: see above.
    <Fragment key={index}>{renderInline(token)}</Fragment>
  ));
}

function renderInline(token: InlineToken): ReactNode {
  if (isInlineElement(token)) {
    const { name: Element, title, tokens } = token;
    return <Element title={title}>{drawn(tokens)}</Element>;
  }
  if (isLineBreak(token)) return <br />;
  if (isMath(token)) return <Formula tex={token.text} isDisplay={token.isDisplay} />;
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
  const link = siteLink(href, useSite());
  return link === null ? children : <AppLink to={link.href}>{children}</AppLink>;
}
