/** An answer with all that an answer may hold: links of every kind, code, formulas, a wide table. */

import { shelf } from '../contents/contents';
import type { ClassDoc } from '../data/classes';
import type { Program } from '../data/programs';
import type { Database } from '../env';
import { byId } from '../store';

const answerWith = (first: ClassDoc, { name, slug }: Program): string => `## Dari rumus ke kode

Luas lingkaran adalah $\\pi r^2$; untuk tabung dikalikan tingginya:

$$
V = \\pi r^2 t
$$

\`\`\`js
// Luas lingkaran
const luas = (jari) => Math.PI * jari ** 2;
\`\`\`

| Bangun | Rumus | Satuan | Keterangan | Contoh | Hasil |
| --- | --- | --- | --- | --- | --- |
| Lingkaran | πr² | meter persegi | Jari-jari dikuadratkan | r = 7 | 154 |
| Tabung | πr²t | meter kubik | Dikalikan tinggi | r = 7, t = 10 | 1540 |

Mulailah dari kelas [${first.name}](/Class/${first.slug}) di program [${name}](/Program/${slug}),
lalu baca [berita terbaru](/News) atau [situs lain](https://contoh.id/belajar). Tautan seperti
[ini](/session/logout) tidak ke mana-mana.`;

/** The answer to a question with `[[rich]]`, about the first class of the contents named. */
export async function rich(
  db: Database,
  contents: string,
  question: string,
): Promise<string | undefined> {
  if (!question.includes('[[rich]]')) return undefined;
  const found = await byId<ClassDoc>(db, shelf(contents, 'classes'), 1);
  const program = await byId<Program>(db, shelf(contents, 'programs'), 1);
  return found && program ? answerWith(found, program) : undefined;
}
