import { notFound } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import type { ProviderScope } from '../../db/scope'
import type { Work } from '../../db/work'
import { lockVendor, lockVendorUser } from './vendors.provider.store'

/**
 * A vendor, held until the transaction ends.
 * @throws AppError `not_found`.
 */
export async function getLockedVendor({ trx, scope }: Work<ProviderScope>, id: string) {
  const vendor = isId(id) ? await lockVendor(trx, scope, id) : undefined
  if (!vendor) throw notFound('id')
  return vendor
}

/**
 * A vendor and one of its users, both held until the transaction ends.
 * @throws AppError `not_found`.
 */
export async function getLockedVendorUser(work: Work<ProviderScope>, id: string, userId: string) {
  const vendor = await getLockedVendor(work, id)
  const user = isId(userId)
    ? await lockVendorUser(work.trx, work.scope, vendor.id, userId)
    : undefined
  if (!user) throw notFound('user_id')
  return { vendor, user }
}
