import type { Region as RegionRow } from '@pasok/domain/regions/regions.contract'
import { useQuery } from '@tanstack/react-query'
import { call, queryKey } from '../../lib/api'
import { parentOf, type Option, type Place, type Region } from './place'

/** The regions of a country are the same all day long. */
const FOREVER = { staleTime: Infinity, gcTime: Infinity } as const

interface RegionsCall {
  key: readonly unknown[]
  ask: (signal: AbortSignal) => Promise<RegionRow[]>
}

/** The call of each region's list, below the choice above it. */
const CALLS: Readonly<Record<Region, (above: string) => RegionsCall>> = {
  province: () => ({
    key: queryKey('listProvinces', {}),
    ask: (signal) => call('listProvinces', { signal }),
  }),
  city: (id_provinsi) => ({
    key: queryKey('listCities', { query: { id_provinsi } }),
    ask: (signal) => call('listCities', { query: { id_provinsi }, signal }),
  }),
  subdistrict: (id_kota) => ({
    key: queryKey('listDistricts', { query: { id_kota } }),
    ask: (signal) => call('listDistricts', { query: { id_kota }, signal }),
  }),
  village: (id_kecamatan) => ({
    key: queryKey('listVillages', { query: { id_kecamatan } }),
    ask: (signal) => call('listVillages', { query: { id_kecamatan }, signal }),
  }),
}

const toOptions = (regions: readonly RegionRow[]): Option[] =>
  regions.map(({ id, nama }) => ({ id, name: nama }))

/** A region's list: asked for when it is wanted and the choice above it is made, and kept. */
export function useRegions(place: Place, region: Region, wanted: boolean) {
  const above = parentOf(place, region)
  const { key, ask } = CALLS[region](above)
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => ask(signal),
    select: toOptions,
    enabled: wanted && above !== '',
    ...FOREVER,
  })
}

/** The known zip codes of the chosen village; none where nobody knows them. */
export function usePostcodes(villageId: string) {
  const query = { id_kelurahan: villageId }
  return useQuery({
    queryKey: queryKey('listPostcodes', { query }),
    queryFn: ({ signal }) => call('listPostcodes', { query, signal }),
    select: (postcodes) => [...new Set(postcodes.map(({ postcode }) => postcode))],
    enabled: villageId !== '',
    ...FOREVER,
  })
}
