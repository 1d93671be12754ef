/** Questions that may come next, made of what an answer has named: the platform suggests none. */

const MOST = 3;

/** A link to something that can be joined or attended, with its name. */
const NAMED = /\[([^\]\n]{3,80})\]\((\/(?:Class|Courses|Program|Event)\/[^)\s]+)\)/gi;

/** Up to three questions that lead on from an answer; none that has just been asked. */
export function followUps(question: string, answer: string): readonly string[] {
  const names = [...new Set([...answer.matchAll(NAMED)].map(([, name = '']) => plain(name)))];
  const [first, second] = names;
  const asked = question.toLowerCase();
  const found = [
    first !== undefined && second !== undefined && `Apa bedanya ${first} dan ${second}?`,
    first !== undefined && `Apa yang perlu kusiapkan sebelum ikut ${first}?`,
    /```/.test(answer) && 'Jelaskan kodenya baris demi baris.',
    /^\s*\d+\.\s/m.test(answer) && 'Buatkan jadwal mingguan dari langkah-langkah itu.',
    'Beri satu contoh nyata.',
  ];
  return found
    .filter((text) => text !== false)
    .filter((text) => text.toLowerCase() !== asked)
    .slice(0, MOST);
}

function plain(name: string): string {
  return name.replace(/[*_`~]/g, '').trim();
}
