import { cancelPackages } from './cancel-packages'
import { holdPackage, type HeldPackage, type OrderWork } from './held-order'
import { assertPackage, packageStatesFor } from './move-packages'

/**
 * The vendor cancels a package that was not shipped yet; its stock returns.
 * @throws AppError `not_found`; `illegal_move`, saying who moved it where and when; `stale_version`.
 */
export async function cancelPackage(
  work: OrderWork,
  id: string,
  reason: string,
  seen: number | undefined,
): Promise<HeldPackage['pack']> {
  const { held, pack } = await holdPackage(work, id)
  await assertPackage(work, pack, packageStatesFor('cancel-by-vendor'), seen)
  await cancelPackages(work, held, [pack], 'cancel-by-vendor', reason)
  return { ...pack, last_status: 'Cancel' }
}
