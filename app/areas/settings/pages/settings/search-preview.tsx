import { useBoot } from '../../../../core/app-context';
import { pageMeta } from '../../../../router/meta';
import { UpstreamImage } from '../../../../ui/upstream-image';
import styles from './search-preview.module.css';
import type { SettingValues } from './setting-fields';

/** About as much as search engines show, in characters. */
const TITLE = 60;
const DESCRIPTION = 155;

/** The home page as a search engine lists it, and as a card where its link is shared. */
export function SearchPreview({ values }: { values: SettingValues }) {
  const { tenant, settings } = useBoot();
  const meta = {
    name: values['meta.name'],
    site_name: values['meta.site_name'],
    description: values['meta.description'],
  };
  const { title, description } = pageMeta({
    settings: { title: values.title, meta },
    tenant,
    page: 'home',
    params: {},
    query: {},
    item: null,
    status: 200,
    number: 1,
  });
  const site = meta.site_name || values.title;
  const image = values['meta.image'] || values.image || settings.image;
  const icon = values.favicon || settings.favicon;
  const isSmall = values['meta.card'] === 'summary';
  return (
    <div className={styles.previews}>
      <section aria-label="Pratinjau hasil pencarian" className={styles.result}>
        <p className={styles.kind}>Hasil pencarian</p>
        <div className={styles.source}>
          <UpstreamImage
            key={icon}
            src={icon}
            alt=""
            width={28}
            height={28}
            className={styles.icon}
            fallback={null}
          />
          <p>
            {site}
            <span>https://{tenant.domain}</span>
          </p>
        </div>
        <p className={styles.title}>{cut(title, TITLE)}</p>
        <p className={styles.text}>{cut(description, DESCRIPTION)}</p>
        {values['meta.robot_index'] === '' && (
          <p className={styles.hidden}>Mesin pencari diminta tidak menampilkan situs ini.</p>
        )}
      </section>
      <section
        aria-label="Pratinjau kartu berbagi"
        className={isSmall ? styles.small : styles.card}
      >
        <p className={styles.kind}>Kartu berbagi</p>
        <div className={styles.face}>
          <UpstreamImage
            key={image}
            src={image}
            alt="Gambar berbagi"
            width={640}
            height={336}
            className={styles.image}
            fallback={<p className={styles.hidden}>Gambar ini tidak dapat ditampilkan.</p>}
          />
          <div className={styles.words}>
            <p className={styles.domain}>{tenant.domain}</p>
            <p className={styles.headline}>{title}</p>
            <p className={styles.text}>{cut(description, DESCRIPTION)}</p>
          </div>
        </div>
      </section>
    </div>
  );
}

function cut(text: string, most: number): string {
  const characters = [...text];
  return characters.length > most
    ? `${characters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
    : text;
}
