import type { quickEditProduct as contract } from '@pasok/domain/catalog/catalog.desk.contract'
import { productErrors } from '@pasok/domain/catalog/catalog.desk.texts'
import type { BodyOf } from '@pasok/domain/kernel/contract'
import { decimal, fractionOfPercent } from '@pasok/domain/kernel/decimal'
import { broken } from '@pasok/domain/kernel/errors'
import { assertSound, getLockedProduct, assertStock, type VendorWork } from './catalog.desk.choices'
import type { OwnProductRow, ProductColumns } from './catalog.desk.store'
import { saveProduct } from './save-product'

/**
 * Changes what is given of price, discount, stock and minimum order, and nothing else.
 * @throws AppError `rule`; `not_found`; `stale_version` when somebody changed it since it was seen,
 * or orders its stock.
 */
export async function quickEditProduct(
  work: VendorWork,
  { _id, version, stock, stock_seen, ...others }: BodyOf<typeof contract>,
): Promise<OwnProductRow> {
  const before = await getLockedProduct(work, _id, version)
  assertSound({ ...others, ...(stock !== undefined && { stock }) })
  if (stock !== undefined && stock_seen === undefined)
    throw broken(productErrors.stockSeenRequired, {}, 'stock_seen')
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
