import type { BodyOf } from '@pasok/domain/kernel/contract'
import type { setVendorActive as contract } from '@pasok/domain/vendors/vendors.provider.contract'
import type { VendorFile } from '@pasok/domain/vendors/vendors.provider.model'
import { assertSeen } from '../../db/assert-seen'
import { writeAudit } from '../../db/audit'
import type { ProviderScope } from '../../db/scope'
import type { Work } from '../../db/work'
import { getLockedVendor } from './vendors.provider.locks'
import { getVendorFile } from './vendors.provider.queries'
import { updateVendorActive } from './vendors.provider.store'

/**
 * Deactivates a vendor, whose products leave the search while its running orders go on, or activates
 * it again; one that is so already stays as it is.
 * @throws AppError `not_found`; `stale_version` when somebody changed it since it was seen.
 */
export async function setActive(
  work: Work<ProviderScope>,
  id: string,
  { active, version }: BodyOf<typeof contract>,
): Promise<VendorFile> {
  const { trx, scope, now } = work
  const vendor = await getLockedVendor(work, id)
  if (vendor.active === active) return getVendorFile(trx, scope, vendor.id)
  assertSeen(vendor, version)
  await updateVendorActive(trx, scope, vendor.id, active, now)
  await work.emit('vendor.changed', { vendorId: vendor.id })
  const { legal_name } = vendor
  await writeAudit(work, {
    action: active ? 'vendor.activate' : 'vendor.deactivate',
    subject: 'vendor',
    subjectId: vendor.id,
    vendorId: vendor.id,
    before: { legal_name, active: vendor.active },
    after: { legal_name, active },
  })
  return getVendorFile(trx, scope, vendor.id)
}
