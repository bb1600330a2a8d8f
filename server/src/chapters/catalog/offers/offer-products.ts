import type { ProductState } from '@pasok/domain/catalog/portal/portal.model'
import { notFound } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import { writeAudit } from '../../../db/audit'
import type { VendorWork } from '../products/choices'
import { lockProducts, updateProducts } from '../products/products.store'

/**
 * Offers withdrawn products again. @returns the number of changed products. @throws AppError `not_found`,
 * changing nothing, when one does not belong to the vendor.
 */
export const offerProducts = (work: VendorWork, ids: readonly string[]): Promise<number> =>
  changeState(work, ids, 'offered')

/**
 * Withdraws products from the search. Drafts show them as no longer offered; running orders continue
 * (`docs/domain.md` §5). @returns the number of changed products. @throws AppError `not_found`, changing
 * nothing, when one does not belong to the vendor.
 */
export const withdrawProducts = (work: VendorWork, ids: readonly string[]): Promise<number> =>
  changeState(work, ids, 'withdrawn')

/**
 * Offers or withdraws all products or none, in a fixed number of statements. Products already in the state stay
 * unchanged. @returns the number of changed products. @throws AppError `not_found` at the first product that
 * does not belong to the vendor.
 */
async function changeState(
  work: VendorWork,
  ids: readonly string[],
  state: ProductState,
): Promise<number> {
  const { trx, scope, now } = work
  const known = ids.filter(isId).map((id) => id.toLowerCase())
  const rows = known.length === 0 ? [] : await lockProducts(trx, scope, known)
  const found = new Set(rows.map(({ id }) => id))
  const missing = ids.findIndex((id) => !found.has(id.toLowerCase()))
  if (missing >= 0) throw notFound(`product_ids.${missing}`)
  const isLeaving = state === 'withdrawn'
  const changed = rows.filter((row) => (row.withdrawn_at !== null) !== isLeaving)
  if (changed.length === 0) return 0
  const productIds = changed.map(({ id }) => id)
  const withdrawn_at = isLeaving ? now : null
  await updateProducts(trx, scope, productIds, { withdrawn_at, updated_at: now })
  await work.emit('products.changed', { productIds })
  await writeAudit(
    work,
    ...changed.map(({ id, name, sku }) => ({
      action: isLeaving ? 'product.withdraw' : 'product.offer',
      subject: 'product',
      subjectId: id,
      before: { name, sku, offered: isLeaving },
      after: { name, sku, offered: !isLeaving },
    })),
  )
  return changed.length
}
