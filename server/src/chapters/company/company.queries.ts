import type {
  CategoryOption,
  CompanyDetail,
  LegalDocument,
  TypeOption,
} from '@pasok/domain/company/company.model'
import { notFound } from '@pasok/domain/kernel/errors'
import type { Reader, Trx } from '../../db/db'
import type { BuyerScope, Scope } from '../../db/scope'
import { fileLinks } from '../files/file-links'
import { listKindRows, listOfferedCategories, listOfferedTypes } from './company.masters.store'
import { presentCompany, presentLegalDocument } from './company.present'
import { findBuyer, listAddressRows, listLegalDocumentRows } from './company.store'

/**
 * The company's own detail.
 * @throws AppError `not_found`.
 */
export async function getCompanyDetail(
  db: Reader | Trx,
  scope: BuyerScope,
): Promise<CompanyDetail> {
  const [buyer, addresses] = await Promise.all([findBuyer(db, scope), listAddressRows(db, scope)])
  if (!buyer) throw notFound()
  return presentCompany(buyer, addresses[0])
}

/** The categories that a company can be of. */
export async function listCategoryOptions(db: Reader, scope: Scope): Promise<CategoryOption[]> {
  const rows = await listOfferedCategories(db, scope)
  return rows.map(({ id, name }) => ({ _id: id, category: name }))
}

/** The company types with their documents: two queries whatever their number. */
export async function listTypeOptions(db: Reader, scope: Scope): Promise<TypeOption[]> {
  const types = await listOfferedTypes(db, scope)
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

/** The legal documents of the company's type, with links that open them for a while. */
export async function listLegalDocuments(
  db: Reader | Trx,
  scope: BuyerScope,
): Promise<LegalDocument[]> {
  const [rows, link] = await Promise.all([listLegalDocumentRows(db, scope), fileLinks(db)])
  return rows.map((row) => presentLegalDocument(row, link))
}
