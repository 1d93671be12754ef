/** Provinces and their cities (spec section 7, services host). */
import type * as v from 'valibot';
import { object } from '../core/schema';
import { type Call, get } from './call';
import { listed, needed, text } from './schemas';

export type Province = v.InferOutput<typeof province>;

/** A city or a regency. */
export type City = v.InferOutput<typeof city>;

const province = object({
  id: needed,
  name: needed,
});

const city = object({
  id: needed,
  name: needed,
  provinceId: text,
});

/** All provinces. */
export function listProvinces(): Call<Province[]> {
  return get('services/v1/authorizer/provinces', {}, listed(province));
}

/** The cities and regencies of a province. */
export function listCities(provinceId: string): Call<City[]> {
  return get('services/v1/authorizer/cities', { provinceId }, listed(city));
}
