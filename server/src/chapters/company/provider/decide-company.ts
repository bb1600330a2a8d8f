import { findDecisionProblem } from '@pasok/domain/company/company.abilities'
import { companyProviderErrors } from '@pasok/domain/company/company.errors'
import { companyReturnedMail, companyVerifiedMail } from '@pasok/domain/company/company.mails'
import { companyMachine } from '@pasok/domain/company/company.states'
import { ruleError, getFound } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import { assertSeen } from '../../../db/stale-record'
import { checkBeforeWaiting } from '../../../db/lost-race'
import type { BuyerWork } from '../../../db/move'
import { buyerScope, type ProviderScope } from '../../../db/scope'
import type { Work } from '../../../db/work'
import { mailTo, postMail } from '../../../mail/post-mail'
import { assertDetailComplete, lockForEdit } from '../profile/update-company'
import { deleteDrafts } from '../documents/document-drafts.store'
import { toDecide } from './companies.present'
import { listCompanyUsers } from './companies.store'
import { type BuyerRow, completeChange, findBuyer, lockBuyer } from '../company.store'
import { assertCompanyMay, moveCompany } from './move-company'
import { assertDocumentsComplete, listMissingDocuments } from '../documents/save-legal-documents'
import { releaseFiles } from '../documents/release-files'

type ProviderWork = Work<ProviderScope>

interface Decision {
  event: 'verify' | 'return'
  reason: string
  /** The version that the provider saw; undefined skips the check. */
  version?: number | undefined
  /** True when the provider confirmed to verify without the missing documents. */
  without_documents?: boolean | undefined
}

/** Locks the company until the transaction ends. @throws AppError `not_found`. */
export async function lockCompany(work: ProviderWork, id: string): Promise<BuyerRow> {
  return getFound(isId(id) ? await lockBuyer(work.trx, buyerScope(id)) : undefined, 'id')
}

async function judge(
  work: ProviderWork,
  id: string,
  { event, reason, version, without_documents }: Decision,
) {
  const buyer = getFound(isId(id) ? await findBuyer(work.trx, buyerScope(id)) : undefined, 'id')
  const company = buyerScope(buyer.id)
  await assertCompanyMay(work, buyer, event)
  if (event === 'return' && reason === '')
    throw ruleError(companyProviderErrors.reasonRequired, {}, 'reason')
  assertSeen(buyer, version, 'company.')
  const users = await listCompanyUsers(work.trx, company)
  const problem = findDecisionProblem(event, toDecide(buyer, users))
  if (problem) throw ruleError(companyProviderErrors[problem])
  const missing = event === 'verify' ? await listMissingDocuments(work.trx, company) : []
  if (missing.length > 0 && !without_documents)
    throw ruleError(
      companyProviderErrors.documentsMissing,
      { documents: missing.join(', ') },
      'without_documents',
    )
  return { buyer, users, missing }
}

/**
 * Verifies a company or returns it with a reason, and mails its owner (`docs/domain.md` §4).
 * 1. Checks the decision, locks the company and checks again.
 * 2. When verified, deletes the document drafts.
 * 3. Moves the company and emits the event.
 * 4. Mails the owner. @throws AppError `illegal_move`, naming the earlier decision, its user and time;
 *    `stale_version` when the company changed since it was loaded; `rule` without a reason, before the wizard
 *    is completed, before the owner's email is verified, or with missing documents that were not confirmed.
 */
export async function decideCompany(
  work: ProviderWork,
  id: string,
  decision: Decision,
): Promise<void> {
  const getJudged = await checkBeforeWaiting(() => judge(work, id, decision))
  await lockCompany(work, id)
  const { buyer, users, missing } = await getJudged()
  const { event, reason } = decision
  const company = buyerScope(buyer.id)
  // Documents cannot be changed after verification, so their drafts are useless.
  if (event === 'verify')
    await releaseFiles(work.trx, company, await deleteDrafts(work.trx, company))
  await moveCompany(work, buyer, event, reason, missing.length > 0 ? { missing } : {})
  await completeChange(work.trx, company, { decided_at: work.now, returned_reason: reason })
  const status = companyMachine.events[event].to
  await work.emit('company.decided', { buyerId: buyer.id, status, reason })
  const owner = users.find(({ is_owner }) => is_owner)
  if (!owner) return
  await postMail(work.trx, {
    kind: `company-${status.toLowerCase()}`,
    ...mailTo(owner),
    words: event === 'verify' ? companyVerifiedMail : companyReturnedMail,
    values: { name: owner.full_name, company: buyer.legal_name, reason },
    path: '/dashboard',
  })
}

/**
 * Submits a returned company to the provider again. @throws AppError `illegal_move` when the company is not
 * returned; `rule` while something is missing.
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
