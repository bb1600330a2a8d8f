import { notFound } from '@pasok/domain/kernel/errors'
import {
  vendorOwnerMadeMail,
  vendorOwnerUnmadeMail,
} from '@pasok/domain/vendors/vendors.provider.mails'
import type { VendorFile } from '@pasok/domain/vendors/vendors.provider.model'
import { vendorScope, type ProviderScope } from '../../db/scope'
import type { Work } from '../../db/work'
import { passOwnership } from './pass-vendor-ownership'
import { getLockedVendor } from './vendors.provider.locks'
import { getVendorFile } from './vendors.provider.queries'
import { lockMembers } from './vendors.team.store'

/**
 * Makes another of a vendor's users its owner: a team whose owner was deactivated is managed by
 * nobody. Both are mailed.
 * @throws AppError `not_found` for a user of another vendor, as for none; `rule` for one who is the
 * owner already or inactive.
 */
export async function setOwner(
  work: Work<ProviderScope>,
  id: string,
  userId: string,
): Promise<VendorFile> {
  const vendor = vendorScope((await getLockedVendor(work, id)).id)
  const members = await lockMembers(work.trx, vendor)
  const owner = members.find((member) => member.is_owner)
  const heir = members.find((member) => member.id === userId.toLowerCase())
  if (!heir) throw notFound('user_id')
  if (!owner) throw new Error(`vendor ${vendor.id} has no owner`)
  const words = { given: vendorOwnerMadeMail, taken: vendorOwnerUnmadeMail }
  await passOwnership(work, vendor, { owner, heir, words }, 'user_id')
  return getVendorFile(work.trx, work.scope, vendor.id)
}
