/** An answer with all that an answer may hold: links of every kind, code, formulas, a wide table. */

const answer = `## Dari rumus ke kode

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

Mulailah dari kelas [Dasar Web](/Class/dasar-web) di program [Rekayasa Web](/Program/rekayasa-web),
lalu baca [berita terbaru](/News) atau [situs lain](https://contoh.id/belajar). Tautan seperti
[ini](/session/logout) tidak ke mana-mana.`;

/** The answer to a question with `[[rich]]`. */
export const rich = (question: string): string | undefined =>
  question.includes('[[rich]]') ? answer : undefined;
