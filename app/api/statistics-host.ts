/**
 * Figures and chart series (spec section 7, statistics host). A failure is logged and nothing more
 * (section 8): a page shows these figures where it has them.
 */
import * as v from 'valibot';
import { isRecord, object, reader, type Schema } from '../core/schema';
import { type Batch, batch } from './batch';
import { type Call, get } from './call';
import { segment } from './query';
import {
  amount,
  listed,
  type Named,
  named,
  needed,
  neededNumber,
  numberOf,
  text,
  textOf,
} from './schemas';

/** Numbers by their name. */
export type Figures = Record<string, number>;

/** A point of a chart. */
export type ChartPoint = v.InferOutput<typeof chartPoint>;

/** A province's figures. */
export type ProvinceFigures = v.InferOutput<typeof provinceFigures>;

/** The fields of an object that are numbers; the others are left out. */
const figures: Schema<Figures> = reader((value) => {
  const entries = Object.entries(isRecord(value) ? value : {});
  return Object.fromEntries(
    entries.filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  );
}, 'figures');

/** Charts of provinces name them and count in totals. */
const chartPoint = v.pipe(
  v.unknown(),
  v.transform((row: unknown): unknown => {
    if (!isRecord(row)) return row;
    return { label: textOf(row.label) || row.name, value: numberOf(row.value) ?? row.total };
  }),
  object({ label: needed, value: neededNumber }),
);

const provinceFigures = object({
  id: text,
  name: needed,
  total: neededNumber,
  score: amount,
});

const provinceScore = object({
  id: text,
  name: needed,
  total: amount,
  score: neededNumber,
});

function read<T>(path: string, shape: Schema<T>): Call<T> {
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
