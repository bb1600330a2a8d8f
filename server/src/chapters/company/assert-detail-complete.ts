import { isOnlyAsked, listDetailProblems } from '@pasok/domain/company/company.rules'
import { notFound } from '@pasok/domain/kernel/errors'
import type { Trx } from '../../db/db'
import type { BuyerScope } from '../../db/scope'
import { findRegisteredRow } from './company.addresses.store'
import { assertSoundDetail, detailOf } from './company.detail'
import { findBuyer } from './company.store'

/**
 * Holds a company's detail against step 1 of the wizard (Spec 1 §5): what has to be there before it
 * is sent to the provider.
 * @throws AppError `rule` with a problem per field that is missing or wrong; `not_found`.
 */
export async function assertDetailComplete(trx: Trx, scope: BuyerScope): Promise<void> {
  const buyer = await findBuyer(trx, scope)
  if (!buyer) throw notFound()
  const place = await findRegisteredRow(trx, scope)
  const problems = listDetailProblems(detailOf(buyer, place))
  assertSoundDetail(problems.filter((problem) => !isOnlyAsked(problem)))
}
