import * as calls from '@pasok/domain/regions/regions.contract'
import { endpoint } from '../../http/endpoint'
import { presentPostcode, presentRegions } from './regions.present'
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
