import { useBoot } from '../../../../core/app-context';
import { pagePath, pageRow, usePageSet } from '../../../../router/page-table';
import { AppLink } from '../../../../ui/app-link';
import { Icon, type IconName } from '../../../../ui/icon';
import styles from './ways.module.css';

/** Lists that a visitor may go through instead, in the order of what most come for. */
const LISTS = [
  'class',
  'courses',
  'program',
  'event',
  'mentor',
  'news',
  'berita',
  'blog',
  'podcasts',
  'tulisan-temans',
  'career',
  'donation',
] as const;

/** Pages of a menu that are no list: about the tenant, and whom to ask, which stands last. */
const NOT_LISTED = ['about', 'chat', 'make-appointment'];

/** Ways on: what the brand's menu names, the tenant's other lists, and whom to ask. */
export function Ways({ title }: { title: string }) {
  const has = usePageSet();
  const { look, tenant } = useBoot();
  const named = (look.menu ?? []).filter((name) => !NOT_LISTED.includes(name));
  const lists = [...new Set([...named, ...LISTS])].filter(has);
  const labelOf = (name: string) =>
    tenant.titles[name]?.title ?? pageRow(name)?.menu?.label ?? name;
  return (
    <nav aria-label="Jelajahi" className={styles.ways}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>
        {lists.map((name) => (
          <Way key={name} to={pagePath(name)} label={labelOf(name)} />
        ))}
        {has('chat') ? (
          <Way to={pagePath('chat')} label="Tanya asisten" icon="chat" />
        ) : (
          <Way to={pagePath('make-appointment')} label="Tanya tim kami" icon="calendar" />
        )}
      </ul>
    </nav>
  );
}

interface WayProps {
  to: string;
  label: string;
  icon?: IconName;
}

function Way({ to, label, icon = 'arrow-right' }: WayProps) {
  return (
    <li>
      <AppLink to={to} className={styles.link}>
        {label}
        <Icon name={icon} size={18} />
      </AppLink>
    </li>
  );
}
