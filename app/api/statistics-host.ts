/**
 * Figures and chart series (spec section 7, statistics host). A failure is logged and nothing more
 * (section 8): a page shows these figures where it has them.
 */
import { type Decoder, type FieldReader, isRecord, object } from '../decode';
import { type Batch, batch } from './batch';
import { amount, listed, type Named, named, text } from './fields';
import { type Answer, type CallOptions, get } from './http';
import { segment } from './query';

/** Numbers by their name. */
export type Figures = Record<string, number>;

/** A point of a chart. */
export interface ChartPoint {
  label: string;
  value: number;
}

/** A province's figures. */
export interface ProvinceFigures {
  id: string;
  name: string;
  total: number;
  score: number;
}

/** The fields of an object that are numbers; the others are left out. */
const figures: Decoder<Figures> = (value) => {
  const entries = Object.entries(isRecord(value) ? value : {});
  return Object.fromEntries(
    entries.filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  );
};

const chartPoint: Decoder<ChartPoint> = object((field) => ({
  label: field('label', text) || field('name', text),
  value: field('value', amount) || field('total', amount),
}));

const provinceFigures: Decoder<ProvinceFigures> = object((field: FieldReader) => ({
  id: field('id', text),
  name: field('name', text),
  total: field('total', amount),
  score: field('score', amount),
}));

async function read<T>(
  path: string,
  decoder: Decoder<T>,
  options: CallOptions,
): Promise<Answer<T>> {
  const answer = await get(`statistics/${path}`, {}, decoder, options);
  if (!answer.status) console.warn('FAILED TO REQUEST DATA', path, answer.message);
  return answer;
}

/** The platform's overall figures. */
export const getStatistics = (options: CallOptions = {}): Promise<Answer<Figures>> =>
  read('statistics', figures, options);

/** Figures by province. */
export const listProvinceFigures = (
  options: CallOptions = {},
): Promise<Answer<ProvinceFigures[]>> =>
  read('statistic/provincies', listed(provinceFigures), options);

/** Provinces by score, the best first. */
export const listProvinceScores = (options: CallOptions = {}): Promise<Answer<ProvinceFigures[]>> =>
  read('statistic/provincies/score', listed(provinceFigures), options);

/** The figures of landing pages. */
export const getLandingFigures = (options: CallOptions = {}): Promise<Answer<Figures>> =>
  read('statistic/landing/counter', figures, options);

/** The figures of the statistics page. */
export const getFigures = (options: CallOptions = {}): Promise<Answer<Figures>> =>
  read('statistic/counter', figures, options);

/** A chart's series by its type. */
export const getChart = (type: string, options: CallOptions = {}): Promise<Answer<ChartPoint[]>> =>
  read(`statistic/chart/${segment(type)}`, listed(chartPoint), options);

/** Batches that run now. */
export const listRunningBatches = (options: CallOptions = {}): Promise<Answer<Batch[]>> =>
  read('statistic/batchs/active', listed(batch), options);

/** One batch that runs now. */
export const getRunningBatch = (id: string, options: CallOptions = {}): Promise<Answer<Batch>> =>
  read(`statistic/batchs/active/${segment(id)}`, batch, options);

/** Students over time. */
export const getStudentChart = (options: CallOptions = {}): Promise<Answer<ChartPoint[]>> =>
  read('statistic/students/chart', listed(chartPoint), options);

/** Registrations over time. */
export const getRegistrarChart = (options: CallOptions = {}): Promise<Answer<ChartPoint[]>> =>
  read('statistic/registrar/chart', listed(chartPoint), options);

/** Extension programmes. */
export const listExtensions = (options: CallOptions = {}): Promise<Answer<Named[]>> =>
  read('ce/extensions', listed(named), options);
