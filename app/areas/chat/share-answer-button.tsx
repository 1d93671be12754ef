import { useId, useState } from 'react';
import { useBoot } from '../../core/app-context';
import { browserOnly } from '../../router/chunk-guard';
import { ChatIcon } from './chat-icon';
import { usePassing } from './keep-note';
import styles from './message.module.css';
import type { ShareOutcome } from './share-answer';

/** What draws and shares comes when it is wanted. */
const loadShare = browserOnly(() => import('./share-answer'));

const SAID: Readonly<Record<ShareOutcome, string>> = {
  shared: 'Dibagikan',
  dismissed: '',
  copied: 'Teks disalin',
  saved: 'Gambar diunduh',
  failed: 'Belum bisa dibagikan',
};

/** Passes one answer on, as text or as a picture. */
export function ShareAnswerButton({ question, answer }: { question: string; answer: string }) {
  const { settings, tenant } = useBoot();
  const [isOpen, setOpen] = useState(false);
  const [said, say] = usePassing();
  const id = useId();
  const share = async (how: 'shareAsText' | 'shareAsImage') => {
    const brand = settings.meta.site_name || settings.title;
    const shared = { question, answer, brand, address: tenant.domain, logo: settings.logoDark };
    const outcome = await loadShare()
      .then((sharing) => sharing[how](shared))
      .catch((): ShareOutcome => 'failed');
    say(SAID[outcome]);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: it groups no form controls.
    <div className={styles.share} role="group" aria-label="Bagikan jawaban">
      <button
        type="button"
        className={styles.action}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <ChatIcon name="share" />
        <span aria-live="polite">{said || 'Bagikan'}</span>
      </button>
      <span id={id} className={styles.share}>
        {isOpen && (
          <>
            <button
              type="button"
              className={styles.action}
              onClick={() => void share('shareAsText')}
            >
              Sebagai teks
            </button>
            <button
              type="button"
              className={styles.action}
              onClick={() => void share('shareAsImage')}
            >
              Sebagai gambar
            </button>
          </>
        )}
      </span>
    </div>
  );
}
