import { markOf, slugOf } from '@pasok/domain/catalog/catalog.slug'
import { decimal } from '@pasok/domain/kernel/decimal'
import { failure } from '@pasok/domain/kernel/errors'
import { writeAudit } from '../../db/audit'
import { newId } from '../../db/ids'
import {
  assertChoices,
  assertSound,
  checkSku,
  columnsOf,
  productInAudit,
  type ProductBody,
  type VendorWork,
} from './catalog.desk.choices'
import {
  findOwnProduct,
  insertProduct,
  lockSkus,
  type NewProduct,
  type OwnProductRow,
} from './catalog.desk.store'

/**
 * Adds a product, offered at once; its slug is made of its name and stays (Spec 2 §2).
 * @throws AppError `rule`, a problem for each field that is wrong.
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
