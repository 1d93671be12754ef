/**
 * Addresses at tenants with contents of their own, kept as a file for specs and benches that know no
 * contents. `vitest -u` writes it anew after a change to data/sites.
 */

import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Contents, contentsOf } from '../src/contents/contents';
import { STUDENT } from '../src/data/invoices';
import { syllabusOf } from '../src/data/syllabus';
import { certificateNumber } from '../src/hosts/services/learner';

type Samples = Record<string, Record<string, string>>;

const files = readdirSync(new URL('../src/data/sites', import.meta.url));
const keys = files.map((file) => file.replace('.ts', '')).sort();

/** What there is a first of. */
function samplesOf({ documents }: Contents, certificate: string): Samples {
  const { classes, programs, posts, podcasts, careers, jobs, categories, mentors } = documents;
  const samples: Samples = { certificate: { number: certificate } };
  const [first] = classes;
  const paid = classes.find(({ price }) => price > 0);
  for (const [doc, name] of [
    [first, 'courses'],
    [paid, 'courses-premium'],
  ] as const) {
    if (!doc) continue;
    const [module] = syllabusOf(doc, true);
    samples[`${name}-detail`] = { slug: doc.slug };
    samples[`${name}-chapter`] = {
      slug: doc.slug,
      moduleSlug: module?.slug ?? '',
      chapterSlug: module?.chapters[0]?.slug ?? '',
    };
  }
  if (first) {
    for (const name of ['class-detail', 'class-competence']) samples[name] = { slug: first.slug };
    for (const name of ['class-code', 'pesilat-class', 'overview']) {
      samples[name] = { code: first.code };
    }
  }
  const [program] = programs;
  if (program) {
    samples['program-slug'] = { slug: program.slug };
    samples['program-detail'] = { id: String(program.id), slug: program.slug };
    samples['curriculum-program'] = { program: program.slug };
  }
  const post = (kind: string) => posts.find(({ kindSlug }) => kindSlug === kind);
  for (const [kind, bySlug, byId] of [
    ['news', 'news-article', 'news-detail'],
    ['berita', 'berita-article', 'berita-detail'],
    ['blog', '', 'blog-detail'],
    ['articles', 'article', ''],
    ['tulisan-temans', 'tulisan-temans-detail', ''],
    ['events', 'event-detail', ''],
    ['campaigns', 'campaign', ''],
  ] as const) {
    const found = post(kind);
    if (!found) continue;
    const { slug } = found;
    if (bySlug !== '') samples[bySlug] = { slug };
    if (byId !== '') samples[byId] = { id: String(found.id), title: slug };
  }
  for (const [kind, page] of [
    ['news', 'news-category'],
    ['berita', 'berita-category'],
    ['blog', 'blog-category'],
    ['articles', 'article-category'],
    ['tulisan-temans', 'tulisan-temans-category'],
    ['events', 'event-category'],
  ] as const) {
    const found = categories.find(({ kindSlug }) => kindSlug === kind);
    if (found) samples[page] = { category: found.slug };
  }
  const [article, part] = [post('articles'), post('event-program')];
  if (article) {
    const { id, slug } = article;
    samples['article-detail'] = { slug, id: String(id), title: slug };
  }
  if (part) samples['event-program-detail'] = { id: String(part.id), slug: part.slug };
  const [episode] = podcasts;
  if (episode) {
    samples['podcast-article'] = { slug: episode.slug };
    samples['podcast-detail'] = { id: String(episode.id), title: episode.slug };
  }
  const [mentor] = mentors;
  if (mentor) samples['mentor-detail'] = { slug: mentor.slug };
  const [job] = jobs;
  if (job) samples['event-careers-detail'] = { id: String(job.id), slug: job.slug };
  if (careers[0]) samples.career = { slug: careers[0].slug };
  return samples;
}

test('the file of samples is what the contents hold', async () => {
  const found: Record<string, Samples> = {};
  for (const key of keys) {
    const contents = await contentsOf(key);
    const ended = contents?.documents.classes.find(({ phase }) => phase === 'ended');
    if (!contents || !ended) throw new Error(`${key} has no class that has ended`);
    found[key] = samplesOf(contents, await certificateNumber(ended, STUDENT));
  }
  await expect(`${JSON.stringify(found, null, 2)}\n`).toMatchFileSnapshot(
    '../../cases/tenant-samples.json',
  );
});
