import type { ReactNode } from 'react';
import { type Certificate, getCertificate, isCertificateNumber } from '../api/certificate';
import type { Failure } from '../data/reading';
import { useCall } from '../data/use-call';
import { pagePath } from '../route/page-table';
import { usePage } from '../route/use-page';
import { AppLink } from '../ui/app-link';
import { Button, ButtonLink } from '../ui/button';
import { Container } from '../ui/container';
import { Loading, Skeleton } from '../ui/feedback';
import { formatHours } from '../ui/format';
import { Icon } from '../ui/icon';
import { Cluster } from '../ui/layout';
import { Motif } from '../ui/motif';
import { ShareButton } from '../ui/share-button';
import { StatusPanel } from '../ui/status-panel';
import { DateText } from '../ui/value';
import styles from './certificate.module.css';

/** The certificate with the number of the path, for anyone who was given its address. */
export default function CertificatePage() {
  const { number = '' } = usePage().params;
  const isNumber = isCertificateNumber(number);
  const reading = useCall(isNumber ? getCertificate(number) : null);
  if (!isNumber) return <Unknown number={number} />;
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

function Sheet({ certificate }: { certificate: Certificate }) {
  const { holder, classroom, issuedAt, issuer, mentor, number } = certificate;
  return (
    <Container className={styles.page ?? ''}>
      <p className={styles.real} role="status">
        <Icon name="check" size={20} />
        Sertifikat ini asli. {issuer} mencatatnya dengan nomor {number}.
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
              <DateText value={issuedAt} />
            </Fact>
            <Fact name="Lama belajar">{formatHours(classroom.durationHours)}</Fact>
            <Fact name="Mentor">{mentor}</Fact>
            <Fact name="Nomor">{number}</Fact>
          </dl>
        </div>
      </article>
      <Cluster gap={1} className={styles.actions ?? ''}>
        <ShareButton title={`Sertifikat ${classroom.name}`} label="Bagikan sertifikat" />
        <Button variant="secondary" onClick={() => print()}>
          Cetak
        </Button>
        <AppLink to={pagePath('courses-detail', { slug: classroom.slug })}>
          Tentang kelas ini
        </AppLink>
      </Cluster>
    </Container>
  );
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
      text={`Tidak ada sertifikat dengan nomor ${number.slice(0, 60)}. Cocokkan nomornya dengan yang tertulis di sertifikat; huruf dan angkanya harus persis sama.`}
      actions={
        <ButtonLink to="/" size="large" variant="secondary">
          Ke beranda
        </ButtonLink>
      }
    />
  );
}

function NotChecked({ problem, isAsking, retry }: Failure) {
  return (
    <StatusPanel
      tone="waiting"
      icon="info"
      title="Sertifikat belum bisa diperiksa"
      text={problem.message}
      actions={
        <Button size="large" icon="refresh" loading={isAsking} onClick={retry}>
          Periksa lagi
        </Button>
      }
    />
  );
}
