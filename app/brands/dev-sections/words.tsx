/** Figures, texts, and the ways between pages. */
import { useState } from 'react';
import { Accordion, Disclosure } from '../../ui/accordion';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { Button } from '../../ui/button';
import { BarList } from '../../ui/chart/bar-list';
import { ChartFigure } from '../../ui/chart/chart-figure';
import { ColumnChart } from '../../ui/chart/column-chart';
import { DotList } from '../../ui/chart/dot-list';
import { ShareBar } from '../../ui/chart/share-bar';
import { TileMap } from '../../ui/chart/tile-map';
import { formatNumber } from '../../ui/format';
import { Confirm } from '../../ui/late/confirm';
import { Dialog } from '../../ui/late/dialog';
import { UndoNotice } from '../../ui/late/undo-notice';
import { NeedsScript } from '../../ui/needs-script';
import { Pagination } from '../../ui/pagination';
import { RichText } from '../../ui/rich-text/rich-text';
import { ScriptNote } from '../../ui/script-note';
import { SideLayout } from '../../ui/side-layout';
import { StackedTable } from '../../ui/stacked-table';
import { DateText, MomentText, Price } from '../../ui/value';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { WithoutScript } from '../../ui/without-script';
import { LONG, UNBROKEN } from './samples';
import { Group, Specimen } from './specimen';

const data = [
  { label: 'Jawa Barat', value: 98_765_432 },
  { label: 'Papua Pegunungan', value: 320 },
  { label: 'Aceh', value: 0 },
];
const ranked = data.map((datum, index) => ({ ...datum, value: 90 - index * 7, rank: index + 1 }));
const months = Array.from({ length: 12 }, (_, index) => ({
  label: `Bulan ${index + 1}`,
  value: (index * 7919) % 1000,
}));

export function Charts() {
  return (
    <Group id="bagan">
      <Specimen name="BarList">
        <BarList data={data} />
        <BarList data={[{ label: LONG, value: 0 }]} />
      </Specimen>
      <Specimen name="DotList">
        <DotList data={ranked} ticks={[50, 75, 100]} format={formatNumber} caption="Skala 50–100" />
      </Specimen>
      <Specimen name="ChartFigure, ColumnChart">
        <ChartFigure
          title="Empat bulan"
          summary="Naik dan turun."
          level={3}
          table={{ head: ['Bulan', 'Jumlah'], data: months.slice(-4) }}
        >
          <ColumnChart data={months.slice(-4)} label="Naik dan turun" />
        </ChartFigure>
        <ColumnChart data={months.slice(0, 1)} label="Satu bulan" />
        <ColumnChart data={[]} label="Belum ada" />
      </Specimen>
      <Specimen name="ShareBar">
        <ShareBar data={data} />
      </Specimen>
      <Specimen name="TileMap">
        <TileMap data={data} label="Dua provinsi" measure="Peserta" />
      </Specimen>
    </Group>
  );
}

const HTML = `<p>Paragraf dengan <strong>tebal</strong>, <em>miring</em>, dan <a href="/">tautan</a>.</p>
<h2>Judul</h2><ul><li>Satu</li><li>${UNBROKEN}</li></ul><blockquote>Kutipan.</blockquote>
<table><tr><th>Kolom</th><td>Isi</td></tr></table><pre>satu baris kode</pre>`;

const rows = ['Satu', LONG].map((heading) => ({
  key: heading,
  heading,
  cells: [heading, formatNumber(987_654_321)],
}));

/** What is read, and the ways on from there. */
export function Read() {
  return (
    <>
      <Texts />
      <Ways />
    </>
  );
}

function Texts() {
  return (
    <Group id="teks">
      <Specimen name="RichText">
        <RichText html={HTML} />
      </Specimen>
      <Specimen name="StackedTable">
        <StackedTable columns={['', 'Nama', 'Jumlah']} rows={rows} strong="Jumlah" />
        <StackedTable columns={['Baris', 'Nama', 'Jumlah']} rows={rows.slice(0, 1)} compact />
      </Specimen>
      <Specimen name="Price, DateText, MomentText">
        <p>
          <Price value={0} />, <Price value={987_654_321} />, <DateText value="2030-01-07" />,{' '}
          <DateText value="" />, <MomentText value="2030-01-07T09:30:00+07:00" />
        </p>
      </Specimen>
      <SideLayout label="Contoh samping" side={<p>Yang menemani teks.</p>}>
        <p>
          Teks utama: {LONG}. <VisuallyHidden>Hanya didengar.</VisuallyHidden>
        </p>
      </SideLayout>
    </Group>
  );
}

const PAGES: readonly [page: number, total: number][] = [
  [1, 3],
  [5, 12],
  [12, 12],
];

function Ways() {
  const [isOpen, setOpen] = useState(false);
  const [isAsked, setAsked] = useState(false);
  return (
    <Group id="jalan">
      <Specimen name="Breadcrumbs">
        <Breadcrumbs trail={[{ label: 'Beranda', to: '/' }]} current={LONG} />
      </Specimen>
      <Specimen name="Pagination">
        {PAGES.map(([page, totalPages]) => (
          <Pagination
            key={page}
            page={page}
            totalPages={totalPages}
            hrefOf={(one) => `?halaman=${one}`}
            label={`Halaman ${page} dari ${totalPages}`}
          />
        ))}
      </Specimen>
      <Specimen name="Accordion, Disclosure">
        <Accordion>
          <Disclosure title="Terbuka" open>
            <p>{LONG}</p>
          </Disclosure>
          <Disclosure title={LONG}>
            <p>{UNBROKEN}</p>
          </Disclosure>
        </Accordion>
      </Specimen>
      <Specimen name="Dialog">
        <Button onClick={() => setOpen(true)}>Buka jendela</Button>
        <Dialog
          open={isOpen}
          onClose={() => setOpen(false)}
          title={LONG}
          footer={<Button onClick={() => setOpen(false)}>Selesai</Button>}
        >
          <p>{UNBROKEN}</p>
        </Dialog>
      </Specimen>
      <Specimen name="Confirm">
        <Button onClick={() => setAsked(true)}>Tanya sekali lagi</Button>
        <Confirm
          open={isAsked}
          title="Hapus contoh ini?"
          yes={LONG}
          onYes={() => setAsked(false)}
          onClose={() => setAsked(false)}
          problem="Belum bisa dihapus."
        >
          <p>{UNBROKEN}</p>
        </Confirm>
      </Specimen>
      <Specimen name="UndoNotice">
        <UndoNotice takesFocus={false} onUndo={() => {}}>
          {LONG}
        </UndoNotice>
        <UndoNotice takesFocus={false} tone="danger" onUndo={undefined}>
          {UNBROKEN}
        </UndoNotice>
      </Specimen>
      <Specimen name="NeedsScript">
        <NeedsScript>Alat ini memerlukan JavaScript.</NeedsScript>
      </Specimen>
      <Specimen name="ScriptNote">
        <ScriptNote />
      </Specimen>
      <Specimen name="WithoutScript">
        <WithoutScript>
          <p>Hanya terlihat tanpa skrip.</p>
        </WithoutScript>
      </Specimen>
    </Group>
  );
}
