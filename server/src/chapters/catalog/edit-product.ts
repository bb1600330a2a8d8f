import type { editProduct as contract } from '@pasok/domain/catalog/catalog.desk.contract'
import type { BodyOf } from '@pasok/domain/kernel/contract'
import {
  assertChoices,
  assertSound,
  checkSku,
  columnsOf,
  getLockedProduct,
  assertStock,
  type VendorWork,
} from './catalog.desk.choices'
import { lockSkus, type OwnProductRow } from './catalog.desk.store'
import { saveProduct } from './save-product'

/**
 * Changes a product; what is as it was changes nothing. Its slug stays when its name changes.
 * @throws AppError `rule`, a problem for each field that is wrong; `not_found`; `stale_version` when
 * somebody changed it since it was seen, or orders its stock.
 */
export async function editProduct(
  work: VendorWork,
  body: BodyOf<typeof contract>,
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
