import { companyMachine, type CompanyEvent } from '@pasok/domain/company/company.states'
import type { Work } from '../../../db/work'
import { assertState, moveDocument } from '../../../db/move'
import type { BuyerRow } from '../company.store'

const documentOf = (buyer: BuyerRow) => ({
  id: buyer.id,
  buyerId: buyer.id,
  state: buyer.verification_status,
  code: null,
})

/** @throws AppError `illegal_move`, naming the user and time of the earlier decision. */
export function assertCompanyMay(work: Work, buyer: BuyerRow, event: CompanyEvent): Promise<void> {
  return assertState(
    work,
    documentOf(buyer),
    companyMachine.events[event].from,
    'company',
    companyMachine,
  )
}

/**
 * Type and documents cannot be changed after verification (`docs/domain.md` §4). @throws AppError
 * `illegal_move`, naming who verified the company and when.
 */
export function assertDocumentsOpen(work: Work, buyer: BuyerRow): Promise<void> {
  return assertState(work, documentOf(buyer), ['UNVERIFIED', 'RETURNED'], 'company', companyMachine)
}

/** Moves a locked company with its history and audit entry; `audited` is added to the audit entry. */
export async function moveCompany(
  work: Work,
  buyer: BuyerRow,
  event: CompanyEvent,
  note = '',
  audited: Record<string, unknown> = {},
): Promise<void> {
  const document = { ...documentOf(buyer), changes: { before: {}, after: audited } }
  await moveDocument(work, 'company', companyMachine, document, event, note)
}
