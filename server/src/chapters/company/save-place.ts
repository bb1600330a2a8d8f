import { companyErrors } from '@pasok/domain/company/company.errors'
import type { PlaceInput } from '@pasok/domain/company/company.rules'
import { broken } from '@pasok/domain/kernel/errors'
import type { AuditEntry } from '../../db/audit'
import { newId } from '../../db/ids'
import type { BuyerWork } from '../../db/move'
import type { Work } from '../../db/work'
import { findRegions } from '../regions/regions.store'
import {
  findDefaultRow,
  insertAddress,
  updateAddress,
  type AddressRow,
} from './company.addresses.store'
import { differencesOf, placeColumnsOf, wordsOfAddress } from './company.changes'

/** @throws AppError `rule` at the first region that doesn't lie in the one above it. */
export async function assertRegions(
  work: Pick<Work, 'trx' | 'scope'>,
  place: PlaceInput,
): Promise<void> {
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
 * @returns what the audit log tells of the address; nothing when all is as it was.
 */
export async function savePlace(
  work: BuyerWork,
  current: AddressRow | undefined,
  place: PlaceInput,
  called: { name: string; phone: string },
): Promise<AuditEntry | undefined> {
  const { trx, scope } = work
  const columns = placeColumnsOf(place)
  if (current && !differencesOf(current, columns)) return undefined
  if (current) await updateAddress(trx, scope, current.id, columns)
  else await insertAddress(trx, scope, { ...columns, ...called, id: newId(), is_default: true })
  const saved = await findDefaultRow(trx, scope)
  if (!saved) throw new Error('a company that was given a place has no default address')
  const words = wordsOfAddress(saved)
  const told = { subject: 'address', subjectId: saved.id }
  return current
    ? { ...told, action: 'address.change', ...differencesOf(wordsOfAddress(current), words) }
    : { ...told, action: 'address.add', after: { ...words, default: true } }
}
