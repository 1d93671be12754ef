/**
 * A tenant's numbers. They are counted from what its lists hold; alumni, and the cities they live in,
 * are those since its first year, and never fewer than the lists show.
 */

import type { BatchDoc } from '../data/batches';
import { type ClassDoc, namedProgram } from '../data/classes';
import { type general, monthly, type Point } from '../data/figures';
import type { Program } from '../data/programs';
import { provinces } from '../data/regions';
import { schools as examples, type School } from '../data/schools';
import { beginsIn, parts, pick, rows } from '../data/table';
import type { catalogueOf } from './catalogue';
import type { SiteContents } from './site';
import type { writingsOf } from './writings';

type Catalogue = ReturnType<typeof catalogueOf>;

/** Parts of a whole by their weights: whole numbers whose sum is the whole. */
export function shared(whole: number, weights: number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0) || 1;
  const found = weights.map((weight) => Math.floor((whole * weight) / sum));
  const rest = whole - found.reduce((all, one) => all + one, 0);
  return found.map((one, index) => one + (index < rest ? 1 : 0));
}

/** The schools that take part, each in one or two of the programs. */
export function schoolsOf(site: SiteContents, programs: { id: number }[]): School[] {
  const { count = 0, provinces: from } = site.schools ?? {};
  const near = examples().filter(({ provinceId }) => from?.includes(provinceId) ?? true);
  return near.slice(0, count).map((school, index) => ({
    ...school,
    id: index + 1,
    programIds: [...new Set([pick(programs, index).id, pick(programs, index * 2 + 1).id])],
  }));
}

/** Batches as the file tells them, or the classes that run now. */
export const batchesOf = (
  site: SiteContents,
  { programs, classes }: Pick<Catalogue, 'programs' | 'classes'>,
): BatchDoc[] => (site.batches ? toldBatches(site.batches, programs) : runningClasses(classes));

const toldBatches = (table: string, programs: Program[]): BatchDoc[] =>
  rows(6, table).map(([name = '', program, city = '', ago, weeks, people], index) => {
    const own = pick(programs, Number(program) - 1);
    return {
      id: index + 1,
      name,
      programId: own.id,
      program: namedProgram(own),
      city,
      startedAgo: Number(ago),
      lengthDays: Number(weeks) * 7,
      totalStudents: Number(people),
    };
  });

const runningClasses = (classes: ClassDoc[]): BatchDoc[] =>
  classes
    .filter(({ phase }) => phase === 'started')
    .map((doc, index) => ({
      id: index + 1,
      name: doc.name,
      programId: doc.programId,
      program: doc.program,
      city: doc.city || 'Daring',
      startedAgo: -beginsIn(doc),
      lengthDays: doc.lengthDays,
      totalStudents: doc.totalStudents,
    }));

const sum = (classes: ClassDoc[]): number =>
  classes.reduce((all, { totalStudents }) => all + totalStudents, 0);

/** Where people live, by the file or by the schools. */
function weightsOf(site: SiteContents, schools: School[]): Map<string, number> {
  const said = parts(site.provinces).map((entry): [string, number] => {
    const [, name = '', share] = /^(.+) (\d+)$/.exec(entry) ?? [];
    if (!provinces.some((province) => province.name === name)) {
      throw new Error(`demo data: no province ${name}`);
    }
    return [name, Number(share)];
  });
  if (said.length > 0) return new Map(said);
  const found = new Map<string, number>();
  for (const { province } of schools) found.set(province, (found.get(province) ?? 0) + 1);
  return found;
}

function byProvince(site: SiteContents, schools: School[], people: number) {
  const weights = [...weightsOf(site, schools)];
  const totals = shared(
    people,
    weights.map(([, weight]) => weight),
  );
  return weights.map(([name], index) => ({
    id: provinces.find((province) => province.name === name)?.id ?? 0,
    name,
    total: totals[index] ?? 0,
    score: Math.round((61 + ((index * 17 + name.length * 5) % 33) + (index % 10) / 10) * 10) / 10,
  }));
}

const AGES = ['Di bawah 15', '15–18', '19–24', '25–34', '35 ke atas'];
const LEVELS = { beginner: 'Pemula', intermediate: 'Menengah', advanced: 'Lanjut' };

function points(labels: string[], values: number[]): Point[] {
  return labels
    .map((label, index) => ({ label, value: values[index] ?? 0 }))
    .filter(({ value }) => value > 0);
}

function chartsOf(site: SiteContents, { classes, programs }: Catalogue, students: number) {
  const current = classes.filter(({ phase }) => phase !== 'ended');
  const { women, ages } = site.people ?? { women: 0.5, ages: [5, 30, 40, 18, 7] };
  const active = () => monthly((index) => Math.round(students * (0.56 + index * 0.04)));
  const joining = () =>
    monthly((index) => Math.round((students * (60 + ((index * 7) % 23))) / 900));
  const alumni = () =>
    monthly((index) => Math.round((site.since.alumni * (40 + ((index * 5) % 13))) / 2400));
  return {
    students: active,
    registrations: joining,
    registrar: joining,
    alumni,
    gender: () => points(['Perempuan', 'Laki-laki'], shared(students, [women, 1 - women])),
    age: () => points(AGES, shared(students, ages)),
    level: () =>
      points(
        Object.values(LEVELS),
        Object.keys(LEVELS).map((level) => sum(current.filter((doc) => doc.level === level))),
      ),
    program: () =>
      points(
        programs.map(({ name }) => name),
        programs.map(({ id }) => sum(current.filter(({ programId }) => programId === id))),
      ),
  };
}

/** What a tenant's counters and charts say. */
export function figuresOf(
  site: SiteContents,
  catalogue: Catalogue,
  { careers }: ReturnType<typeof writingsOf>,
  schools: School[],
): typeof general {
  const { classes, mentors, programs } = catalogue;
  const students = sum(classes.filter(({ phase }) => phase !== 'ended'));
  const { alumni, cities } = site.since;
  const provinceFigures = byProvince(site, schools, alumni + students);
  const counters = {
    alumni,
    cities,
    cities_active: Math.min(cities, new Set(schools.map(({ city }) => city)).size || 1),
    cities_alumni: cities,
    schools: schools.length,
    schools_active: schools.length,
    schools_alumni: schools.length,
    students,
    mentors: mentors.length,
    programs: programs.length,
  };
  return {
    counters,
    overall: {
      ...counters,
      classes: classes.length,
      graduates: alumni,
      partners: careers.length,
      provinces: provinceFigures.length,
    },
    landing: { alumni, schools: schools.length, mentors: mentors.length, cities },
    provinceFigures,
    charts: chartsOf(site, catalogue, students),
    extensions: programs.map(({ id, name, slug }) => ({ id, name, slug })),
  };
}
