import type { ReactNode } from 'react';
import { Container } from '../../ui/container';
import { PageHeader } from '../../ui/page-header';
import { DateText } from '../../ui/value';
import styles from './legal-page.module.css';

export interface LegalPart {
  /** The fragment that links to the part. */
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
}

type LegalPageProps = {
  title: string;
  lead: string;
  /** ISO date from which the text holds. */
  since: string;
  /** The text in a few sentences, for those who read no further. */
  gist: readonly string[];
  parts: readonly LegalPart[];
};

/** A legal text to be read: its gist first, a list of its parts beside it, each part with an address. */
export function LegalPage({ title, lead, since, gist, parts }: LegalPageProps) {
  return (
    <>
      <PageHeader title={title} lead={lead}>
        <p className={styles.since}>
          Berlaku sejak <DateText value={since} />
        </p>
      </PageHeader>
      <Container className={styles.body ?? ''}>
        <nav aria-label="Isi dokumen" className={styles.contents}>
          <ol>
            {parts.map((part) => (
              <li key={part.id}>
                <a href={`#${part.id}`}>{part.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.text}>
          <section aria-labelledby="ringkasan" className={styles.gist}>
            <h2 id="ringkasan">Ringkasnya</h2>
            <ul>
              {gist.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </section>
          {parts.map((part, index) => (
            <section key={part.id} id={part.id} aria-labelledby={`${part.id}-judul`}>
              <h2 id={`${part.id}-judul`}>
                {index + 1}. {part.title}
              </h2>
              {part.body}
            </section>
          ))}
        </div>
      </Container>
    </>
  );
}
