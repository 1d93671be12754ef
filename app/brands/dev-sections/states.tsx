/** What is said while something is on its way, is missing, or went wrong; and buttons. */
import { useState } from 'react';
import { QueryBoundary } from '../../data/query-boundary';
import type { QueryResult } from '../../data/query-result';
import { Absence } from '../../ui/absence';
import { Button, ButtonLink } from '../../ui/button';
import { EmptyState, ErrorState, Loading, Notice, Skeleton } from '../../ui/feedback';
import { Cluster } from '../../ui/layout';
import { LazyBoundary, lazyPart } from '../../ui/lazy-boundary';
import { ShareButton } from '../../ui/share-button';
import { Spinner } from '../../ui/spinner';
import { StatusPanel } from '../../ui/status-panel';
import { LONG } from './samples';
import { Group, Specimen } from './specimen';

const nothing = () => {};
const outdated: QueryResult<string> = {
  status: 'ready',
  data: 'Jawaban kemarin.',
  isOld: false,
  problem: { code: 500, message: '' },
  isFetching: false,
  retry: nothing,
};
const neverThere = lazyPart<object>(() => new Promise(() => {}));

/** What is told of a state, and the buttons in each. */
export function Told() {
  return (
    <>
      <States />
      <Buttons />
    </>
  );
}

function States() {
  return (
    <Group id="keadaan">
      <Specimen name="Loading, Skeleton">
        <Loading label="Memuat contoh">
          <Skeleton width="60%" height="2rem" />
          <Skeleton />
          <Skeleton width="4rem" height="4rem" round />
        </Loading>
      </Specimen>
      <Specimen name="EmptyState">
        <EmptyState title="Belum ada isinya" />
        <EmptyState title="Belum ada karya" art={<Absence />} />
        <EmptyState title={LONG} action={<Button>Buat yang pertama</Button>}>
          {LONG}
        </EmptyState>
      </Specimen>
      <Specimen name="ErrorState">
        <ErrorState />
        <ErrorState title={LONG} message={LONG} onRetry={nothing} />
        <ErrorState onRetry={nothing} retrying />
      </Specimen>
      <Specimen name="QueryBoundary: lama, dan tidak bisa diperbarui">
        <QueryBoundary label="Memuat" skeleton={null} reading={outdated}>
          {(text) => <p>{text}</p>}
        </QueryBoundary>
      </Specimen>
      <Specimen name="Notice">
        {(['info', 'success', 'warning', 'danger'] as const).map((tone) => (
          <Notice key={tone} tone={tone}>
            {tone}: {LONG}
          </Notice>
        ))}
      </Specimen>
      <Specimen name="LazyBoundary">
        <LazyBoundary part={neverThere} waiting={<p>Menunggu bagiannya.</p>} failed={() => null}>
          {(Part) => <Part />}
        </LazyBoundary>
      </Specimen>
      {(['good', 'waiting', 'bad', 'plain'] as const).map((tone) => (
        <StatusPanel
          key={tone}
          level={2}
          tone={tone}
          icon={tone === 'good' ? 'check' : 'clock'}
          title={tone === 'bad' ? LONG : `Akhir: ${tone}`}
          text="Satu kalimat tentang yang terjadi."
          actions={<ButtonLink to="/">Ke beranda</ButtonLink>}
        />
      ))}
    </Group>
  );
}

const VARIANTS = ['primary', 'secondary', 'ghost'] as const;
const SIZES = ['small', 'medium', 'large'] as const;

function Buttons() {
  const [isBusy, setBusy] = useState(true);
  return (
    <Group id="tombol">
      {VARIANTS.map((variant) => (
        <Specimen key={variant} name={`Button: ${variant}`}>
          <Cluster>
            {SIZES.map((size) => (
              <Button key={size} variant={variant} size={size} icon="spark">
                {size}
              </Button>
            ))}
            <Button variant={variant} loading={isBusy} onClick={() => setBusy(true)}>
              Mengirim
            </Button>
            <Button variant={variant} disabled>
              Mati
            </Button>
            <ButtonLink variant={variant} to="/" iconEnd="arrow-right">
              Tautan
            </ButtonLink>
          </Cluster>
          <Button variant={variant} block>
            {LONG}
          </Button>
        </Specimen>
      ))}
      <Specimen name="ShareButton">
        <ShareButton title="Halaman ini" />
      </Specimen>
      <Specimen name="Spinner">
        <Cluster>
          <Spinner label="Sedang bekerja" />
          <Spinner size={48} label="Masih bekerja" />
          <Button size="small" variant="ghost" onClick={() => setBusy(!isBusy)}>
            {isBusy ? 'Selesaikan pengiriman' : 'Kirim lagi'}
          </Button>
        </Cluster>
      </Specimen>
    </Group>
  );
}
