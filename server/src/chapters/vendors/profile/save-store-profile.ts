import { readTaxNumber } from '@pasok/domain/company/company.document-numbers'
import { findPhone, findSocial, findWebsite } from '@pasok/domain/company/company.rules'
import type { BodyOf } from '@pasok/domain/kernel/contract'
import { ruleError, refuseFields } from '@pasok/domain/kernel/errors'
import type { saveStoreProfile } from '@pasok/domain/vendors/portal/portal.contract'
import { vendorPortalErrors } from '@pasok/domain/vendors/portal/portal.errors'
import type { StoreProfile } from '@pasok/domain/vendors/portal/portal.model'
import {
  isSamePlace,
  listStoreProblems,
  logoIdOf,
} from '@pasok/domain/vendors/vendors.profile.rules'
import { assertSeen } from '../../../db/stale-record'
import { writeAudit } from '../../../db/audit'
import type { VendorScope } from '../../../db/scope'
import type { Work } from '../../../db/work'
import { differencesOf } from '../../company/profile/changed-columns'
import { sitesOf } from '../../company/company.present'
import { assertRegions } from '../../company/addresses/save-place'
import {
  attachPictures,
  getPlaceNames,
  getStoreRow,
  lockOwnVendor,
  updateOwnVendor,
  type StoreRow,
} from './profile.store'
import { presentStore } from './profile.present'

type Given = BodyOf<typeof saveStoreProfile>

const auditValues = (row: StoreRow) => ({
  logo: row.logo_url,
  description: row.description,
  phone: row.phone,
  email: row.email,
  ...sitesOf(row),
  tax_number: row.tax_number,
  province: row.province ?? '',
  city: row.city ?? '',
  district: row.district,
  village: row.village,
  postcode: row.postcode,
  street: row.street,
})

/**
 * Saves the vendor's public profile; unchanged data is not written. @throws AppError `rule` with a problem per
 * field; `stale_version` when the vendor was changed since it was loaded.
 */
export async function saveProfile(work: Work<VendorScope>, given: Given): Promise<StoreProfile> {
  const { trx, scope, now } = work
  await lockOwnVendor(trx, scope)
  const before = await getStoreRow(trx, scope)
  assertSeen(before, given.version)
  const stored = presentStore(before)
  refuseFields(listStoreProblems(given, stored))
  const place = isSamePlace(given, stored) ? {} : await placeColumns(work, given)
  await attachNewLogo(work, given.logo_url, before.logo_url)
  const columns = { ...textColumns(given), ...place }
  if (!differencesOf<Partial<StoreRow>>(before, columns)) return stored
  await updateOwnVendor(trx, scope, now, columns)
  const after = await getStoreRow(trx, scope)
  await writeAudit(work, {
    action: 'vendor.profile',
    subject: 'vendor',
    subjectId: scope.id,
    ...differencesOf(auditValues(before), auditValues(after)),
  })
  return presentStore(after)
}

/** @throws AppError `rule` when the logo is not a picture of the vendor. */
async function attachNewLogo(work: Work<VendorScope>, logo: string, had: string): Promise<void> {
  if (logo === '' || logo === had) return
  const id = logoIdOf(logo)
  if (id === undefined || (await attachPictures(work.trx, work.scope, [id], work.now)) === 0)
    throw ruleError(vendorPortalErrors.logoUnknown, {}, 'logo_url')
}

const textColumns = (given: Given) => ({
  logo_url: given.logo_url,
  description: given.description,
  phone: findPhone(given.phone) ?? '',
  email: given.email,
  website: findWebsite(given.website) ?? '',
  instagram: findSocial(given.instagram) ?? '',
  facebook: findSocial(given.facebook) ?? '',
  twitter: findSocial(given.twitter) ?? '',
  ...(given.tax_number !== undefined && { tax_number: readTaxNumber(given.tax_number) ?? '' }),
})

/** @throws AppError `rule` at the first region that is not within its parent region. */
async function placeColumns(work: Work<VendorScope>, given: Given) {
  await assertRegions(work, given)
  const ids = { districtId: given.subdistrict_id, villageId: given.village_id }
  const names = await getPlaceNames(work.trx, work.scope, ids)
  return {
    city_id: given.city_id,
    district_id: given.subdistrict_id,
    village_id: given.village_id,
    district: names.district,
    village: names.village,
    postcode: given.postcode,
    street: given.street,
  }
}
