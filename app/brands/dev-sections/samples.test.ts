import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CHOICES } from '../../art/identity/look';
import { isRecord } from '../../core/schema';
import { answerIn, type State } from './samples';
import { MANNERS } from './second';
import { groups } from './table';

const here = import.meta.dirname;
const sources = readdirSync(here)
  .filter((file) => /\.tsx$/.test(file))
  .map((file) => readFileSync(join(here, file), 'utf8'));
const source = sources.join('\n');

/** What no page shows by itself: it holds others, or works behind them. */
const UNSEEN = [
  ...['beside-picture', 'container', 'later', 'layout', 'night', 'visually-hidden'],
  // A hero with its buttons given, and a page has one.
  'audience-hero',
  // A call to action in the brand's own words.
  ...['last-word', 'own-question'],
  // Stands where the portal's first page comes.
  'learning-skeleton',
];

function componentsIn(folder: string): string[] {
  return readdirSync(join(here, '../..', folder))
    .filter((file) => /\.tsx$/.test(file) && !/\.(test|edge)\./.test(file))
    .map((file) => basename(file, '.tsx'))
    .filter((name) => !UNSEEN.includes(name));
}

it.each(['sections', 'ui', 'ui/chart'])('shows each component of app/%s', (folder) => {
  const shown = (name: string) => source.includes(`'../../${folder}/${name}'`);
  expect(componentsIn(folder).filter((name) => !shown(name))).toEqual([]);
});

it('has each group of the table of contents, once', () => {
  for (const { id } of groups) expect(source.split(`<Group id="${id}">`), id).toHaveLength(2);
});

it('puts on every manner that a brand file may name', () => {
  const { opening, card, list } = CHOICES;
  expect(MANNERS).toEqual({ opening, card, list });
});

describe('the platform', () => {
  it.each<[State, string, number]>([
    ['many', '/api/services/v1/class/active?page=1', 8],
    ['one', '/api/services/v1/program/active', 1],
    ['long', '/api/api/active/mentors', 3],
    ['empty', '/api/services/v1/class/active', 0],
  ])('in the state %s answers %s with %i rows', async (state, address, count) => {
    const body: unknown = await answerIn(state, address)?.json();
    const data = isRecord(body) ? body.data : null;
    const rows = isRecord(data) && 'items' in data ? data.items : data;
    expect(rows).toHaveLength(count);
  });

  it('fails in the state failed and at addresses that no section asks for', () => {
    expect(answerIn('failed', '/api/services/v1/class/active')?.status).toBe(500);
    expect(answerIn('many', '/api/services/v1/career/list')?.status).toBe(500);
    expect(answerIn('loading', '/api/services/v1/class/active')).toBeNull();
  });
});
