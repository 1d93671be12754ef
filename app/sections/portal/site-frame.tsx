import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { cx } from '../../ui/cx';
import type { ServedPage } from './served-page';
import styles from './site-frame.module.css';

interface SiteFrameProps {
  page: ServedPage;
  /** Of the screen it is shown as on, in CSS pixels. */
  width: number;
  title: string;
  /** Of the box, which says how high it is. */
  className: string;
  /** Changes the document further, each time it is shown. */
  onDress?: (shown: Document) => void;
  /** What stands in the page's main part instead of what was served there. */
  children?: ReactNode;
}

/** A page of the site without scripts, as wide as a screen and as small as the place it has. */
export function SiteFrame(props: SiteFrameProps) {
  const { page, width, title, className, onDress, children } = props;
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [scale, setScale] = useState(1);
  const [main, setMain] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (box.current === null) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setScale(Math.min(1, entry.contentRect.width / width));
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [width]);

  const dress = () => {
    const shown = frame.current?.contentDocument;
    if (!shown?.body) return;
    putOn(shown, page.look);
    restoreStyles(shown);
    // It is there to be looked at: its links lead nowhere, and the keyboard scrolls it alone.
    shown.body.inert = true;
    onDress?.(shown);
  };
  useEffect(dress);

  const open = () => {
    dress();
    const shown = frame.current?.contentDocument;
    const place = shown?.querySelector('main');
    if (children === undefined || !shown || !place) return;
    takeSheetsTo(shown);
    place.replaceChildren();
    setMain(place);
  };

  const height = `${100 / scale}%`;
  return (
    <div
      ref={box}
      className={cx(styles.box, className)}
      data-focused={useHasFocus(frame) ? '' : undefined}
    >
      <iframe
        ref={frame}
        title={title}
        // Nothing in it runs, sends or leads anywhere. It is of this origin, so that it is dressed from here
        // and has the site's fonts; without scripts nothing in it can make anything of that.
        sandbox="allow-same-origin"
        className={styles.frame}
        srcDoc={page.html}
        style={{ width, height, transform: `translateX(-50%) scale(${scale})` }}
        onLoad={open}
      />
      {main !== null && createPortal(children, main)}
    </div>
  );
}

/**
 * Whether the keyboard is in a frame, where it scrolls. No selector of this document tells: the focus is the
 * frame's document's, and this window loses it.
 */
function useHasFocus(frame: RefObject<HTMLIFrameElement | null>): boolean {
  const [hasFocus, setFocus] = useState(false);
  useEffect(() => {
    const look = () => setFocus(document.activeElement === frame.current);
    const entered = () => requestAnimationFrame(look);
    addEventListener('blur', entered);
    addEventListener('focus', look);
    addEventListener('focusin', look);
    return () => {
      removeEventListener('blur', entered);
      removeEventListener('focus', look);
      removeEventListener('focusin', look);
    };
  }, [frame]);
  return hasFocus;
}

/** Gives the elements of a document the styles that stood in their attributes. */
function restoreStyles(shown: Document): void {
  for (const element of shown.querySelectorAll<HTMLElement | SVGElement>('[data-style]')) {
    element.style.cssText = element.dataset.style ?? '';
    delete element.dataset.style;
  }
}

/** Gives a document the rules of its look, once: sheets belong to the window that makes them. */
function putOn(shown: Document, look: string): void {
  const Sheet = shown.defaultView?.CSSStyleSheet;
  if (!Sheet || shown.adoptedStyleSheets.length > 0) return;
  const sheet = new Sheet();
  sheet.replaceSync(look);
  shown.adoptedStyleSheets = [sheet];
}

/** Gives a document the sheets of what is put into it, which this page has loaded. */
function takeSheetsTo(shown: Document): void {
  const sheets = 'link[rel~=stylesheet]:not([data-night])';
  const addresses = [...shown.querySelectorAll(sheets)].map((sheet) => sheet.getAttribute('href'));
  for (const sheet of document.querySelectorAll(sheets)) {
    if (addresses.includes(sheet.getAttribute('href'))) continue;
    shown.head.append(sheet.cloneNode());
  }
}
