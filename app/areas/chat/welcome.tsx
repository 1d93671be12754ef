import { useBoot } from '../../core/app-context';
import { Icon } from '../../ui/icon';
import { useOwnWords } from '../../ui/own-words';
import styles from './welcome.module.css';

/** For who has no words of their own. */
const GENERAL = {
  title: 'Mau belajar apa hari ini?',
  prompts: [
    'Aku ingin belajar koding dari nol. Sebaiknya mulai dari mana?',
    'Bantu aku menyusun jadwal belajar lima jam seminggu.',
    'Apa bedanya analis data dan ilmuwan data?',
    'Bagaimana menyiapkan portofolio untuk melamar kerja pertama?',
  ],
} as const;

/** What an empty conversation shows: what to expect, and questions to begin with. */
export function Welcome({ onAsk }: { onAsk: (query: string) => void }) {
  const { settings } = useBoot();
  const { title, prompts } = useOwnWords()?.chat ?? GENERAL;
  return (
    <div className={styles.welcome}>
      <img className={styles.mark} src={settings.favicon} alt="" width={56} height={56} />
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.lead}>
        Tanyakan soal kelas, jalur belajar, atau karier digital. Asisten menjawab langsung di sini.
      </p>
      <ul className={styles.suggestions}>
        {prompts.map((suggestion) => (
          <li key={suggestion}>
            <button type="button" className={styles.suggestion} onClick={() => onAsk(suggestion)}>
              <span>{suggestion}</span>
              <Icon name="arrow-right" size={18} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
