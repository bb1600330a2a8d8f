import type { Page } from '@pasok/domain/kernel/envelope'
import { ruleError, failure, getFound } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import type { BuyerGroup } from '@pasok/domain/vendors/relations/relations.constants'
import { relationErrors } from '@pasok/domain/vendors/portal/portal.errors'
import type {
  FoundVendor,
  RelatedBuyer,
  RelatedBuyerPage,
} from '@pasok/domain/vendors/relations/relations.model'
import type { Reader, Trx } from '../../../db/db'
import { presentPage, type PageOf } from '../../../db/paged-list'
import type { BuyerScope, VendorScope } from '../../../db/scope'
import { getOwnVendorRow } from '../profile/profile.store'
import { findBuyerRow, listBuyerRows } from './vendor-relations.store'
import { presentBuyer, presentBuyerPage, presentFoundVendor } from './relations.present'
import { findVendorWithCode } from './relations.store'

/**
 * Returns the vendor with a company code, ignoring case. @throws AppError `rule` without a code; `not_found`
 * with the specification's text (Spec 2 §8).
 */
export async function getVendorByCode(
  db: Reader,
  scope: BuyerScope,
  code: string,
): Promise<FoundVendor> {
  if (code === '') throw ruleError(relationErrors.codeRequired, {}, 'company_code')
  const row = await findVendorWithCode(db, scope, code)
  if (!row)
    throw failure('not_found', { text: relationErrors.companyNotFound, path: 'company_code' })
  return presentFoundVendor(row)
}

interface BuyersQuery extends PageOf {
  group: BuyerGroup
  search?: string | undefined
}

export async function listRelatedBuyers(
  db: Reader,
  scope: VendorScope,
  query: BuyersQuery,
): Promise<Page<RelatedBuyer>> {
  return presentPage(await listBuyerRows(db, scope, query), presentBuyer)
}

/**
 * Returns a buyer with the data of its page. @throws AppError `not_found` for a buyer without any relation to
 * this vendor.
 */
export async function getRelatedBuyer(
  db: Reader | Trx,
  scope: VendorScope,
  buyerId: string,
): Promise<RelatedBuyerPage> {
  const row = getFound(isId(buyerId) ? await findBuyerRow(db, scope, buyerId) : undefined, 'id')
  return presentBuyerPage(row, await getOwnVendorRow(db, scope))
}
