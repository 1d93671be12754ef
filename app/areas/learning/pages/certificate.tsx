import { type ReactNode, useEffect } from 'react';
import {
  type Certificate,
  getCertificate,
  isCertificateNumber,
  readCertificateNumber,
} from '../../../api/certificate';
import { useBoot } from '../../../core/app-context';
import { useIsHydrated } from '../../../core/hydration/live';
import type { FailedResult } from '../../../data/query-result';
import { useCall } from '../../../data/use-call';
import { pagePath } from '../../../router/page-table';
import { usePage } from '../../../router/use-page';
import { useWayOn } from '../../../router/use-way-on';
import { Button, ButtonLink } from '../../../ui/button';
import { Container } from '../../../ui/container';
import { Loading, Skeleton } from '../../../ui/feedback';
import { formatHours } from '../../../ui/format';
import { Icon } from '../../../ui/icon';
import { Cluster } from '../../../ui/layout';
import { LazyBoundary, lazyPart } from '../../../ui/lazy-boundary';
import { Motif } from '../../../ui/motif';
import { ShareButton } from '../../../ui/share-button';
import { StatusPanel } from '../../../ui/status-panel';
import { DateText } from '../../../ui/value';
import { linkedInAddress } from './certificate/certificate-links';
import styles from './certificate.module.css';

/** Drawn for paper; the address beside it says the same. */
const qrCode = lazyPart(() => import('./certificate/qr-code'));

/** The certificate with the number of the path, for anyone who was given its address. */
export default function CertificatePage() {
  const { number = '' } = usePage().params;
  const isNumber = isCertificateNumber(number);
  const reading = useCall(isNumber ? getCertificate(number) : null);
  if (!isNumber) return <Misspelt number={number} />;
  switch (reading.status) {
    case 'loading':
      return (
        <Container className={styles.page ?? ''}>
          <Loading label="Memeriksa sertifikat">
            <Skeleton height="32rem" />
          </Loading>
        </Container>
      );
    case 'failed':
      if (reading.problem.code === 404) return <Unknown number={number} />;
      return <NotChecked {...reading} />;
    case 'ready':
      return <Sheet certificate={reading.data} />;
  }
}

/** An address typed off paper: the certificate is found all the same, where it can be told which one is meant. */
function Misspelt({ number }: { number: string }) {
  const way = useWayOn();
  const read = readCertificateNumber(number);
  const to = read && pagePath('certificate', { number: read });
  useEffect(() => {
    if (to !== null) way.go(to, { replace: true });
  }, [to, way]);
  if (to === null) return <Unknown number={number} />;
  return (
    <StatusPanel
      tone="waiting"
      icon="info"
      title="Memeriksa sertifikat"
      text={`Alamat ini menyebut sertifikat nomor ${read}.`}
      actions={
        <ButtonLink to={to} size="large">
          Buka sertifikat {read}
        </ButtonLink>
      }
    />
  );
}

function Sheet({ certificate }: { certificate: Certificate }) {
  const { holder, classroom, issuedAt, issuer, mentor, number } = certificate;
  const address = useAddress(number);
  return (
    <Container className={styles.page ?? ''}>
      <p className={styles.real} role="status">
        <Icon name="check" size={20} />
        Sertifikat ini asli. {issuer || 'Penyelenggara'} mencatatnya dengan nomor {number}.
      </p>
      <article className={styles.sheet} aria-labelledby="pemegang">
        <div className={styles.cloth}>
          <Motif size="3.5rem" />
        </div>
        <div className={styles.body}>
          <p className={styles.issuer}>{issuer}</p>
          <p>Sertifikat penyelesaian diberikan kepada</p>
          <h1 id="pemegang" className={styles.holder}>
            {holder}
          </h1>
          <p>yang telah menyelesaikan kelas</p>
          <p className={styles.name}>{classroom.name}</p>
          <dl className={styles.facts}>
            <Fact name="Diberikan">
              <DateText value={issuedAt} fallback="Tidak tercatat" />
            </Fact>
            <Fact name="Lama belajar">
              {classroom.durationHours > 0 ? formatHours(classroom.durationHours) : ''}
            </Fact>
            <Fact name="Mentor">{mentor}</Fact>
            <Fact name="Nomor">{number}</Fact>
          </dl>
          <div className={styles.proof}>
            <LazyBoundary
              part={qrCode}
              waiting={<span className={styles.code} />}
              failed={() => null}
            >
              {(QrCode) => <QrCode address={address} />}
            </LazyBoundary>
            <p>
              Keasliannya bisa diperiksa siapa pun di
              <br />
              <span className={styles.address}>{address}</span>
              <br />
              atau dengan mengetik nomornya di{' '}
              <span className={styles.address}>{checkAddress(address)}</span>
            </p>
          </div>
        </div>
      </article>
      <Cluster gap={1} className={styles.actions ?? ''}>
        <ButtonLink to={linkedInAddress(certificate, address)}>Tambahkan ke LinkedIn</ButtonLink>
        <Button variant="secondary" data-scripted="" onClick={() => print()}>
          Cetak atau simpan PDF
        </Button>
        <ShareButton title={`Sertifikat ${classroom.name}`} label="Bagikan sertifikat" />
        <ButtonLink variant="ghost" to={pagePath('courses-detail', { slug: classroom.slug })}>
          Tentang kelas ini
        </ButtonLink>
      </Cluster>
    </Container>
  );
}

/** The certificate's own address: the site's, as the page's head has it, and where it is shown now. */
function useAddress(number: string): string {
  const { tenant } = useBoot();
  const isHydrated = useIsHydrated();
  const path = pagePath('certificate', { number });
  return isHydrated ? location.origin + location.pathname : `https://${tenant.domain}${path}`;
}

/** The address at which the number is typed in, on the site of the certificate's own address. */
function checkAddress(address: string): string {
  return new URL(pagePath('certificate-check'), address).href;
}

function checkHref(number: string): string {
  return `${pagePath('certificate-check')}?${new URLSearchParams({ number: number.slice(0, 60) })}`;
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (children === '') return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Unknown({ number }: { number: string }) {
  return (
    <StatusPanel
      tone="bad"
      icon="warning"
      title="Sertifikat tidak ditemukan"
      text={`Tidak ada sertifikat dengan nomor ${number.slice(0, 60)}. Cocokkan nomornya dengan yang tertulis di sertifikat; tanda hubung dan huruf besar atau kecil tidak berpengaruh.`}
      actions={
        <ButtonLink to={checkHref(number)} size="large" variant="secondary">
          Periksa nomornya lagi
        </ButtonLink>
      }
    />
  );
}

function NotChecked({ problem, isFetching, retry }: FailedResult) {
  return (
    <StatusPanel
      tone="waiting"
      icon="info"
      title="Sertifikat belum bisa diperiksa"
      text={problem.message}
      actions={
        <Button size="large" icon="refresh" loading={isFetching} onClick={retry}>
          Periksa lagi
        </Button>
      }
    />
  );
}
