import type { BodyOf } from '@pasok/domain/kernel/contract'
import { ruleError } from '@pasok/domain/kernel/errors'
import type {
  CompanySettings,
  saveCompanySettings,
} from '@pasok/domain/team/settings/settings.contract'
import { settingsErrors } from '@pasok/domain/team/settings/settings.texts'
import { writeAudit } from '../../db/audit'
import { checkBeforeWaiting } from '../../db/lost-race'
import type { BuyerWork } from '../../db/move'
import { assertSeen } from '../../db/stale-record'
import { differencesOf } from '../company/profile/changed-columns'
import { lockBuyerRow, updateBuyer } from '../company/company.store'
import { getSettings } from './team.queries'

/**
 * Changes the company's calendar and language, and whether another user must approve the Owner's
 * requests. Stored days, such as due dates, do not change with the calendar.
 * @throws AppError `rule` when the setting is turned on and nobody else may approve. `stale_version`.
 */
export async function saveSettings(
  work: BuyerWork,
  { version, ...wanted }: BodyOf<typeof saveCompanySettings>,
): Promise<CompanySettings> {
  const { trx, scope, now } = work
  const getBefore = await checkBeforeWaiting(async () => {
    const settings = await getSettings(trx, scope)
    assertSeen(settings, version, 'company.')
    const isTurnedOn = wanted.owner_needs_approval && !settings.owner_needs_approval
    if (isTurnedOn && settings.other_approvers.length === 0)
      throw ruleError(settingsErrors.nobodyElse, {}, 'owner_needs_approval')
    return settings
  })
  await lockBuyerRow(trx, scope)
  const before = await getBefore()
  const changes = differencesOf<Pick<CompanySettings, keyof typeof wanted>>(before, wanted)
  if (!changes) return before
  await updateBuyer(trx, scope, { ...wanted, updated_at: now })
  await writeAudit(work, {
    action: 'company.settings',
    subject: 'company',
    subjectId: scope.id,
    ...changes,
  })
  return getSettings(trx, scope)
}
