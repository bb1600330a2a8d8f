import type { CompanyDetail } from '@pasok/domain/company/company.model'
import { notFound } from '@pasok/domain/kernel/errors'
import type { Reader } from '../../db/db'
import type { BuyerScope } from '../../db/scope'
import { presentCompany } from './company.present'
import { findBuyer, listAddressRows } from './company.store'

/**
 * The company's own detail.
 * @throws AppError `not_found`.
 */
export async function getCompanyDetail(db: Reader, scope: BuyerScope): Promise<CompanyDetail> {
  const [buyer, addresses] = await Promise.all([findBuyer(db, scope), listAddressRows(db, scope)])
  if (!buyer) throw notFound()
  return presentCompany(buyer, addresses[0])
}
