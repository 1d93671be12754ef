import { type ReactNode, useMemo } from 'react';
import { useBoot } from '../../core/app-context';
import { type SafeText, safeText } from './safe-html';

export interface MadeTextProps {
  html: string;
  /** The level of its highest heading. */
  top: number;
  children: (text: SafeText) => ReactNode;
}

/** HTML from the platform, made safe for `children` to show. */
export default function MadeText({ html, top, children }: MadeTextProps) {
  const { savesData } = useBoot();
  const text = useMemo(() => safeText(html, top, savesData), [html, top, savesData]);
  return children(text);
}
