import { pagePath, usePageSet } from '../../router/page-table';
import { AppLink } from '../../ui/app-link';
import { NeedsScript } from '../../ui/needs-script';
import styles from './chat-view.module.css';

/** Where else there are answers, in the order they are likely to help. */
const ELSEWHERE = [
  { page: 'make-appointment', label: 'Buat perjanjian dengan kami' },
  { page: 'class', label: 'Lihat semua kelas' },
  { page: 'program', label: 'Lihat semua program' },
] as const;

/** What the assistant's page is to who has no script: a word on why, and where else to ask. */
export function WithoutAssistant() {
  const has = usePageSet();
  const ways = ELSEWHERE.filter(({ page }) => has(page));
  return (
    <div className={styles.notice}>
      <NeedsScript>
        Asisten menjawab lewat JavaScript, yang mati di peramban ini.
        {ways.map(({ page, label }) => (
          <span key={page}>
            {' '}
            <AppLink to={pagePath(page)}>{label}</AppLink>.
          </span>
        ))}
      </NeedsScript>
    </div>
  );
}
