import {
  listCities,
  listDistricts,
  listPostcodes,
  listProvinces,
  listVillages,
  type Region as RegionRow,
} from '@pasok/domain/regions/regions.contract'
import { useQuery } from '@tanstack/react-query'
import { call, queryKey } from '../../lib/api'
import { parentOf, type Option, type Place, type Region } from './place'

/** The regions of a country are the same all day long. */
const FOREVER = { staleTime: Infinity, gcTime: Infinity } as const

interface RegionsCall {
  key: readonly unknown[]
  ask: (signal: AbortSignal) => Promise<RegionRow[]>
}

/** The call of a region's list, below the choice above it. */
function callOf(region: Region, above: string): RegionsCall {
  switch (region) {
    case 'province':
      return {
        key: queryKey(listProvinces, {}),
        ask: (signal) => call(listProvinces, { signal }),
      }
    case 'city': {
      const query = { id_provinsi: above }
      return {
        key: queryKey(listCities, { query }),
        ask: (signal) => call(listCities, { query, signal }),
      }
    }
    case 'subdistrict': {
      const query = { id_kota: above }
      return {
        key: queryKey(listDistricts, { query }),
        ask: (signal) => call(listDistricts, { query, signal }),
      }
    }
    case 'village': {
      const query = { id_kecamatan: above }
      return {
        key: queryKey(listVillages, { query }),
        ask: (signal) => call(listVillages, { query, signal }),
      }
    }
  }
}

const toOptions = (regions: readonly RegionRow[]): Option[] =>
  regions.map(({ id, nama }) => ({ id, name: nama }))

/** A region's list: asked for when it is wanted and the choice above it is made, and kept. */
export function useRegions(place: Place, region: Region, wanted: boolean) {
  const above = parentOf(place, region)
  const { key, ask } = callOf(region, above)
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
    queryKey: queryKey(listPostcodes, { query }),
    queryFn: ({ signal }) => call(listPostcodes, { query, signal }),
    select: (postcodes) => [...new Set(postcodes.map(({ postcode }) => postcode))],
    enabled: villageId !== '',
    ...FOREVER,
  })
}
