import { placeLine } from '@pasok/domain/kernel/place'

interface Placed {
  street: string
  village: string
  subdistrict: string
  city: string
  province: string
  postcode: string
}

export const lineOf = (place: Placed): string =>
  placeLine([
    place.street,
    place.village,
    place.subdistrict,
    place.city,
    place.province,
    place.postcode,
  ])
