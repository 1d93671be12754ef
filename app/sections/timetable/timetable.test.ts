import { expect, it } from 'vitest';
import { splitAtTimetable } from './timetable';

const LIST = '<ul><li>08.30 Registrasi</li><li>9:00 Pembukaan.</li></ul>';
const ROWS = [
  { time: '08.30', what: 'Registrasi' },
  { time: '09.00', what: 'Pembukaan' },
];

it.each([
  {
    html: `<p>a</p><h2>Rangkaian</h2>${LIST}<p>b</p>`,
    split: { before: '<p>a</p>', after: '<p>b</p>', title: 'Rangkaian', rows: ROWS },
  },
  { html: LIST, split: { before: '', after: '', title: 'Susunan acara', rows: ROWS } },
  {
    html: `<h2>Untuk siapa</h2><p>a</p>${LIST}`,
    split: {
      before: '<h2>Untuk siapa</h2><p>a</p>',
      after: '',
      title: 'Susunan acara',
      rows: ROWS,
    },
  },
])('finds the timetable of $html', ({ html, split }) => {
  expect(splitAtTimetable(html)).toEqual(split);
});

it.each([
  '',
  '<p>08.30 Registrasi</p>',
  '<ul><li>Laptop</li><li>08.30 Registrasi</li></ul>',
  '<ul><li>08.30 Registrasi</li></ul>',
  '<ul><li>08.30 <b>Registrasi</b></li><li>09.00 Pembukaan</li></ul>',
  '<ul><li>08.30 Q&amp;A</li><li>09.00 Pembukaan</li></ul>',
  '<ul><li>08.30 Registrasi</li><li>09.00 Pembukaan</li>',
])('leaves %j as it is', (html) => {
  expect(splitAtTimetable(html)).toBeNull();
});
