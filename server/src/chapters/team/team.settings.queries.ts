import { notFound } from '@pasok/domain/kernel/errors'
import type { CompanySettings } from '@pasok/domain/team/team.settings.contract'
import type { Reader, Trx } from '../../db/db'
import type { BuyerScope } from '../../db/scope'
import { findBuyer } from '../company/company.store'
import { listOtherDeciders } from './team.settings.store'

/**
 * What a company decided of itself, and who else may approve requests.
 * @throws AppError `not_found`.
 */
export async function getSettings(db: Reader | Trx, scope: BuyerScope): Promise<CompanySettings> {
  const buyer = await findBuyer(db, scope)
  if (!buyer) throw notFound()
  const others = await listOtherDeciders(db, scope)
  return {
    time_zone: buyer.time_zone,
    language: buyer.language,
    owner_needs_approval: buyer.owner_needs_approval,
    other_approvers: others.map(({ full_name: fullname }) => ({ fullname })),
    version: buyer.version,
  }
}
