import { type ReactNode, useId, useState } from 'react';
import MadeText from '#made-text';
import { useBoot } from '../../core/app-context';
import type { SafeText } from './safe-html';

/** A text that is shown by an element of its id. */
export interface PlacedText extends SafeText {
  readonly id: string;
}

interface PlatformTextProps {
  html: string;
  /** The level of its highest heading. */
  top: number;
  children: (text: PlacedText) => ReactNode;
}

/**
 * HTML from the platform as a page may show it (safe-html.ts). What came with the document is taken as it
 * stands there, and takes neither the code that makes it nor the time; any other is made here.
 */
export function PlatformText({ html, top, children }: PlatformTextProps) {
  const id = useId();
  const { savesData } = useBoot();
  const [came] = useState(() => ({ html, savesData, text: textInDocument(id, top) }));
  const isThere = came.html === html && came.savesData === savesData;
  if (came.text && isThere) return children({ id, ...came.text });
  return (
    <MadeText html={html} top={top}>
      {(text) => children({ id, ...text })}
    </MadeText>
  );
}

/** Only what has come with the document stands there before it is first rendered. */
function textInDocument(id: string, top: number): SafeText | null {
  const element = typeof document === 'undefined' ? null : document.getElementById(id);
  if (element === null) return null;
  const headings = [...element.querySelectorAll(`h${top}[id]`)].map((heading) => ({
    id: heading.id,
    text: heading.textContent.trim(),
  }));
  return { html: element.innerHTML, headings };
}
