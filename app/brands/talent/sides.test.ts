import { describe, expect, it } from 'vitest';
import type { Job } from '../../api/career';
import type { GalleryItem } from '../../api/gallery';
import { deskHref, meetingText, openJobs, readDesk, skillsOf } from './sides';

describe('the desk in the address', () => {
  it.each([
    ['', { side: 'orang', filter: '' }, '?mencari=orang'],
    ['mencari=kerja', { side: 'kerja', filter: '' }, '?mencari=kerja'],
    ['mencari=emas&saring=', { side: 'orang', filter: '' }, '?mencari=orang'],
    [
      'mencari=kerja&saring=entry',
      { side: 'kerja', filter: 'entry' },
      '?mencari=kerja&saring=entry',
    ],
    [
      'saring=Analisis+data',
      { side: 'orang', filter: 'Analisis data' },
      '?mencari=orang&saring=Analisis+data',
    ],
  ] as const)('%s', (query, desk, href) => {
    expect(readDesk(new URLSearchParams(query))).toEqual(desk);
    expect(deskHref(desk)).toBe(href);
  });
});

function job(id: string, level: string, deadline: string, isOpen = true): Job {
  const money = { salaryMin: 0, salaryMax: 0 };
  const career = { id: '', name: '', slug: '', logo: '' };
  const texts = { slug: '', title: '', summary: '', city: '', type: '', careerId: '' };
  return { ...money, ...texts, id, level, deadline, isOpen, career };
}

describe('openJobs', () => {
  const jobs = [
    job('late', 'entry', '2026-12-30'),
    job('never', 'mid', ''),
    job('over', 'entry', '2026-11-20'),
    job('shut', 'entry', '2026-12-01', false),
    job('today', 'mid', '2026-11-22'),
  ];
  const now = Date.parse('2026-11-22T10:00:00+07:00');
  it.each([
    ['', ['today', 'late', 'never']],
    ['mid', ['today', 'never']],
    ['senior', []],
  ])('of level %j', (level, ids) => {
    expect(openJobs(jobs, now, level).map(({ id }) => id)).toEqual(ids);
  });
});

const work = (kind: string, maker: string, title: string): GalleryItem => ({
  ...{ id: title, caption: '', classroom: '', subject: '', image: '', video: '' },
  ...{ date: '', location: '', kind, maker, title },
});

it('knows each skill once', () => {
  expect(
    skillsOf([work('B', '', ''), work('', '', ''), work('A', '', ''), work('B', '', '')]),
  ).toEqual(['B', 'A']);
});

it('writes down who is to be met', () => {
  expect(meetingText([work('A', 'Sekar', 'Formulir')])).toContain('- Sekar (Formulir)\n');
});
