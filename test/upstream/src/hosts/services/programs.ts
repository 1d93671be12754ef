/** Programs and the schools that take part in them. */

import { type Context, Hono } from 'hono';
import { shelf } from '../../contents/contents';
import type { Program } from '../../data/programs';
import type { School } from '../../data/schools';
import type { App } from '../../env';
import { paging, query } from '../../input';
import { fail, notFound, ok, paged } from '../../respond';
import { bySlug, type Condition, count, list } from '../../store';
import { schoolItem } from './regions';

/** A program in lists, with the number of its classes. */
function programItem(program: Program, totalClasses: number) {
  const { id, slug, name, summary } = program;
  return { id, slug, name, summary, logo: '', cover: '', totalClasses };
}

const classesOf = (c: Context<App>, programId: number): Promise<number> =>
  count(c.env.DB, shelf(c.get('contents'), 'classes'), ["doc ->> '$.programId' = ?", programId]);

/** The paged list of programs; the programs host answers with it too. */
export async function programList(c: Context<App>): Promise<Response> {
  const page = await list<Program>(c.env.DB, shelf(c.get('contents'), 'programs'), paging(c, 6));
  const totals = await Promise.all(page.items.map((program) => classesOf(c, program.id)));
  return paged(
    { ...page, items: page.items.map((program, i) => programItem(program, totals[i] ?? 0)) },
    (item) => item,
  );
}

export const programs = new Hono<App>()
  .get('/active', programList)
  .get('/active/detail', async (c) => {
    const program = await bySlug<Program>(
      c.env.DB,
      shelf(c.get('contents'), 'programs'),
      query(c, 'slug'),
    );
    if (!program) return notFound('Program');
    return ok({
      ...programItem(program, await classesOf(c, program.id)),
      careers: program.careers,
      description: program.description === '' ? '' : `<p>${program.description}</p>`,
    });
  })
  .get('/schools', async (c) => {
    const id = query(c, 'programId');
    if (!/^\d+$/.test(id)) return fail(400, 'programId wajib berupa angka');
    const where: Condition[] = [
      [
        "EXISTS (SELECT 1 FROM json_each(doc, '$.programIds') AS one WHERE one.value = ?)",
        Number(id),
      ],
    ];
    return paged(
      await list<School>(c.env.DB, shelf(c.get('contents'), 'schools'), { where, ...paging(c) }),
      schoolItem,
    );
  });
