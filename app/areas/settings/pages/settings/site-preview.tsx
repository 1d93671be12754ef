import { useEffect, useRef, useState } from 'react';
import { useApp } from '../../../../core/app-context';
import { pagePath } from '../../../../router/page-table';
import { ErrorState, Loading, Skeleton } from '../../../../ui/feedback';
import { OneOf } from '../../../../ui/one-of';
import { VisuallyHidden } from '../../../../ui/visually-hidden';
import { previewOf, type SitePage } from './preview-page';
import type { SettingValues } from './setting-fields';
import styles from './site-preview.module.css';
import { applyTheme, themeOf } from './theme';

const VIEWS = [
  { name: 'wide', label: 'Layar lebar', width: 1280 },
  { name: 'phone', label: 'Ponsel', width: 390 },
] as const;

interface SitePreviewProps {
  values: SettingValues;
  /** Tells what was saved last, after which the page is another one. */
  version: unknown;
  /** Whether a phone's screen is what is looked at first. */
  isNarrow: boolean;
}

/** The real home page, in the colours, fonts and logos that are not saved yet. */
export function SitePreview({ values, version, isNarrow }: SitePreviewProps) {
  const [view, setView] = useState<(typeof VIEWS)[number]>(VIEWS[isNarrow ? 1 : 0]);
  const [attempt, setAttempt] = useState(0);
  const page = useHome(`${attempt}`, version);
  return (
    <section aria-label="Pratinjau situs" className={styles.preview}>
      <OneOf
        legend={<VisuallyHidden>Lebar layar</VisuallyHidden>}
        options={VIEWS.map(({ name, label }) => [name, label] as const)}
        chosen={view.name}
        onChoose={(name) => setView(VIEWS.find((one) => one.name === name) ?? VIEWS[0])}
        className={styles.bar}
        optionClass={styles.view}
      />
      {page === 'loading' && (
        <Loading label="Memuat pratinjau">
          <Skeleton height="26rem" />
        </Loading>
      )}
      {page === 'failed' && (
        <ErrorState
          title="Pratinjau belum bisa dimuat"
          onRetry={() => setAttempt((now) => now + 1)}
        />
      )}
      {typeof page === 'object' && <Frame page={page} width={view.width} values={values} />}
    </section>
  );
}

/** The home page as it is served now. */
function useHome(attempt: string, version: unknown): SitePage | 'loading' | 'failed' {
  const { fetch } = useApp();
  const [page, setPage] = useState<SitePage | 'loading' | 'failed'>('loading');
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was saved, and another try, make another page.
  useEffect(() => {
    const gone = new AbortController();
    const load = async () => {
      const response = await fetch(pagePath('home'), { signal: gone.signal });
      setPage(previewOf(await response.text()));
    };
    load().catch(() => {
      if (!gone.signal.aborted) setPage('failed');
    });
    return () => gone.abort();
  }, [fetch, attempt, version]);
  return page;
}

/** The page without scripts, as wide as a screen and as small as the place it has. */
function Frame({ page, width, values }: { page: SitePage; width: number; values: SettingValues }) {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [scale, setScale] = useState(1);
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
    // It is there to be looked at: its links lead nowhere, and the keyboard passes it by.
    shown.body.inert = true;
    applyTheme(themeOf(values), shown.documentElement);
    for (const ink of ['logoDark', 'logoLight'] as const) {
      const source = values[ink] || page.usual[ink];
      for (const logo of shown.querySelectorAll(`img[data-setting="${ink}"]`)) {
        if (logo.getAttribute('src') !== source) logo.setAttribute('src', source);
      }
    }
  };
  useEffect(dress);

  const height = `${100 / scale}%`;
  return (
    <div ref={box} className={styles.box}>
      <iframe
        ref={frame}
        title="Beranda dengan pengaturan ini"
        // Nothing in it runs, sends or leads anywhere. It is of this origin, so that it is dressed from here
        // and has the site's fonts; without scripts nothing in it can make anything of that.
        sandbox="allow-same-origin"
        className={styles.frame}
        srcDoc={page.html}
        style={{ width, height, transform: `translateX(-50%) scale(${scale})` }}
        onLoad={dress}
      />
    </div>
  );
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
