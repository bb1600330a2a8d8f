import type {
  editProduct as editProductContract,
  quickEditProduct as quickEditProductContract,
} from '@pasok/domain/catalog/portal/portal.contract'
import { productErrors } from '@pasok/domain/catalog/portal/portal.texts'
import { markOf, slugOf } from '@pasok/domain/catalog/catalog.slug'
import type { BodyOf } from '@pasok/domain/kernel/contract'
import { decimal, fractionOfPercent } from '@pasok/domain/kernel/decimal'
import { ruleError, failure } from '@pasok/domain/kernel/errors'
import { writeAudit } from '../../../db/audit'
import { newId } from '../../../db/ids'
import {
  assertChoices,
  assertSound,
  assertStock,
  changesInAudit,
  checkSku,
  columnsOf,
  getLockedProduct,
  isAsItWas,
  type ProductBody,
  productInAudit,
  type VendorWork,
} from './choices'
import {
  findOwnProduct,
  insertProduct,
  lockSkus,
  type NewProduct,
  type OwnProductRow,
  type ProductColumns,
  updateProducts,
} from './products.store'

/**
 * Creates a product and offers it immediately. Its slug is derived from its name and never changes (Spec 2 §2).
 * @throws AppError `rule` with a problem per invalid field.
 */
export async function createProduct(work: VendorWork, body: ProductBody): Promise<OwnProductRow> {
  const { trx, scope, now } = work
  assertSound(body)
  const assertFreeSku = await checkSku(work, body.sku)
  await lockSkus(trx, scope)
  await assertFreeSku()
  await assertChoices(work, body)
  const id = newId()
  const times = { created_at: now, updated_at: now }
  const stock = decimal(body.stock).toFixed()
  await insert(work, { ...columnsOf(body), ...times, id, stock, slug: slugOf(body.name) })
  const product = await findOwnProduct(trx, scope, id)
  if (!product) throw failure('conflict')
  await work.emit('products.changed', { productIds: [id] })
  await writeAudit(work, {
    action: 'product.create',
    subject: 'product',
    subjectId: id,
    after: productInAudit(product),
  })
  return product
}

async function insert(work: VendorWork, product: NewProduct): Promise<void> {
  const { trx, scope } = work
  if (await insertProduct(trx, scope, product)) return
  const slug = slugOf(product.name, markOf(product.id))
  if (await insertProduct(trx, scope, { ...product, slug })) return
  throw failure('conflict')
}

/**
 * Edits a product; unchanged fields are not written. Its slug stays when its name changes. @throws AppError
 * `rule` with a problem per invalid field; `not_found`; `stale_version` when the product was edited, or its
 * stock ordered, since it was loaded.
 */
export async function editProduct(
  work: VendorWork,
  body: BodyOf<typeof editProductContract>,
): Promise<OwnProductRow> {
  const assertFreeSku = await checkSku(work, body.sku, body._id)
  await lockSkus(work.trx, work.scope)
  const before = await getLockedProduct(work, body._id, body.version)
  assertSound(body)
  const stock = await assertStock(work, before, body.stock, body.stock_seen)
  if (body.sku !== before.sku) await assertFreeSku()
  await assertChoices(work, body, before.image_urls)
  return saveProduct(work, before, { ...columnsOf(body), stock })
}

/**
 * Changes only the given ones of price, discount, stock and minimum order. @throws AppError `rule`;
 * `not_found`; `stale_version` when the product was edited, or its stock ordered, since it was loaded.
 */
export async function quickEditProduct(
  work: VendorWork,
  { _id, version, stock, stock_seen, ...others }: BodyOf<typeof quickEditProductContract>,
): Promise<OwnProductRow> {
  const before = await getLockedProduct(work, _id, version)
  assertSound({ ...others, ...(stock !== undefined && { stock }) })
  if (stock !== undefined && stock_seen === undefined)
    throw ruleError(productErrors.stockSeenRequired, {}, 'stock_seen')
  const { retail_price, discount_product, minimum_order_quantity } = others
  const columns: ProductColumns = {
    ...(retail_price !== undefined && { retail_price: decimal(retail_price).toFixed() }),
    ...(discount_product !== undefined && {
      discount: fractionOfPercent(discount_product).toFixed(),
    }),
    ...(minimum_order_quantity !== undefined && {
      minimum_order: decimal(minimum_order_quantity).toFixed(),
    }),
    ...(stock !== undefined &&
      stock_seen !== undefined && { stock: await assertStock(work, before, stock, stock_seen) }),
  }
  return saveProduct(work, before, columns)
}

/** Saves a locked product with its event and audit entry, unless nothing changed. */
async function saveProduct(
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
