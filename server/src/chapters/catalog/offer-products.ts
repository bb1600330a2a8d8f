import type { VendorWork } from './catalog.desk.choices'
import { changeState } from './catalog.desk.state'

/**
 * Offers withdrawn products again.
 * @returns how many were withdrawn before.
 * @throws AppError `not_found` when one isn't the vendor's; nothing is changed then.
 */
export const offerProducts = (work: VendorWork, ids: readonly string[]): Promise<number> =>
  changeState(work, ids, 'offered')

/**
 * Takes products out of the search; drafts show them as no longer offered, running orders go on
 * (`docs/domain.md` §5).
 * @returns how many were offered before.
 * @throws AppError `not_found` when one isn't the vendor's; nothing is changed then.
 */
export const withdrawProducts = (work: VendorWork, ids: readonly string[]): Promise<number> =>
  changeState(work, ids, 'withdrawn')
