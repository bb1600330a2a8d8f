import { changeState } from './catalog.desk.state'
import type { VendorWork } from './catalog.desk.choices'

/**
 * Offers withdrawn products again.
 * @returns how many were withdrawn before.
 * @throws AppError `not_found` when one isn't the vendor's; nothing is changed then.
 */
export const offerProducts = (work: VendorWork, ids: readonly string[]): Promise<number> =>
  changeState(work, ids, 'offered')
