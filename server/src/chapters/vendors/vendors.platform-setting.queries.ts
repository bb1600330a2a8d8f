import type { PlatformSetting } from '@pasok/domain/vendors/vendors.platform-setting.contract'
import type { Reader, Trx } from '../../db/db'
import type { BuyerScope } from '../../db/scope'
import { findPlatformSetting } from './vendors.platform-setting.store'

/** Percent, days, percent; version 0: nothing was saved yet. */
export async function getSetting(db: Reader | Trx, scope: BuyerScope): Promise<PlatformSetting> {
  const row = await findPlatformSetting(db, scope)
  return {
    default_discount: row ? Number(row.discount) : null,
    default_payment_term: row?.payment_term ?? null,
    default_down_payment: row ? Number(row.down_payment) : null,
    version: row?.version ?? 0,
  }
}
