import type { Postcode, Region } from '@pasok/domain/regions/regions.contract'
import * as calls from '@pasok/domain/regions/regions.contract'
import { endpoint } from '../../http/endpoint'
import {
  findPostcode,
  listCityRows,
  listDistrictRows,
  listProvinceRows,
  listVillageRows,
} from './regions.store'

export const regionEndpoints = [
  endpoint(calls.listProvinces, async ({ db, scope }) => ({
    data: presentRegions(await listProvinceRows(db, scope)),
  })),
  endpoint(calls.listCities, async ({ db, scope, query }) => ({
    data: presentRegions(await listCityRows(db, scope, query.id_provinsi)),
  })),
  endpoint(calls.listDistricts, async ({ db, scope, query }) => ({
    data: presentRegions(await listDistrictRows(db, scope, query.id_kota)),
  })),
  endpoint(calls.listVillages, async ({ db, scope, query }) => ({
    data: presentRegions(await listVillageRows(db, scope, query.id_kecamatan)),
  })),
  endpoint(calls.listPostcodes, async ({ db, scope, query }) => ({
    data: presentPostcode(await findPostcode(db, scope, query.id_kelurahan)),
  })),
]

/** Indonesian sort order, ignoring case, with "2" before "10". */
const byName = new Intl.Collator('id', { numeric: true, sensitivity: 'base' })

/** Presents regions as options, sorted by name. */
function presentRegions(rows: readonly { id: string; name: string }[]): Region[] {
  return rows
    .map(({ id, name }) => ({ id, nama: name }))
    .toSorted((a, b) => byName.compare(a.nama, b.nama) || a.id.localeCompare(b.id))
}

function presentPostcode(row: { postcode: string | null } | undefined): Postcode[] {
  const postcode = row?.postcode
  return postcode ? [{ _id: postcode, postcode }] : []
}
