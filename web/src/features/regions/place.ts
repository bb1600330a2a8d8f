/** From the widest to the narrowest (Spec 1 §5, Address). */
const LEVELS = ['country', 'province', 'city', 'subdistrict', 'village'] as const
export type Level = (typeof LEVELS)[number]

/** A selected place: ids, and names at the time of selection; empty strings where nothing is selected. */
export type Place = Record<Level | `${Level}_id` | 'postcode' | 'street', string>

export const NO_PLACE: Place = {
  country: '',
  country_id: '',
  province: '',
  province_id: '',
  city: '',
  city_id: '',
  subdistrict: '',
  subdistrict_id: '',
  village: '',
  village_id: '',
  postcode: '',
  street: '',
}

export interface Option {
  id: string
  name: string
}

export type Region = Exclude<Level, 'country'>

const ABOVE = {
  province: 'country',
  city: 'province',
  subdistrict: 'city',
  village: 'subdistrict',
} as const satisfies Record<Region, Level>

/** Returns the id of the selection above a region; empty without one. */
export const parentOf = (place: Place, region: Region): string => place[`${ABOVE[region]}_id`]

/**
 * Selects one level and clears the levels below, including the zip code. Selecting the current value changes
 * nothing.
 */
export function choose(place: Place, level: Level, option: Option | null): Place {
  const { id, name } = option ?? { id: '', name: '' }
  if (place[`${level}_id`] === id) return place
  const next: Place = { ...place, [level]: name, [`${level}_id`]: id, postcode: '' }
  for (const below of LEVELS.slice(LEVELS.indexOf(level) + 1)) {
    next[below] = ''
    next[`${below}_id`] = ''
  }
  return next
}

export const postcodeDigits = (text: string): string => text.replace(/\D/g, '').slice(0, 5)
