import { companyErrors } from '@pasok/domain/company/company.errors'
import type { PlaceInput } from '@pasok/domain/company/company.rules'
import { ruleError } from '@pasok/domain/kernel/errors'
import type { AuditEntry } from '../../../db/audit'
import { newId } from '../../../db/ids'
import type { BuyerWork } from '../../../db/move'
import type { Work } from '../../../db/work'
import { findRegions } from '../../regions/regions.store'
import {
  findDefaultRow,
  insertAddress,
  saveRegistered,
  updateAddress,
  type AddressRow,
  type RegisteredRow,
} from './addresses.store'
import { differencesOf, placeColumnsOf, wordsOfAddress } from '../profile/changed-columns'
import type { BuyerRow } from '../company.store'

/** @throws AppError `rule` at the first region that is not within its parent region. */
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
  if (!found.province) throw ruleError(companyErrors.provinceUnknown, {}, 'province_id')
  if (found.city?.within !== province_id) throw ruleError(companyErrors.cityUnknown, {}, 'city_id')
  if (found.district?.within !== city_id)
    throw ruleError(companyErrors.districtUnknown, {}, 'subdistrict_id')
  if (found.village?.within !== subdistrict_id)
    throw ruleError(companyErrors.villageUnknown, {}, 'village_id')
}

/**
 * Saves the company's registered address. Until the company is verified, its default delivery address follows
 * while both are the same place, because the wizard creates them together (`docs/domain.md` §4). Afterwards
 * delivery addresses change independently. The company must be locked. @returns the audit entries of delivery
 * addresses; undefined when nothing changed.
 */
export async function savePlace(
  work: BuyerWork,
  { buyer, current }: { buyer: BuyerRow; current: RegisteredRow | undefined },
  place: PlaceInput,
  called: { name: string; phone: string },
): Promise<AuditEntry[] | undefined> {
  const { trx, scope } = work
  const columns = placeColumnsOf(place)
  if (current && !differencesOf(current, columns)) return undefined
  await saveRegistered(trx, scope, columns)
  const delivery = await findDefaultRow(trx, scope)
  if (!delivery) await insertAddress(trx, scope, firstAddress(columns, called))
  else if (buyer.verification_status !== 'VERIFIED' && isSamePlace(delivery, current))
    await updateAddress(trx, scope, delivery.id, columns)
  else return []
  const saved = await findDefaultRow(trx, scope)
  if (!saved) throw new Error('The company whose address was just saved has no default address.')
  const words = wordsOfAddress(saved)
  const subject = { subject: 'address', subjectId: saved.id }
  return [
    delivery
      ? { ...subject, action: 'address.change', ...differencesOf(wordsOfAddress(delivery), words) }
      : { ...subject, action: 'address.add', after: { ...words, default: true } },
  ]
}

const firstAddress = (
  columns: ReturnType<typeof placeColumnsOf>,
  called: { name: string; phone: string },
) => ({ ...columns, ...called, id: newId(), is_default: true })

const isSamePlace = (delivery: AddressRow, registered: RegisteredRow | undefined): boolean =>
  !registered ||
  (delivery.village_id === registered.village_id &&
    delivery.postcode === registered.postcode &&
    delivery.street === registered.street)
