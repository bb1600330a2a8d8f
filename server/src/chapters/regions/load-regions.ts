import { createRequire } from 'node:module'
import { getDistricts, getProvinces, getRegencies, getVillages } from 'idn-area-data'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db, Trx } from '../../db/db'

const postcodesShape = z.object({ kecamatan: z.record(z.string(), z.string()) })

/**
 * Reads postcodes, one per district and known for most (nik-parser 1.0.1). Some come from a same-named district
 * elsewhere, so a postcode with another beginning than most of its city's is dropped: none is better than a
 * wrong one.
 */
function readPostcodes(): Map<string, string> {
  const { kecamatan } = postcodesShape.parse(
    createRequire(import.meta.url)('nik-parser/dist/wilayah.json'),
  )
  const postcodes = Object.entries(kecamatan).flatMap(([code, text]) => {
    const postcode = /\d{5}$/.exec(text)?.[0]
    return postcode === undefined ? [] : [{ code, city: code.slice(0, 4), postcode }]
  })
  const counts = new Map<string, number>()
  const beginning = ({ city, postcode }: { city: string; postcode: string }) =>
    `${city} ${postcode.slice(0, 2)}`
  for (const one of postcodes) counts.set(beginning(one), (counts.get(beginning(one)) ?? 0) + 1)
  const maxCounts = new Map<string, number>()
  for (const one of postcodes)
    maxCounts.set(one.city, Math.max(maxCounts.get(one.city) ?? 0, counts.get(beginning(one)) ?? 0))
  return new Map(
    postcodes
      .filter((one) => counts.get(beginning(one)) === maxCounts.get(one.city))
      .map(({ code, postcode }) => [code, postcode]),
  )
}

/** Removes the dots from an official code: `32.73` is city 3273. */
const plain = (code: string) => code.replaceAll('.', '')

async function insertColumns(
  trx: Trx,
  table: 'provinces' | 'cities' | 'districts' | 'villages',
  columns: Record<string, readonly (string | null)[]>,
): Promise<void> {
  const names = Object.keys(columns).map((name) => sql.ref(name))
  const values = Object.values(columns).map((list) => sql`${[...list]}::text[]`)
  await sql`
    insert into ${sql.table(table)} (${sql.join(names)})
    select * from unnest(${sql.join(values)})
  `.execute(trx)
}

/**
 * Creates the regions once: 38 provinces, 514 cities, 7,277 districts, 83,763 villages. A lock makes concurrent
 * processes wait, and the second one finds the data.
 */
export async function loadRegions(db: Db): Promise<void> {
  if (await isFilled(db)) return
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('regions'))`.execute(trx)
    if (await isFilled(trx)) return
    const [provinces, cities, districts, villages] = await Promise.all([
      getProvinces(),
      getRegencies(),
      getDistricts(),
      getVillages(),
    ])
    const postcodes = readPostcodes()
    await insertColumns(trx, 'provinces', {
      id: provinces.map(({ code }) => plain(code)),
      name: provinces.map(({ name }) => name),
    })
    await insertColumns(trx, 'cities', {
      id: cities.map(({ code }) => plain(code)),
      province_id: cities.map((city) => plain(city.province_code)),
      name: cities.map(({ name }) => name),
    })
    await insertColumns(trx, 'districts', {
      id: districts.map(({ code }) => plain(code)),
      city_id: districts.map((district) => plain(district.regency_code)),
      name: districts.map(({ name }) => name),
      postcode: districts.map(({ code }) => postcodes.get(plain(code)) ?? null),
    })
    await insertColumns(trx, 'villages', {
      id: villages.map(({ code }) => plain(code)),
      district_id: villages.map((village) => plain(village.district_code)),
      name: villages.map(({ name }) => name),
    })
  })
}

async function isFilled(db: Db | Trx): Promise<boolean> {
  const village = await db.selectFrom('villages').select('id').limit(1).executeTakeFirst()
  return village !== undefined
}
