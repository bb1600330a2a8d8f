import type { Trx } from '../src/db/db'

/** Returns a district by its name and its city's, with its postcode and first village. */
export const findPlace = (trx: Trx, named: { city: string; district: string }) =>
  trx
    .selectFrom('villages')
    .innerJoin('districts', 'districts.id', 'villages.district_id')
    .innerJoin('cities', 'cities.id', 'districts.city_id')
    .select([
      'villages.id as village_id',
      'villages.name as village',
      'districts.id as district_id',
      'districts.name as district',
      'districts.postcode',
      'cities.id as city_id',
      'cities.province_id',
    ])
    .where('cities.name', '=', named.city)
    .where('districts.name', '=', named.district)
    .orderBy('villages.id')
    .limit(1)
    .executeTakeFirstOrThrow()
