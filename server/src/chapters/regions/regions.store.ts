import type { Reader, Trx } from '../../db/db'
import type { Scope } from '../../db/scope'

/** All users share the regions. Each list is read from one index on the parent region. */
export function listProvinceRows(db: Reader, _scope: Scope) {
  return db.selectFrom('provinces').select(['id', 'name']).execute()
}

export function listCityRows(db: Reader, _scope: Scope, provinceId: string) {
  return db
    .selectFrom('cities')
    .select(['id', 'name'])
    .where('province_id', '=', provinceId)
    .execute()
}

export function listDistrictRows(db: Reader, _scope: Scope, cityId: string) {
  return db.selectFrom('districts').select(['id', 'name']).where('city_id', '=', cityId).execute()
}

export function listVillageRows(db: Reader, _scope: Scope, districtId: string) {
  return db
    .selectFrom('villages')
    .select(['id', 'name'])
    .where('district_id', '=', districtId)
    .execute()
}

/** Finds the postcode of a village's district; undefined when unknown. */
export function findPostcode(db: Reader, _scope: Scope, villageId: string) {
  return db
    .selectFrom('villages')
    .innerJoin('districts', 'districts.id', 'villages.district_id')
    .select('districts.postcode')
    .where('villages.id', '=', villageId)
    .executeTakeFirst()
}

/** Finds the existing ones of these regions, each with its parent region. */
export async function findRegions(
  db: Reader | Trx,
  _scope: Scope,
  ids: { province: string; city: string; district: string; village: string },
) {
  const [province, city, district, village] = await Promise.all([
    db.selectFrom('provinces').select('id').where('id', '=', ids.province).executeTakeFirst(),
    db
      .selectFrom('cities')
      .select('province_id as within')
      .where('id', '=', ids.city)
      .executeTakeFirst(),
    db
      .selectFrom('districts')
      .select('city_id as within')
      .where('id', '=', ids.district)
      .executeTakeFirst(),
    db
      .selectFrom('villages')
      .select('district_id as within')
      .where('id', '=', ids.village)
      .executeTakeFirst(),
  ])
  return { province, city, district, village }
}
