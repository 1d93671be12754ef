import { useState } from 'react';
import { pagePath } from '../../../../router/page-table';
import type { ServedPage } from '../../../../sections/portal/served-page';
import { SiteFrame } from '../../../../sections/portal/site-frame';
import { useServedPage } from '../../../../sections/portal/use-served-page';
import { ErrorState, Loading, Skeleton } from '../../../../ui/feedback';
import { OneOf } from '../../../../ui/one-of';
import { VisuallyHidden } from '../../../../ui/visually-hidden';
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
  const page = useServedPage(pagePath('home'), attempt, version);
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
      {typeof page === 'object' && (
        <SiteFrame
          page={page}
          width={view.width}
          title="Beranda dengan pengaturan ini"
          className={styles.box ?? ''}
          onDress={(shown) => dress(shown, page, values)}
        />
      )}
    </section>
  );
}

/** Puts on what is not saved yet. */
function dress(shown: Document, page: ServedPage, values: SettingValues): void {
  applyTheme(themeOf(values), shown.documentElement);
  for (const ink of ['logoDark', 'logoLight'] as const) {
    const source = values[ink] || page.usual[ink];
    for (const logo of shown.querySelectorAll(`img[data-setting="${ink}"]`)) {
      if (logo.getAttribute('src') !== source) logo.setAttribute('src', source);
    }
  }
}
