/** Provinces and their cities (spec section 7, services host). */
import { type Decoder, object } from '../decode';
import { listed, text } from './fields';
import { type Answer, type CallOptions, get } from './http';

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
export function listProvinces(options: CallOptions = {}): Promise<Answer<Province[]>> {
  return get('services/v1/authorizer/provinces', {}, listed(province), options);
}

/** The cities and regencies of a province. */
export function listCities(provinceId: string, options: CallOptions = {}): Promise<Answer<City[]>> {
  return get('services/v1/authorizer/cities', { provinceId }, listed(city), options);
}
