import { items, SCALES } from '../../../../sections/disc/items';
import { type Point, PointSection } from '../../../../sections/point-section';
import { Button } from '../../../../ui/button';
import { ActionRow } from '../../../../ui/container';
import { Section } from '../../../../ui/layout';
import { NeedsScript } from '../../../../ui/needs-script';
import { PageHeader } from '../../../../ui/page-header';
import styles from './intro.module.css';
import { scaleTexts } from './types';

const WORTH: readonly Point[] = [
  {
    icon: 'clock',
    title: 'Sekitar delapan menit',
    text: 'Kerjakan dalam suasana tenang. Jawaban pertama biasanya yang paling jujur.',
  },
  {
    icon: 'check',
    title: 'Tidak ada jawaban salah',
    text: 'Semua pernyataan baik. Kamu hanya memilih mana yang paling dan paling tidak sepertimu.',
  },
  {
    icon: 'lock',
    title: 'Jawabanmu tetap di perangkatmu',
    text: 'Yang kami terima hanya tipe hasilmu, tanpa nama dan tanpa jawaban satu per satu.',
  },
];

interface IntroProps {
  onStart: () => void;
  /** Brings back the result that was there before; left out where there was none. */
  onBackToResult: (() => void) | undefined;
}

/** What the test is, before it begins. */
export function Intro({ onStart, onBackToResult }: IntroProps) {
  return (
    <>
      <PageHeader
        title="Kenali gaya kerjamu dalam 24 pertanyaan"
        current="Tes kepribadian"
        lead="Tes DISC membantu melihat apa yang menggerakkanmu, bagaimana kamu bekerja dengan orang lain, dan cara belajar yang cocok."
      >
        <ActionRow>
          <Button size="large" iconEnd="arrow-right" data-scripted="" onClick={onStart}>
            Mulai tes
          </Button>
          {onBackToResult && (
            <Button size="large" variant="secondary" onClick={onBackToResult}>
              Kembali ke hasil sebelumnya
            </Button>
          )}
        </ActionRow>
        <NeedsScript>
          Tes ini dihitung di perangkatmu dan memerlukan JavaScript. Tanpa itu, keempat gayanya bisa
          kamu baca di bawah.
        </NeedsScript>
      </PageHeader>
      <PointSection title="Sebelum mulai" points={WORTH} />
      <Section ground="soft" labelledBy="empat-skala">
        <h2 id="empat-skala" className={styles.title}>
          Empat gaya yang dilihat
        </h2>
        <dl className={styles.scales}>
          {SCALES.map((scale) => (
            <div key={scale} className={styles.scale}>
              <dt>
                <span aria-hidden="true" className={styles.letter}>
                  {scale}
                </span>
                {scaleTexts[scale].name}
              </dt>
              <dd>{scaleTexts[scale].motto}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.note}>
          Terdiri atas {items.length} kelompok pernyataan. Hasilnya gambaran, bukan diagnosis; gaya
          setiap orang bisa berubah menurut keadaan.
        </p>
      </Section>
    </>
  );
}
