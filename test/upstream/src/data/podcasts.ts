/** Twenty-four podcast episodes about the same subjects as the posts. */

import { mentors } from './mentors';
import { subjects } from './posts';
import { pick, slugOf, timeFromNow } from './table';
import { demoVideo } from './videos';

export interface PodcastDoc {
  id: number;
  slug: string;
  title: string;
  summary: string;
  content: string;
  cover: string;
  audio: string;
  video: string;
  durationSeconds: number;
  episode: number;
  publishedAt: string;
  category: { id: number; name: string; slug: string };
  speakers: string[];
}

const categoryNames = ['Cerita Alumni', 'Bincang Karier', 'Ruang Guru', 'Warga Digital'];

function episode(index: number): PodcastDoc {
  const subject = pick(subjects, index * 7 + 3);
  const guest = pick(mentors, index * 3);
  const name = pick(categoryNames, index);
  const title = `Ngobrol ${subject.name}`;
  const minutes = 18 + ((index * 7) % 30);
  const questions = subject.tips.map((tip) => `<li>${tip}.</li>`).join('');
  return {
    id: index + 1,
    slug: slugOf(title),
    title,
    summary: `${guest.name} dan tim Suara Belajar berbincang tentang ${subject.name}. ${subject.insight}`,
    content: `<p>${subject.lead}</p><p>${subject.insight} Dalam episode ini ${guest.name} bercerita bagaimana ia menghadapinya, apa yang gagal pada percobaan pertama, dan apa yang akhirnya bertahan.</p><h2>Catatan episode</h2><ul>${questions}</ul><p>Kirim pertanyaanmu untuk episode berikutnya; kami bacakan di awal rekaman.</p>`,
    cover: '',
    audio: '',
    // Some episodes were filmed too.
    video: index % 3 === 0 ? demoVideo('siniar', index + 1) : '',
    durationSeconds: minutes * 60 + index,
    episode: 24 - index,
    publishedAt: timeFromNow(-(index * 7 + 1)),
    category: { id: (index % categoryNames.length) + 1, name, slug: slugOf(name) },
    speakers: [guest.name, 'Tim Suara Belajar'],
  };
}

/** Every episode, the newest first. */
export const podcasts = (): PodcastDoc[] =>
  Array.from({ length: 24 }, (_, index) => episode(index));
