import { failure } from '@pasok/domain/kernel/errors'
import { writeAudit } from '../../db/audit'
import { changesInAudit, isAsItWas, type VendorWork } from './catalog.desk.choices'
import {
  findOwnProduct,
  updateProducts,
  type OwnProductRow,
  type ProductColumns,
} from './catalog.desk.store'

/** Writes a product that is held, with its event and its audit entry, unless nothing changes. */
export async function saveProduct(
  work: VendorWork,
  before: OwnProductRow,
  columns: ProductColumns,
): Promise<OwnProductRow> {
  const { trx, scope, now } = work
  if (isAsItWas(before, columns)) return before
  await updateProducts(trx, scope, [before.id], { ...columns, updated_at: now })
  const product = await findOwnProduct(trx, scope, before.id)
  if (!product) throw failure('conflict')
  await work.emit('products.changed', { productIds: [product.id] })
  await writeAudit(work, {
    action: 'product.edit',
    subject: 'product',
    subjectId: product.id,
    ...changesInAudit(before, product),
  })
  return product
}
