import type {
  CompanyDetail,
  LegalDocument,
  LegalDocumentDraft,
} from '@pasok/domain/company/company.model'
import { notFound } from '@pasok/domain/kernel/errors'
import type { Requester } from '../../db/actor'
import type { Reader, Trx } from '../../db/db'
import type { BuyerScope } from '../../db/scope'
import { fileLinks } from '../files/file-links'
import { findRegisteredRow } from './company.addresses.store'
import { presentCompany, presentDraft, presentLegalDocument } from './company.present'
import { findBuyer, findProgress, listLegalDocumentRows } from './company.store'
import { listDraftRows } from './company.document-drafts.store'

/**
 * The company's own detail.
 * @throws AppError `not_found`.
 */
export async function getCompanyDetail(
  db: Reader | Trx,
  scope: BuyerScope,
): Promise<CompanyDetail> {
  const [buyer, address] = await Promise.all([findBuyer(db, scope), findRegisteredRow(db, scope)])
  if (!buyer) throw notFound()
  return presentCompany(buyer, address)
}

/** The legal documents of the company's type, with links that open them for a while. */
export async function listLegalDocuments(
  db: Reader | Trx,
  requester: Requester<BuyerScope>,
): Promise<LegalDocument[]> {
  const [rows, link] = await Promise.all([
    listLegalDocumentRows(db, requester.scope),
    fileLinks(db, requester),
  ])
  return rows.map((row) => presentLegalDocument(row, link))
}

/** What the company has filled in of its legal documents and not submitted yet. */
export async function listDocumentDrafts(
  db: Reader,
  scope: BuyerScope,
): Promise<LegalDocumentDraft[]> {
  return (await listDraftRows(db, scope)).map(presentDraft)
}

/** How far the company has come on its way in, as far as its verification asks for it. */
export async function getProgress(
  db: Reader,
  scope: BuyerScope,
): Promise<{ submitted_at: string; owner_email_verified: boolean }> {
  const row = await findProgress(db, scope)
  return {
    submitted_at: row?.submitted_at?.toISOString() ?? '',
    owner_email_verified: Boolean(row?.email_verified_at),
  }
}
