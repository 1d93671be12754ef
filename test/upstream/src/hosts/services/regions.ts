/** Provinces, cities, schools. */

import { type Context, Hono } from 'hono';
import { shelf } from '../../contents/contents';
import type { City, Province } from '../../data/regions';
import type { School } from '../../data/schools';
import type { App } from '../../env';
import { equal } from '../../filters';
import { type Body, bodyOf, paging, problems, query, textOf } from '../../input';
import { created, type FieldErrors, fail, invalid, ok, paged } from '../../respond';
import { all, byId, first, insert, list } from '../../store';

export const regions = new Hono<App>()
  .get('/provinces', async (c) => ok(await all<Province>(c.env.DB, 'provinces')))
  .get('/cities', async (c) => {
    const provinceId = query(c, 'provinceId');
    if (!/^\d+$/.test(provinceId)) return fail(400, 'provinceId wajib berupa angka');
    return ok(await all<City>(c.env.DB, 'cities', { where: equal('provinceId', provinceId) }));
  });

/** What is wrong with the place a form names: the city must exist, and lie in the province. */
export async function placeProblems(c: Context<App>, body: Body): Promise<FieldErrors | null> {
  const [provinceId, cityId] = [textOf(body, 'provinceId'), textOf(body, 'cityId')];
  if (provinceId && !(await byId(c.env.DB, 'provinces', Number(provinceId) || 0))) {
    return { provinceId: ['Provinsi tidak dikenal'] };
  }
  if (!cityId) return null;
  const city = await byId<City>(c.env.DB, 'cities', Number(cityId) || 0);
  if (!city) return { cityId: ['Kota atau kabupaten tidak dikenal'] };
  const outside = provinceId !== '' && String(city.provinceId) !== provinceId;
  return outside ? { cityId: ['Kota ini tidak berada di provinsi yang dipilih'] } : null;
}

async function register(c: Context<App>): Promise<Response> {
  const body = await bodyOf(c);
  const npsn = textOf(body, 'npsn');
  const errors = {
    ...problems(body, {
      name: '!short',
      npsn: '!number',
      provinceId: '!number',
      cityId: '!number',
      address: '!long',
      contactName: '!short',
      contactPosition: 'short',
      email: '!email',
      phone: '!phone',
      totalStudents: 'number',
    }),
    ...(npsn !== '' && !/^\d{8}$/.test(npsn) ? { npsn: ['NPSN terdiri atas 8 angka'] } : {}),
    ...(await placeProblems(c, body)),
  };
  if (Object.keys(errors).length > 0) return invalid(errors);
  if (await first(c.env.DB, shelf(c.get('contents'), 'schools'), ...equal('npsn', npsn))) {
    return invalid({ npsn: ['Sekolah dengan NPSN ini sudah terdaftar'] });
  }
  const province = await byId<Province>(c.env.DB, 'provinces', Number(body.provinceId));
  const city = await byId<City>(c.env.DB, 'cities', Number(body.cityId));
  const school = await insert(c.env.DB, shelf(c.get('contents'), 'schools'), {
    name: textOf(body, 'name'),
    npsn,
    cityId: city?.id ?? 0,
    city: city?.name ?? '',
    provinceId: province?.id ?? 0,
    province: province?.name ?? '',
    address: textOf(body, 'address'),
    logo: '',
    totalStudents: Number(body.totalStudents) || 0,
    programIds: [],
    contact: { name: textOf(body, 'contactName'), email: textOf(body, 'email') },
  });
  return created({ id: school.id, name: school.name }, 'Sekolah berhasil didaftarkan');
}

/** A school as anybody may see it: without its contact. */
export function schoolItem(doc: School) {
  const { id, name, npsn, city, province, address, logo, totalStudents } = doc;
  return { id, name, npsn, city, province, address, logo, totalStudents };
}

export const schools = new Hono<App>()
  .get('/list', async (c) =>
    paged(await list<School>(c.env.DB, shelf(c.get('contents'), 'schools'), paging(c)), schoolItem),
  )
  .post('/register', register);
