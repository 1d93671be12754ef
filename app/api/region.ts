/** Provinces and their cities (spec section 7, services host). */
import { type Decoder, object } from '../decode';
import { type Call, get } from './call';
import { listed, text } from './fields';

export interface Province {
  id: string;
  name: string;
}

/** A city or a regency. */
export interface City {
  id: string;
  name: string;
  provinceId: string;
}

const province: Decoder<Province> = object((field) => ({
  id: field('id', text),
  name: field('name', text),
}));

const city: Decoder<City> = object((field) => ({
  id: field('id', text),
  name: field('name', text),
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
