/** What stands below the study card. */
import type { CSSProperties } from 'react';
import { DataBlock } from '../../data/data-block';
import { pagePath, usePageSet } from '../../router/page-table';
import { useClassPath } from '../../sections/classes/class-path';
import { classCredits } from '../../sections/classes/credits';
import { everyClass } from '../../sections/classes/open-classes';
import { AppLink } from '../../ui/app-link';
import { ButtonLink } from '../../ui/button';
import { ActionRow } from '../../ui/container';
import { Skeleton } from '../../ui/feedback';
import { formatHours, formatPrice } from '../../ui/format';
import { Section } from '../../ui/layout';
import styles from './below.module.css';
import { funds, semester } from './content';
import { FormPart } from './form-part';

/** Sixteen weeks as a ruler. */
export function Semester() {
  return (
    <FormPart id="pekan" letter="C" title="Enam belas pekan, lima tanda tangan">
      <ol className={styles.weeks}>
        {semester.map(({ from, to, what, detail }) => {
          const style: CSSProperties & { '--from': number; '--to': number } = {
            '--from': from,
            '--to': to + 1,
          };
          return (
            <li key={what} style={style}>
              <p>{from === to ? `Pekan ${from}` : `Pekan ${from}–${to}`}</p>
              <h3>{what}</h3>
              <p>{detail}</p>
            </li>
          );
        })}
      </ol>
    </FormPart>
  );
}

/** What a partner brings, as reviewers count it. */
export function Funds() {
  return (
    <FormPart id="dana-padanan" letter="D" title="Yang dihitung sebagai dana padanan">
      <table className={styles.funds}>
        <tbody>
          {funds.map(({ what, how, counts }) => (
            <tr key={what} data-counts={counts}>
              <th scope="row">{what}</th>
              <td>{how}</td>
              <td>{counts ? 'dihitung' : 'tidak'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </FormPart>
  );
}

/** Workshops without credits, for those who teach. */
export function Lecturers() {
  const path = useClassPath();
  return (
    <FormPart id="dosen" letter="E" title="Untuk dosen: tanpa SKS, dengan RPS yang selesai">
      <DataBlock
        call={everyClass()}
        label="Memuat bengkel"
        skeleton={<Skeleton height="14rem" />}
        isEmpty={({ items }) => items.every((item) => classCredits(item) > 0)}
        empty={<p>Bengkel berikut diumumkan sebelum semester berjalan.</p>}
      >
        {({ items }) => (
          <ul className={styles.workshops}>
            {items
              .filter((item) => classCredits(item) === 0)
              .map((item) => (
                <li key={item.slug}>
                  <h3>
                    <AppLink to={path(item)}>{item.name}</AppLink>
                  </h3>
                  <p>{item.summary}</p>
                  <p className={styles.terms}>
                    {formatHours(item.durationHours)}, {formatPrice(item.price)}
                  </p>
                </li>
              ))}
          </ul>
        )}
      </DataBlock>
    </FormPart>
  );
}

/** Where a department begins. */
export function Review() {
  const has = usePageSet();
  return (
    <Section labelledBy="telaah">
      <div className={styles.review}>
        <h2 id="telaah">Bawa satu RPS. Kita telaah bersama.</h2>
        <div>
          <p>
            Sembilan puluh menit dengan koordinator kurikulum. Anda pulang dengan tabel padanan
            setengah jadi, lengkap dengan baris yang tidak menemukan pasangan.
          </p>
          <ActionRow>
            {has('make-appointment') && (
              <ButtonLink to={pagePath('make-appointment')} size="large">
                Jadwalkan telaah
              </ButtonLink>
            )}
            {has('curriculum') && (
              <ButtonLink to={pagePath('curriculum')} size="large" variant="secondary">
                Buka kurikulum
              </ButtonLink>
            )}
          </ActionRow>
        </div>
      </div>
    </Section>
  );
}
