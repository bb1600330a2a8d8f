import { holdPackage, type HeldPackage, type OrderWork } from './held-order'
import { movePackage } from './move-package'

/**
 * The vendor starts picking and packing.
 * @throws AppError `not_found`; `illegal_move`, saying who moved it where and when; `stale_version`.
 */
export async function pickPackage(
  work: OrderWork,
  id: string,
  seen: number | undefined,
): Promise<HeldPackage['pack']> {
  return movePackage(work, await holdPackage(work, id), 'pick', seen)
}
