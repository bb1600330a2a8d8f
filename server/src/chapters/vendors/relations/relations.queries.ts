import type { Page } from '@pasok/domain/kernel/envelope'
import { broken, failure, getFound } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import type { BuyerGroup } from '@pasok/domain/vendors/vendors.relations.constants'
import { relationErrors } from '@pasok/domain/vendors/vendors.relations.errors'
import type {
  FoundVendor,
  RelatedBuyer,
  RelatedBuyerPage,
} from '@pasok/domain/vendors/vendors.relations.model'
import type { Reader, Trx } from '../../../db/db'
import { presentPage, type PageOf } from '../../../db/paged-list'
import type { BuyerScope, VendorScope } from '../../../db/scope'
import { getOwnVendorRow } from '../profile/profile.store'
import { findBuyerRow, listBuyerRows } from './vendor-relations.store'
import { presentBuyer, presentBuyerPage, presentFoundVendor } from './relations.present'
import { findVendorWithCode } from './relations.store'

/**
 * The vendor of a company code, whatever its case.
 * @throws AppError `rule` without a code; `not_found` in the specified words (Spec 2 §8).
 */
export async function getVendorByCode(
  db: Reader,
  scope: BuyerScope,
  code: string,
): Promise<FoundVendor> {
  if (code === '') throw broken(relationErrors.codeRequired, {}, 'company_code')
  const row = await findVendorWithCode(db, scope, code)
  if (!row)
    throw failure('not_found', { text: relationErrors.companyNotFound, path: 'company_code' })
  return presentFoundVendor(row)
}

interface Asked extends PageOf {
  group: BuyerGroup
  search?: string | undefined
}

/** A page of a vendor's buyers: two queries whatever its length. */
export async function listRelatedBuyers(
  db: Reader,
  scope: VendorScope,
  asked: Asked,
): Promise<Page<RelatedBuyer>> {
  return presentPage(await listBuyerRows(db, scope, asked), presentBuyer)
}

/**
 * A buyer as its page shows it.
 * @throws AppError `not_found` for one that never asked this vendor for anything.
 */
export async function getRelatedBuyer(
  db: Reader | Trx,
  scope: VendorScope,
  buyerId: string,
): Promise<RelatedBuyerPage> {
  const row = getFound(isId(buyerId) ? await findBuyerRow(db, scope, buyerId) : undefined, 'id')
  return presentBuyerPage(row, await getOwnVendorRow(db, scope))
}
