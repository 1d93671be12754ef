/**
 * Figures and chart series (spec section 7, statistics host). A failure is logged and nothing more
 * (section 8): a page shows these figures where it has them.
 */
import { type Decoded, type Decoder, isRecord, object, shaped } from '../core/decode';
import { type Batch, batch } from './batch';
import { type Call, get } from './call';
import { amount, known, listed, type Named, named, needed, neededNumber, text } from './fields';
import { segment } from './query';

/** Numbers by their name. */
export type Figures = Record<string, number>;

/** A point of a chart. */
export type ChartPoint = Decoded<typeof chartPoint>;

/** A province's figures. */
export type ProvinceFigures = Decoded<typeof provinceFigures>;

/** The fields of an object that are numbers; the others are left out. */
const figures: Decoder<Figures> = shaped((value) => {
  const entries = Object.entries(isRecord(value) ? value : {});
  return Object.fromEntries(
    entries.filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  );
}, 'figures');

const chartPoint = object((field) => ({
  label: field('label', text) || field('name', needed),
  value: field('value', known) ?? field('total', neededNumber),
}));

const provinceFigures = object((field) => ({
  id: field('id', text),
  name: field('name', needed),
  total: field('total', neededNumber),
  score: field('score', amount),
}));

const provinceScore = object((field) => ({
  id: field('id', text),
  name: field('name', needed),
  total: field('total', amount),
  score: field('score', neededNumber),
}));

function read<T>(path: string, shape: Decoder<T>): Call<T> {
  return get(`statistics/${path}`, {}, shape, { warning: `FAILED TO REQUEST DATA ${path}` });
}

/** The platform's overall figures. */
export const getStatistics = (): Call<Figures> => read('statistics', figures);

/** Figures by province. */
export const listProvinceFigures = (): Call<ProvinceFigures[]> =>
  read('statistic/provincies', listed(provinceFigures));

/** Provinces by score, the best first. */
export const listProvinceScores = (): Call<ProvinceFigures[]> =>
  read('statistic/provincies/score', listed(provinceScore));

/** The figures of landing pages. */
export const getLandingFigures = (): Call<Figures> => read('statistic/landing/counter', figures);

/** The figures of the statistics page. */
export const getFigures = (): Call<Figures> => read('statistic/counter', figures);

/** A chart's series by its type. */
export const getChart = (type: string): Call<ChartPoint[]> =>
  read(`statistic/chart/${segment(type)}`, listed(chartPoint));

/** Batches that run now. */
export const listRunningBatches = (): Call<Batch[]> =>
  read('statistic/batchs/active', listed(batch));

/** One batch that runs now. */
export const getRunningBatch = (id: string): Call<Batch> =>
  read(`statistic/batchs/active/${segment(id)}`, batch);

/** Students over time. */
export const getStudentChart = (): Call<ChartPoint[]> =>
  read('statistic/students/chart', listed(chartPoint));

/** Registrations over time. */
export const getRegistrarChart = (): Call<ChartPoint[]> =>
  read('statistic/registrar/chart', listed(chartPoint));

/** Extension programmes. */
export const listExtensions = (): Call<Named[]> => read('ce/extensions', listed(named));
