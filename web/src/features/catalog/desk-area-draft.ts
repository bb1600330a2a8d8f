import type { Coverage, DeliveryProvince } from '@pasok/domain/catalog/catalog.desk.model'

/** A delivery area as it is chosen: whole provinces, and single cities of others. */
export interface AreaDraft {
  name: string
  province_ids: readonly string[]
  city_ids: readonly string[]
}

const sorted = (ids: readonly string[]) => ids.toSorted()

export const areaDraftOf = (area?: Coverage): AreaDraft => ({
  name: area?.name ?? '',
  province_ids: sorted(area?.province_ids ?? []),
  city_ids: sorted(area?.city_ids ?? []),
})

/** As it travels. */
export const areaBodyOf = ({ name, province_ids, city_ids }: AreaDraft) => ({
  name: name.trim(),
  province_ids: [...province_ids],
  city_ids: [...city_ids],
})

/** How many cities of a province are chosen. */
export function chosenIn(
  { province_ids, city_ids }: AreaDraft,
  province: DeliveryProvince,
): number {
  if (province_ids.includes(province._id)) return province.cities.length
  return province.cities.filter(({ _id }) => city_ids.includes(_id)).length
}

export const chosenInAll = (draft: AreaDraft, provinces: readonly DeliveryProvince[]): number =>
  provinces.reduce((sum, province) => sum + chosenIn(draft, province), 0)

/** The cities of a province are these; all of them are the province as a whole. */
function withCities(
  draft: AreaDraft,
  province: DeliveryProvince,
  chosen: readonly string[],
): AreaDraft {
  const own = new Set(province.cities.map(({ _id }) => _id))
  const isWhole = chosen.length === own.size && own.size > 0
  const others = draft.city_ids.filter((id) => !own.has(id))
  const provinces = draft.province_ids.filter((id) => id !== province._id)
  return {
    ...draft,
    province_ids: sorted(isWhole ? [...provinces, province._id] : provinces),
    city_ids: sorted(isWhole ? others : [...others, ...chosen]),
  }
}

/** A province as a whole, or nothing of it. */
export const chooseProvince = (
  draft: AreaDraft,
  province: DeliveryProvince,
  isChosen: boolean,
): AreaDraft => withCities(draft, province, isChosen ? province.cities.map(({ _id }) => _id) : [])

/** One city; of a province that was chosen as a whole all others stay. */
export function chooseCity(
  draft: AreaDraft,
  province: DeliveryProvince,
  cityId: string,
  isChosen: boolean,
): AreaDraft {
  const isWhole = draft.province_ids.includes(province._id)
  const before = province.cities
    .map(({ _id }) => _id)
    .filter((id) => isWhole || draft.city_ids.includes(id))
  const others = before.filter((id) => id !== cityId)
  return withCities(draft, province, isChosen ? [...others, cityId] : others)
}

/** Everywhere, or nowhere. */
export const chooseAll = (
  draft: AreaDraft,
  provinces: readonly DeliveryProvince[],
  isChosen: boolean,
): AreaDraft => ({
  ...draft,
  province_ids: isChosen ? sorted(provinces.map(({ _id }) => _id)) : [],
  city_ids: [],
})

/** What of an area is told in a line: names of whole provinces first, then of single cities. */
export function placesOf(draft: AreaDraft, provinces: readonly DeliveryProvince[]): string[] {
  const isWhole = (province: DeliveryProvince) =>
    province.cities.length > 0 && chosenIn(draft, province) === province.cities.length
  return [
    ...provinces.filter(isWhole).map(({ name }) => name),
    ...provinces
      .filter((province) => !isWhole(province))
      .flatMap(({ cities }) =>
        cities.filter(({ _id }) => draft.city_ids.includes(_id)).map(({ name }) => name),
      ),
  ]
}
