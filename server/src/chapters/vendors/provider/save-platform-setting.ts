import type { BodyOf } from '@pasok/domain/kernel/contract'
import { refuseFields } from '@pasok/domain/kernel/errors'
import type {
  PlatformSetting,
  savePlatformSetting,
} from '@pasok/domain/vendors/provider/platform-setting.contract'
import { listTermProblems } from '@pasok/domain/vendors/vendors.terms.rules'
import { assertSeen } from '../../../db/stale-record'
import { writeAudit } from '../../../db/audit'
import type { BuyerWork } from '../../../db/move'
import { differencesOf } from '../../company/profile/changed-columns'
import { lockBuyerRow } from '../../company/company.store'
import { getSetting } from './vendors.queries'
import { upsertPlatformSetting } from './vendors.store'

/**
 * Changes the defaults of requests for preferred vendors; unchanged data is not written, and sent requests stay
 * as they are. @throws AppError `rule` with a problem per field; `stale_version`.
 */
export async function saveSetting(
  work: BuyerWork,
  { version, ...wanted }: BodyOf<typeof savePlatformSetting>,
): Promise<PlatformSetting> {
  const { trx, scope, now } = work
  refuseFields(listTermProblems(wanted))
  // The company is locked, because the setting's own row may not exist yet.
  await lockBuyerRow(trx, scope)
  const before = await getSetting(trx, scope)
  assertSeen(before, version, 'setting.')
  const changes = differencesOf<Omit<PlatformSetting, 'version'>>(before, wanted)
  if (!changes) return before
  await upsertPlatformSetting(trx, scope, {
    discount: String(wanted.default_discount),
    payment_term: wanted.default_payment_term,
    down_payment: String(wanted.default_down_payment),
    updated_at: now,
  })
  await writeAudit(work, {
    action: 'setting.save',
    subject: 'company',
    subjectId: scope.id,
    ...changes,
  })
  return getSetting(trx, scope)
}
