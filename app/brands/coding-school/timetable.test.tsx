import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { fakeApp } from '../../core/app.fixture';
import { AppContext } from '../../core/app-context';
import { Timetable } from './timetable';

const batch = { id: 1, name: 'Angkatan 7', startDate: '2026-11-09', endDate: '2027-04-26' };
const gone = {
  ...batch,
  id: 2,
  name: 'Angkatan 6',
  startDate: '2026-01-05',
  endDate: '2026-06-22',
};

/** The timetable as it comes with the document on a Tuesday, after an answer of the platform. */
function shownAfter(answer: unknown): string {
  const boot = {
    now: Date.parse('2026-11-24T10:42:00+07:00'),
    prefetched: { 'api/batch/active?page=1': answer },
  };
  return renderToStaticMarkup(
    <AppContext value={fakeApp({ boot }).app}>
      <MemoryRouter>
        <Timetable />
      </MemoryRouter>
    </AppContext>,
  );
}

const answered = (data: unknown[]) => ({ status: true, data });

it('has a column for each batch under way, in its month', () => {
  const html = shownAfter(answered([gone, batch]));
  expect(html).toContain('Angkatan 7');
  expect(html).toContain('bulan ke-1');
  expect(html).not.toContain('Angkatan 6');
});

it('keeps its hours when nobody is in the building', () => {
  const html = shownAfter(answered([gone]));
  expect(html).toContain('Semua angkatan');
  expect(html).toContain('Kode dibaca manusia');
});
