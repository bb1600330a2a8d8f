import type { BuyerWork } from '../../db/move'
import { assertDetailComplete } from './assert-detail-complete'
import { completeChange } from './company.store'
import { assertDocumentsComplete } from './save-legal-documents'
import { assertCompanyMay, moveCompany } from './move-company'
import { lockForEdit } from './update-company'

/**
 * Sends a returned company to the provider again.
 * @throws AppError `illegal_move` when it isn't returned; `rule` while something is missing.
 */
export async function resubmitCompany(work: BuyerWork): Promise<void> {
  const { trx, scope } = work
  const buyer = await lockForEdit(work)
  await assertCompanyMay(work, buyer, 'resubmit')
  await assertDetailComplete(trx, scope)
  await assertDocumentsComplete(trx, scope)
  await moveCompany(work, buyer, 'resubmit')
  await completeChange(trx, scope, { submitted_at: work.now, returned_reason: '' })
  await work.emit('company.submitted', { buyerId: scope.id, by: work.actor.userId })
}
