import { companyErrors } from '@pasok/domain/company/company.errors'
import type { PlaceInput } from '@pasok/domain/company/company.rules'
import { broken } from '@pasok/domain/kernel/errors'
import type { BuyerWork } from '../../db/move'
import { newId } from '../../db/ids'
import { findRegions } from '../regions/regions.store'
import { differencesOf } from './company.changes'
import { insertAddress, updateAddress, type AddressRow } from './company.store'

/** @throws AppError `rule` at the first region that doesn't lie in the one above it. */
export async function assertRegions(work: BuyerWork, place: PlaceInput): Promise<void> {
  const { province_id, city_id, subdistrict_id, village_id } = place
  const found = await findRegions(work.trx, work.scope, {
    province: province_id,
    city: city_id,
    district: subdistrict_id,
    village: village_id,
  })
  if (!found.province) throw broken(companyErrors.provinceUnknown, {}, 'province_id')
  if (found.city?.within !== province_id) throw broken(companyErrors.cityUnknown, {}, 'city_id')
  if (found.district?.within !== city_id)
    throw broken(companyErrors.districtUnknown, {}, 'subdistrict_id')
  if (found.village?.within !== subdistrict_id)
    throw broken(companyErrors.villageUnknown, {}, 'village_id')
}

/**
 * Makes a place the company's default address: its first one is new, later the default one changes
 * (`docs/domain.md` §4). The company has to be locked.
 * @returns what differs, for the audit log; nothing when all is as it was.
 */
export async function savePlace(
  work: BuyerWork,
  current: AddressRow | undefined,
  place: PlaceInput,
  called: { name: string; phone: string },
) {
  const { trx, scope } = work
  const columns = {
    province_id: place.province_id,
    city_id: place.city_id,
    district_id: place.subdistrict_id,
    village_id: place.village_id,
    postcode: place.postcode,
    street: place.street,
  }
  if (!current) {
    await insertAddress(trx, scope, { ...columns, ...called, id: newId(), is_default: true })
    return { before: {}, after: columns }
  }
  const differences = differencesOf(current, columns)
  if (differences) await updateAddress(trx, scope, current.id, columns)
  return differences
}
