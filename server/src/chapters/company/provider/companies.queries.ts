import type {
  CompanyFile,
  CompanyRow,
  CompanyStage,
} from '@pasok/domain/company/provider/provider.model'
import { COMPANY_STAGES } from '@pasok/domain/company/company.constants'
import type { Page } from '@pasok/domain/kernel/envelope'
import { notFound } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import type { Requester } from '../../../db/actor'
import type { Reader } from '../../../db/db'
import { presentPage, type PageOf } from '../../../db/paged-list'
import { listHistories } from '../../../db/history'
import { buyerScope, type ProviderScope } from '../../../db/scope'
import { findRegisteredRow } from '../addresses/addresses.store'
import { presentCompany } from '../company.present'
import { presentCompanyFile, presentCompanyRow } from './companies.present'
import { countByStage, listCompanyRows, listCompanyUsers } from './companies.store'
import { listLegalDocuments } from '../company.queries'
import { findBuyer } from '../company.store'

interface CompanyQuery extends PageOf {
  standing: CompanyStage
  search?: string | undefined
}

/** Lists a page of the companies at a stage, in two queries. */
export async function listCompanies(
  db: Reader,
  scope: ProviderScope,
  query: CompanyQuery,
): Promise<Page<CompanyRow>> {
  return presentPage(await listCompanyRows(db, scope, query), (row) =>
    presentCompanyRow(row, query.standing),
  )
}

export async function countCompanies(
  db: Reader,
  scope: ProviderScope,
): Promise<Record<CompanyStage, number>> {
  const counts = { registering: 0, waiting: 0, returned: 0, verified: 0 }
  const rows = await countByStage(db, scope)
  for (const stage of COMPANY_STAGES)
    counts[stage] = Number(rows.find((row) => row.standing === stage)?.count ?? 0)
  return counts
}

/**
 * Returns a company with everything that a decision needs, with fresh links to its documents. @throws AppError
 * `not_found`.
 */
export async function getCompanyFile(
  db: Reader,
  { signInId }: Requester<ProviderScope>,
  id: string,
): Promise<CompanyFile> {
  if (!isId(id)) throw notFound('id')
  const company = buyerScope(id.toLowerCase())
  const [buyer, address, documents, users, histories] = await Promise.all([
    findBuyer(db, company),
    findRegisteredRow(db, company),
    listLegalDocuments(db, { scope: company, signInId }),
    listCompanyUsers(db, company),
    listHistories(db, company, [company.id]),
  ])
  if (!buyer) throw notFound('id')
  return presentCompanyFile({
    buyer,
    detail: presentCompany(buyer, address),
    documents,
    users,
    statuses: histories.get(buyer.id) ?? [],
  })
}
