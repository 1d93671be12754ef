import { COOKIES } from '../../../../shell/session/kept-cookies';
import { Card } from '../../../../ui/card';
import styles from '../my-data.module.css';
import { sizeText } from './size-text';
import type { KeptPart, Survey } from './survey';

const GROUPS: readonly (readonly [KeptPart['group'], title: string, text: string])[] = [
  [
    'learning',
    'Belajar',
    'Catatan, kemajuan, dan hasil kuismu. Tidak ada salinannya di tempat lain.',
  ],
  ['assistant', 'Percakapan dengan asisten', 'Riwayat dan tulisan yang belum kamu kirim.'],
  ['sent', 'Formulir', 'Yang sudah dan yang belum kamu kirim lewat formulir situs ini.'],
  ['offline', 'Bab luring', 'Bab yang kamu buka, supaya bisa dibaca tanpa koneksi.'],
  ['other', 'Simpanan lain', 'Rencana, daftar pilihan, dan permainan di halaman depan.'],
  [
    'marks',
    'Setelan dan penanda',
    'Tempat berhenti, pilihanmu, dan data teknis supaya situs ini berjalan.',
  ],
];

/** What there is, by group, with how much of each and how large it is. */
export function KeptList({ survey }: { survey: Survey }) {
  const { parts, others, cookies } = survey;
  const shown = GROUPS.map(([group, title, text]) => {
    return { title, text, parts: parts.filter((part) => part.group === group && part.bytes > 0) };
  }).filter((group) => group.parts.length > 0);
  const bytes = parts.reduce((sum, part) => sum + part.bytes, 0);
  return (
    <>
      <p className={styles.text}>
        {shown.length === 0 ? 'Belum ada apa-apa selain kuki.' : `Semuanya ${sizeText(bytes)}.`}
      </p>
      <ul className={styles.groups}>
        {shown.map((group) => (
          <li key={group.title}>
            <Group {...group} />
          </li>
        ))}
        <li>
          <Cookies present={cookies} />
        </li>
      </ul>
      {others.count > 0 && (
        <p className={styles.note}>
          Ada juga {others.count} simpanan ({sizeText(others.bytes)}) milik akun lain yang pernah
          masuk di peramban ini, atau situs lain di alamat yang sama. Isinya tidak ditampilkan.
        </p>
      )}
    </>
  );
}

interface GroupProps {
  title: string;
  text: string;
  parts: readonly KeptPart[];
}

function Group({ title, text, parts }: GroupProps) {
  return (
    <Card as="article" className={styles.group ?? ''}>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.note}>{text}</p>
      <dl className={styles.rows}>
        {parts.map(({ noun, count, bytes }) => (
          <div key={noun}>
            <dt>
              {count} {noun}
            </dt>
            <dd>{sizeText(bytes)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function Cookies({ present }: { present: readonly string[] }) {
  const hidden = COOKIES.filter(({ isHidden }) => isHidden);
  const whatOf = (name: string) =>
    COOKIES.find((cookie) => cookie.name === name)?.what ?? 'statistik kunjungan';
  return (
    <Card as="article" className={styles.group ?? ''}>
      <h3 className={styles.title}>Kuki</h3>
      <p className={styles.note}>Dikirim peramban ke situs ini saja, tidak ke situs lain.</p>
      {present.length > 0 && (
        <dl className={styles.cookies}>
          {present.map((name) => (
            <div key={name}>
              <dt>
                <code>{name}</code>
              </dt>
              <dd>{whatOf(name)}</dd>
            </div>
          ))}
        </dl>
      )}
      <details className={styles.hidden}>
        <summary>{hidden.length} kuki lain yang tidak bisa dibaca halaman ini</summary>
        <p>
          Mungkin ada, mungkin tidak: demi keamanan hanya server yang bisa membacanya. Semuanya ikut
          dihapus.
        </p>
        <ul>
          {hidden.map(({ name, what }) => (
            <li key={name}>
              <code>{name}</code>: {what}
            </li>
          ))}
        </ul>
      </details>
    </Card>
  );
}
