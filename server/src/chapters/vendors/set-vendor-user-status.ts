import type { BodyOf } from '@pasok/domain/kernel/contract'
import type { setVendorUserStatus as contract } from '@pasok/domain/vendors/vendors.provider.contract'
import type { VendorFile } from '@pasok/domain/vendors/vendors.provider.model'
import { assertSeen } from '../../db/assert-seen'
import { writeAudit } from '../../db/audit'
import type { ProviderScope } from '../../db/scope'
import { endSignInsOf } from '../../db/sign-ins'
import type { Work } from '../../db/work'
import { supersedeLinks } from '../identity/identity.links'
import { getLockedVendorUser } from './vendors.provider.locks'
import { getVendorFile } from './vendors.provider.queries'
import { updateVendorUser } from './vendors.provider.store'

/**
 * Deactivates a vendor's user, who is out at once and whose links end, or activates one. The first
 * active user brings the vendor's products into the search, the last one takes them out.
 * @throws AppError `not_found`; `stale_version` when somebody changed the user since they were seen.
 */
export async function setUserStatus(
  work: Work<ProviderScope>,
  { id, user_id }: { id: string; user_id: string },
  { status, version }: BodyOf<typeof contract>,
): Promise<VendorFile> {
  const { trx, scope, now } = work
  const { vendor, user } = await getLockedVendorUser(work, id, user_id)
  if (user.status === status) return getVendorFile(trx, scope, vendor.id)
  assertSeen(user, version)
  await updateVendorUser(trx, scope, user.id, status)
  if (status === 'INACTIVE') {
    await endSignInsOf(trx, user.id, now, 'deactivated')
    await supersedeLinks(trx, user.id, now)
  }
  const who = { email: user.email, fullname: user.full_name }
  await writeAudit(work, {
    action: status === 'ACTIVE' ? 'user.activate' : 'user.deactivate',
    subject: 'user',
    subjectId: user.id,
    vendorId: vendor.id,
    before: { ...who, status: user.status },
    after: { ...who, status },
  })
  const file = await getVendorFile(trx, scope, vendor.id)
  const others = file.people.filter((one) => one._id !== user.id && one.status === 'ACTIVE')
  if (others.length === 0) await work.emit('vendor.changed', { vendorId: vendor.id })
  return file
}
