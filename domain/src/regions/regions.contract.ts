import { z } from 'zod'
import { accountCall } from '../kernel/contract'
import { idShape } from '../kernel/shapes'

/** Spec 1 §3: region options. */
const regionShape = z.object({ id: z.string(), nama: z.string() })
export type Region = z.output<typeof regionShape>
/** The list is empty for villages without known postcodes; users then type five digits. */
const postcodeShape = z.object({ _id: z.string(), postcode: z.string() })
export type Postcode = z.output<typeof postcodeShape>

export const listProvinces = accountCall({
  name: 'listProvinces',
  method: 'GET',
  path: '/region/propinsi',
  summary: 'The provinces of Indonesia',
  data: z.array(regionShape),
})

export const listCities = accountCall({
  name: 'listCities',
  method: 'GET',
  path: '/region/kota',
  summary: 'The cities of a province',
  query: z.object({ id_provinsi: idShape }),
  data: z.array(regionShape),
})

export const listDistricts = accountCall({
  name: 'listDistricts',
  method: 'GET',
  path: '/region/kecamatan',
  summary: 'The sub districts of a city',
  query: z.object({ id_kota: idShape }),
  data: z.array(regionShape),
})

export const listVillages = accountCall({
  name: 'listVillages',
  method: 'GET',
  path: '/region/kelurahan',
  summary: 'The villages of a sub district',
  query: z.object({ id_kecamatan: idShape }),
  data: z.array(regionShape),
})

export const listPostcodes = accountCall({
  name: 'listPostcodes',
  method: 'GET',
  path: '/region/kodepos',
  summary: 'The known postcodes of a village',
  query: z.object({ id_kelurahan: idShape }),
  data: z.array(postcodeShape),
})
