/** Provinces and their cities (spec section 7, services host). */
import { type Decoded, object } from '../core/decode';
import { type Call, get } from './call';
import { listed, needed, text } from './fields';

export type Province = Decoded<typeof province>;

/** A city or a regency. */
export type City = Decoded<typeof city>;

const province = object((field) => ({
  id: field('id', needed),
  name: field('name', needed),
}));

const city = object((field) => ({
  id: field('id', needed),
  name: field('name', needed),
  provinceId: field('provinceId', text),
}));

/** All provinces. */
export function listProvinces(): Call<Province[]> {
  return get('services/v1/authorizer/provinces', {}, listed(province));
}

/** The cities and regencies of a province. */
export function listCities(provinceId: string): Call<City[]> {
  return get('services/v1/authorizer/cities', { provinceId }, listed(city));
}
