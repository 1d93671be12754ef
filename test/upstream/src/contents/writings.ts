/** A tenant's posts, events, gallery, episodes and vacancies, made from its file. */

import { type CareerDoc, employer, type JobDoc } from '../data/careers';
import type { GalleryDoc } from '../data/gallery';
import type { PodcastDoc } from '../data/podcasts';
import type { CategoryDoc, PostDoc } from '../data/posts';
import { beginning, parts, rows, slugOf, timeAgo, timeFromNow } from '../data/table';
import { demoVideo } from '../data/videos';
import { type Block, blocks } from './markup';
import type { SiteContents } from './site';

const happens = (kindSlug: string): boolean => kindSlug.startsWith('event');

/** The categories that the posts name, numbered through in the order in which they come. */
function categoriesOf(posts: Block[]): CategoryDoc[] {
  const named = posts.map(({ cells: [kind = '', name = ''] }) => `${kind}|${name}`);
  return [...new Set(named)].map((both, index) => {
    const [kindSlug = '', name = ''] = both.split('|');
    return { id: index + 1, slug: slugOf(name), name, kindSlug, description: '' };
  });
}

/** When and where an event is, and who may come. */
function happening(cells: string[]): Partial<PostDoc> {
  const [, , ahead, , , place = '', price, seats = '', days = '1'] = cells;
  const [totalAttendees, quota] = seats.split('/').map(Number);
  const begins = beginning(ahead ?? '');
  const { startsIn = 0 } = begins;
  return {
    publishedAt: timeFromNow(Math.min(-2, startsIn - 45)),
    isActive: startsIn + Number(days) - 1 > -7,
    ...begins,
    lengthDays: Number(days) - 1,
    location: place,
    isOnline: place === 'Daring',
    price: Number(price),
    quota: quota ?? 0,
    totalAttendees: totalAttendees ?? 0,
  };
}

/** What a campaign is to bring together, and for how long it runs. */
function campaign([, , , , , target, days]: string[]): Partial<PostDoc> {
  return { target: Number(target), startsIn: 0, lengthDays: Number(days) };
}

function postsOf(found: Block[], categories: CategoryDoc[]): PostDoc[] {
  const seen = new Set<string>();
  return found.map(({ cells, title, summary, content }, index) => {
    const [kindSlug = '', category, ago, author = '', tags] = cells;
    const isFirst = !seen.has(kindSlug);
    seen.add(kindSlug);
    const own = categories.find((doc) => doc.kindSlug === kindSlug && doc.name === category);
    return {
      id: index + 1,
      slug: slugOf(title),
      kindSlug,
      title,
      summary,
      content,
      categoryId: own?.id ?? 0,
      author,
      publishedAt: happens(kindSlug) ? '' : timeAgo(Number(ago)),
      views: 60 + ((title.length * 41 + index * 173) % 900),
      isFeatured: isFirst,
      tags: parts(tags, ','),
      isParent: true,
      type: index % 2 === 0 ? 'headline' : 'regular',
      isActive: true,
      ...(kindSlug === 'video' ? { link: demoVideo('video', index + 1) } : {}),
      ...(kindSlug === 'campaigns' ? campaign(cells) : {}),
      ...(happens(kindSlug) ? happening(cells) : {}),
    };
  });
}

const galleryOf = (site: SiteContents): GalleryDoc[] =>
  site.gallery === undefined
    ? []
    : rows(8, site.gallery).map((cells, index) => {
        const [title = '', caption = '', kind = '', maker = ''] = cells;
        const [, , , , classroom = '', subject = '', location = '', ago] = cells;
        return {
          id: index + 1,
          title,
          caption,
          kind,
          maker,
          classroom,
          subject,
          image: '',
          video: '',
          date: timeFromNow(-Number(ago)).slice(0, 10),
          location,
        };
      });

function podcastsOf(site: SiteContents): PodcastDoc[] {
  const found = blocks(site.podcasts);
  const names = [...new Set(found.map(({ cells: [name = ''] }) => name))];
  return found.map(({ cells, title, summary, content }, index) => {
    const [name = '', minutes, ago, speakers] = cells;
    return {
      id: index + 1,
      slug: slugOf(title),
      title,
      summary,
      content,
      cover: '',
      audio: '',
      video: '',
      durationSeconds: Number(minutes) * 60 + ((index * 17) % 60),
      episode: found.length - index,
      publishedAt: timeAgo(Number(ago)),
      category: { id: names.indexOf(name) + 1, name, slug: slugOf(name) },
      speakers: parts(speakers, ','),
    };
  });
}

const careersOf = (site: SiteContents): CareerDoc[] =>
  site.employers === undefined
    ? []
    : rows(4, site.employers).map(([name = '', city = '', industry = '', summary = ''], index) => ({
        id: index + 1,
        slug: slugOf(name),
        name,
        summary,
        logo: '',
        cover: '',
        city,
        industry,
        description: `<p>${summary}</p>`,
        website: `https://${slugOf(name)}.example`,
        benefits: [],
      }));

function jobsOf(site: SiteContents, careers: CareerDoc[]): JobDoc[] {
  if (site.jobs === undefined) return [];
  return rows(7, site.jobs).map((cells, index) => {
    const [company = '', title = '', level = '', type = '', pay, closes, duties] = cells;
    const career = careers.find(({ name }) => name === company);
    if (!career) throw new Error(`demo data: no employer ${company}`);
    return {
      id: index + 1,
      slug: slugOf(`${title} ${company}`),
      title,
      summary: dutiesText(parts(duties)),
      city: career.city,
      type,
      level,
      salaryMin: Number(pay),
      salaryMax: Math.round(Number(pay) * 1.3),
      closesIn: Number(closes),
      careerId: career.id,
      career: employer(career),
      duties: parts(duties),
    };
  });
}

/** Duties as one sentence. */
function dutiesText(duties: readonly string[]): string {
  const [first = '', ...others] = duties.map((duty) => duty.trim());
  const lower = others.map((duty) => duty.charAt(0).toLowerCase() + duty.slice(1));
  const last = lower.pop();
  return `${[first, ...lower].join(', ')}${last ? `, dan ${last}` : ''}.`;
}

/** What a tenant publishes. */
export function writingsOf(site: SiteContents) {
  const found = blocks(site.posts);
  const categories = categoriesOf(found);
  const careers = careersOf(site);
  return {
    categories,
    posts: postsOf(found, categories),
    gallery: galleryOf(site),
    podcasts: podcastsOf(site),
    careers,
    jobs: jobsOf(site, careers),
  };
}
