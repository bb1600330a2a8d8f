import { z } from 'zod'
import { defineContract } from '../kernel/contract'
import { idShape } from '../kernel/shapes'

/** Spec 1 §3: region options. */
const regionShape = z.object({ id: z.string(), nama: z.string() })
export type Region = z.output<typeof regionShape>
/** Where no postcode is known the list is empty, and five digits are typed in. */
const postcodeShape = z.object({ _id: z.string(), postcode: z.string() })
export type Postcode = z.output<typeof postcodeShape>

export const listProvinces = defineContract({
  name: 'listProvinces',
  method: 'GET',
  path: '/region/propinsi',
  summary: 'The provinces of Indonesia',
  surface: 'account',
  token: 'access',
  feature: 'any',
  standing: 'any',
  data: z.array(regionShape),
})

export const listCities = defineContract({
  name: 'listCities',
  method: 'GET',
  path: '/region/kota',
  summary: 'The cities of a province',
  surface: 'account',
  token: 'access',
  feature: 'any',
  standing: 'any',
  query: z.object({ id_provinsi: idShape }),
  data: z.array(regionShape),
})

export const listDistricts = defineContract({
  name: 'listDistricts',
  method: 'GET',
  path: '/region/kecamatan',
  summary: 'The sub districts of a city',
  surface: 'account',
  token: 'access',
  feature: 'any',
  standing: 'any',
  query: z.object({ id_kota: idShape }),
  data: z.array(regionShape),
})

export const listVillages = defineContract({
  name: 'listVillages',
  method: 'GET',
  path: '/region/kelurahan',
  summary: 'The villages of a sub district',
  surface: 'account',
  token: 'access',
  feature: 'any',
  standing: 'any',
  query: z.object({ id_kecamatan: idShape }),
  data: z.array(regionShape),
})

export const listPostcodes = defineContract({
  name: 'listPostcodes',
  method: 'GET',
  path: '/region/kodepos',
  summary: 'The known postcodes of a village',
  surface: 'account',
  token: 'access',
  feature: 'any',
  standing: 'any',
  query: z.object({ id_kelurahan: idShape }),
  data: z.array(postcodeShape),
})
