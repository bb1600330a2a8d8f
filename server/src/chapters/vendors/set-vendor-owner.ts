import { notFound } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import {
  vendorOwnerMadeMail,
  vendorOwnerUnmadeMail,
} from '@pasok/domain/vendors/vendors.provider.mails'
import type { VendorFile } from '@pasok/domain/vendors/vendors.provider.model'
import { checkBeforeWaiting } from '../../db/lost-race'
import { vendorScope, type ProviderScope } from '../../db/scope'
import type { Work } from '../../db/work'
import { assertMayOwn, passOwnership } from './pass-vendor-ownership'
import { getLockedVendor } from './vendors.provider.locks'
import { getVendorFile } from './vendors.provider.queries'
import { listMemberRows, lockMembers } from './vendors.team.store'

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
  const choose = await checkBeforeWaiting(async () => {
    const members = isId(id) ? await listMemberRows(work.trx, vendorScope(id)) : []
    const heir = members.find((member) => member.id === userId.toLowerCase())
    if (!heir) throw notFound('user_id')
    assertMayOwn(heir, 'user_id')
    return { heir, owner: members.find((member) => member.is_owner) }
  })
  const vendor = vendorScope((await getLockedVendor(work, id)).id)
  await lockMembers(work.trx, vendor)
  const { owner, heir } = await choose()
  if (!owner) throw new Error(`vendor ${vendor.id} has no owner`)
  const words = { given: vendorOwnerMadeMail, taken: vendorOwnerUnmadeMail }
  await passOwnership(work, vendor, { owner, heir, words })
  return getVendorFile(work.trx, work.scope, vendor.id)
}
