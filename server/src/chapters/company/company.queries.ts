import type {
  CategoryOption,
  CompanyDetail,
  LegalDocument,
  LegalDocumentDraft,
  TypeOption,
} from '@pasok/domain/company/company.model'
import type { CompanyCategory, CompanyType } from '@pasok/domain/company/provider/provider.model'
import { notFound } from '@pasok/domain/kernel/errors'
import type { Requester } from '../../db/actor'
import type { Reader, Trx } from '../../db/db'
import type { BuyerScope, ProviderScope, Scope } from '../../db/scope'
import { fileLinks } from '../files/links/file-links'
import { findRegisteredRow } from './addresses/addresses.store'
import { listDraftRows } from './documents/document-drafts.store'
import { countUses, listKindRows, listOptionRows } from './masters/masters.store'
import { presentCompany, presentDraft, presentLegalDocument } from './company.present'
import { findBuyer, findProgress, listLegalDocumentRows } from './company.store'

/** Returns the company's own details. @throws AppError `not_found`. */
export async function getCompanyDetail(
  db: Reader | Trx,
  scope: BuyerScope,
): Promise<CompanyDetail> {
  const [buyer, address] = await Promise.all([findBuyer(db, scope), findRegisteredRow(db, scope)])
  if (!buyer) throw notFound()
  return presentCompany(buyer, address)
}

/** Lists the legal documents of the company's type, with temporary links to the files. */
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

/** Lists the company's drafts of legal documents that are not submitted yet. */
export async function listDocumentDrafts(
  db: Reader,
  scope: BuyerScope,
): Promise<LegalDocumentDraft[]> {
  return (await listDraftRows(db, scope)).map(presentDraft)
}

/** Returns how far the company's registration has progressed, as its verification requires. */
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

/** Lists the categories that a company can choose. */
export async function listCategoryOptions(db: Reader, scope: Scope): Promise<CategoryOption[]> {
  const rows = await listOptionRows(db, scope, 'company_categories')
  return rows.filter(({ active }) => active).map(({ id, name }) => ({ _id: id, category: name }))
}

/** Lists the company types with their documents, in two queries. */
export async function listTypeOptions(db: Reader, scope: Scope): Promise<TypeOption[]> {
  const types = (await listOptionRows(db, scope, 'company_types')).filter(({ active }) => active)
  const ids = types.map(({ id }) => id)
  const kinds = await listKindRows(db, scope, ids, 'offered')
  return types.map((type) => ({
    _id: type.id,
    companyType: type.name,
    legalDoc: kinds
      .filter((kind) => kind.company_type_id === type.id)
      .map(({ id, title, short_title, required }) => ({ id, title, short_title, required })),
  }))
}

/** Lists all categories with the number of companies in each. */
export async function listCategories(
  db: Reader | Trx,
  scope: ProviderScope,
): Promise<CompanyCategory[]> {
  const [rows, uses] = await Promise.all([
    listOptionRows(db, scope, 'company_categories'),
    countUses(db, scope, 'category_id'),
  ])
  return rows.map(({ id, name, active, version }) => ({
    _id: id,
    name,
    active,
    version,
    companies: uses.get(id) ?? 0,
  }))
}

/** Lists all types with all their documents and the number of companies of each. */
export async function listTypes(db: Reader | Trx, scope: ProviderScope): Promise<CompanyType[]> {
  const rows = await listOptionRows(db, scope, 'company_types')
  const [uses, kinds] = await Promise.all([
    countUses(db, scope, 'type_id'),
    listKindRows(
      db,
      scope,
      rows.map(({ id }) => id),
      'all',
    ),
  ])
  return rows.map((row) => ({
    _id: row.id,
    name: row.name,
    active: row.active,
    version: row.version,
    companies: uses.get(row.id) ?? 0,
    documents: kinds
      .filter((kind) => kind.company_type_id === row.id)
      .map(({ id, title, short_title, required, active }) => ({
        id,
        title,
        short_title,
        required,
        active,
      })),
  }))
}
