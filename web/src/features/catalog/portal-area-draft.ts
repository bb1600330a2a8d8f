import type { Coverage, DeliveryProvince } from '@pasok/domain/catalog/portal/portal.model'

/** The input for a delivery area: whole provinces, and single cities of other provinces. */
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

export const areaBodyOf = ({ name, province_ids, city_ids }: AreaDraft) => ({
  name: name.trim(),
  province_ids: [...province_ids],
  city_ids: [...city_ids],
})

/** Returns the number of selected cities of a province. */
export function chosenIn(
  { province_ids, city_ids }: AreaDraft,
  province: DeliveryProvince,
): number {
  if (province_ids.includes(province._id)) return province.cities.length
  return province.cities.filter(({ _id }) => city_ids.includes(_id)).length
}

export const chosenInAll = (draft: AreaDraft, provinces: readonly DeliveryProvince[]): number =>
  provinces.reduce((sum, province) => sum + chosenIn(draft, province), 0)

/** Replaces a province's selected cities; all of them become the whole province. */
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

export const chooseProvince = (
  draft: AreaDraft,
  province: DeliveryProvince,
  isChosen: boolean,
): AreaDraft => withCities(draft, province, isChosen ? province.cities.map(({ _id }) => _id) : [])

/** Selects or deselects one city. In a whole province, the other cities remain selected. */
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

export const chooseAll = (
  draft: AreaDraft,
  provinces: readonly DeliveryProvince[],
  isChosen: boolean,
): AreaDraft => ({
  ...draft,
  province_ids: isChosen ? sorted(provinces.map(({ _id }) => _id)) : [],
  city_ids: [],
})

/** Returns the area's place names: first whole provinces, then single cities. */
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
