/** Classes: list, overview, syllabus, webinars, recent. */

import { type Context, Hono } from 'hono';
import { shelf } from '../../contents/contents';
import { type ClassDoc, classItem, classOverview } from '../../data/classes';
import { syllabusOf } from '../../data/syllabus';
import { type WebinarDoc, webinarItem } from '../../data/webinars';
import type { App } from '../../env';
import { amongIds, equal, search } from '../../filters';
import { paging, query } from '../../input';
import { fail, notFound, ok, paged } from '../../respond';
import { byId, type Condition, first, list } from '../../store';
import { hasJoined } from './learner';

/** Classes one can join stand before those that are over. */
const ORDER = `CASE doc ->> '$.phase' WHEN 'registration' THEN 0 WHEN 'upcoming' THEN 1
  WHEN 'started' THEN 2 WHEN 'coming_soon' THEN 3 ELSE 4 END, id`;

/** Whoever has joined a class, and whoever teaches or runs them, reads every chapter. */
async function isOpenTo(c: Context<App>, doc: ClassDoc): Promise<boolean> {
  const account = c.get('account');
  if (account === null) return false;
  return account.kind <= 3 || hasJoined(c, account.id, doc.slug);
}

const shelved = (c: Context<App>): string => shelf(c.get('contents'), 'classes');

export const classes = new Hono<App>()
  .get('/active', async (c) => {
    const where = [
      ...equal('phase', query(c, 'state')),
      ...equal('level', query(c, 'level')),
      ...equal('type', query(c, 'filter.type')),
      ...amongIds('programId', query(c, 'programIds')),
      ...search(query(c, 'search'), 'name', 'summary', 'tags', 'code'),
    ];
    const page = await list<ClassDoc>(c.env.DB, shelved(c), {
      where,
      order: ORDER,
      ...paging(c, 12),
    });
    return paged(page, classItem);
  })
  .get('/overview', async (c) => {
    const asked = query(c, 'slug');
    // Some pages name a class by its code, and there is no other call to ask with.
    const named: Condition = ["slug = ? OR doc ->> '$.code' = ?", asked, asked.toUpperCase()];
    const doc = await first<ClassDoc>(c.env.DB, shelved(c), named);
    if (!doc) return notFound('Kelas');
    const where: Condition[] = [["doc ->> '$.programId' = ? AND id <> ?", doc.programId, doc.id]];
    const related = await list<ClassDoc>(c.env.DB, shelved(c), { where, order: ORDER, perPage: 3 });
    return ok(classOverview(doc, related.items));
  })
  .get('/syllabus', async (c) => {
    const id = Number(query(c, 'classroomId'));
    if (!Number.isInteger(id) || id < 1) return fail(400, 'classroomId wajib berupa angka');
    const doc = await byId<ClassDoc>(c.env.DB, shelved(c), id);
    if (!doc) return notFound('Kelas');
    return ok(syllabusOf(doc, await isOpenTo(c, doc)));
  })
  .get('/webinar', async (c) => {
    const where = amongIds('programId', query(c, 'programIds'));
    const order = "doc ->> '$.startsIn' < 0, abs(doc ->> '$.startsIn')";
    const webinars = shelf(c.get('contents'), 'webinars');
    const page = await list<WebinarDoc>(c.env.DB, webinars, { where, order, ...paging(c, 6) });
    return paged(page, webinarItem);
  })
  .get('/recent', async (c) => {
    const page = await list<ClassDoc>(c.env.DB, shelved(c), { order: 'id DESC', perPage: 6 });
    return ok(page.items.map(classItem));
  });
