import { PRODUCT_FIELDS, type ProductField } from '@pasok/domain/catalog/portal/portal.constants'
import type { createProduct } from '@pasok/domain/catalog/portal/portal.contract'
import { productErrors } from '@pasok/domain/catalog/portal/portal.texts'
import { pictureIdOf } from '@pasok/domain/catalog/catalog.pictures'
import { listProductProblems, type ProductInput } from '@pasok/domain/catalog/catalog.product.rules'
import { stockAfter } from '@pasok/domain/catalog/catalog.stock'
import { DEFAULT_TIME_ZONE, momentIn } from '@pasok/domain/kernel/calendar'
import type { BodyOf } from '@pasok/domain/kernel/contract'
import { decimal, fractionOfPercent } from '@pasok/domain/kernel/decimal'
import { AppError, ruleError, failure, getFound, refuseFields } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import type { Text } from '@pasok/domain/kernel/texts'
import { assertSeen } from '../../../db/stale-record'
import { checkBeforeWaiting, lostRace } from '../../../db/lost-race'
import type { VendorScope } from '../../../db/scope'
import type { Work } from '../../../db/work'
import { attachPictures } from '../../vendors/profile/profile.store'
import {
  findBySku,
  findChoices,
  findOwnProduct,
  findStockMove,
  lockChoices,
  lockProducts,
  type OwnProductRow,
  type ProductColumns,
} from './products.store'

export type VendorWork = Work<VendorScope>
export type ProductBody = BodyOf<typeof createProduct>

/** @throws AppError `rule` with a problem per invalid field. */
export const assertSound = (given: Readonly<Partial<ProductInput>>): void =>
  refuseFields(listProductProblems(given))

/**
 * Locks the category, city, delivery area and pictures that a product refers to until the transaction ends.
 * @throws AppError `rule` with a problem for each one that does not exist or belongs to another vendor.
 */
export async function assertChoices(
  work: VendorWork,
  body: ProductBody,
  had: readonly string[] = [],
): Promise<void> {
  const { trx, scope } = work
  const ids = {
    category: idOrNothing(body.category_id),
    city: body.warehouse_city_id,
    coverage: idOrNothing(body.coverage_id),
  }
  const seen = await findChoices(trx, scope, ids)
  const known = await lockChoices(trx, scope, ids)
  const problems: { field: ProductField; text: Text }[] = []
  const unless = (isThere: boolean, field: ProductField, text: Text) => {
    if (!isThere) problems.push({ field, text })
  }
  unless(known.category !== undefined, 'category_id', productErrors.categoryUnknown)
  unless(await attach(work, body.pictures, had), 'pictures', productErrors.pictureUnknown)
  unless(known.city !== undefined, 'warehouse_city_id', productErrors.cityUnknown)
  unless(known.coverage !== undefined, 'coverage_id', productErrors.coverageUnknown)
  const isLost = (seen.category && !known.category) || (seen.coverage && !known.coverage)
  try {
    refuseFields(problems)
  } catch (error) {
    throw isLost && error instanceof AppError ? lostRace(error) : error
  }
}

const NOTHING = '00000000-0000-0000-0000-000000000000'
const idOrNothing = (text: string) => (isId(text) ? text : NOTHING)

/** Attaches added pictures. Returns false when one of them is not an upload of this vendor. */
async function attach(
  { trx, scope, now }: VendorWork,
  wanted: readonly string[],
  had: readonly string[],
): Promise<boolean> {
  const added = wanted.filter((path) => !had.includes(path))
  const ids = added.flatMap((path) => pictureIdOf(path) ?? [])
  if (ids.length < added.length) return false
  return ids.length === 0 || (await attachPictures(trx, scope, ids, now)) === ids.length
}

/**
 * Checks that the SKU is free, before SKUs are locked (`lockSkus`) and again when the returned function is
 * called, so that two requests never get the same SKU. @throws AppError `rule` at the SKU's field when one of
 * the vendor's products uses it; `conflict` when another request took it meanwhile.
 */
export const checkSku = (work: VendorWork, sku: string, id?: string) =>
  checkBeforeWaiting(async () => {
    const same = await findBySku(work.trx, work.scope, sku)
    if (same && same.id !== id?.toLowerCase())
      throw ruleError(productErrors.skuTaken, { name: same.name }, 'sku')
  })

/**
 * Locks a product until the transaction ends and returns its current state. @throws AppError `not_found`;
 * `stale_version` when it was changed since it was loaded.
 */
export async function getLockedProduct(
  work: VendorWork,
  id: string,
  version: number | undefined,
): Promise<OwnProductRow> {
  const [locked] = isId(id) ? await lockProducts(work.trx, work.scope, [id]) : []
  const product = getFound(locked && (await findOwnProduct(work.trx, work.scope, locked.id)), '_id')
  assertSeen(product, version)
  return product
}

/**
 * Returns the new stock of a locked product. @throws AppError `stale_version` at `stock`, with the current
 * stock and the user whose order changed it.
 */
export async function assertStock(
  { trx, scope }: VendorWork,
  product: OwnProductRow,
  stock: number,
  seen: number,
): Promise<string> {
  const after = stockAfter(product.stock, stock, seen)
  if (after) return after.toFixed()
  const values = { stock: Number(product.stock) }
  const by = await findStockMove(trx, scope, product.id)
  if (!by)
    throw failure('stale_version', { text: productErrors.stockChanged, values, path: 'stock' })
  const time = momentIn(by.at, DEFAULT_TIME_ZONE)
  throw failure('stale_version', {
    text: productErrors.stockChangedBy,
    values: { ...values, user: by.actor_name, time },
    path: 'stock',
  })
}

/** The columns that are stored as sent. The stock is checked and written separately. */
export const columnsOf = (body: ProductBody) => ({
  name: body.name,
  sku: body.sku,
  brand: body.brand,
  category_id: body.category_id,
  coverage_id: body.coverage_id,
  image_urls: body.pictures,
  short_description: body.short_description,
  description: body.description,
  storage: body.storage,
  retail_price: decimal(body.retail_price).toFixed(),
  discount: fractionOfPercent(body.discount_product).toFixed(),
  tax_title: body.tax_title,
  tax: fractionOfPercent(body.tax_percentage).toFixed(),
  minimum_order: decimal(body.minimum_order_quantity).toFixed(),
  payment_term: body.payment_term,
  weight: decimal(body.weight).toFixed(),
  width: decimal(body.width).toFixed(),
  height: decimal(body.height).toFixed(),
  length: decimal(body.length).toFixed(),
  warehouse_city_id: body.warehouse_city_id,
})

/** Compared as numbers, because the database returns them with all decimal digits. */
const NUMBERS = [
  'retail_price',
  'discount',
  'tax',
  'stock',
  'minimum_order',
  'weight',
  'width',
  'height',
  'length',
] as const
const OTHERS = [
  'name',
  'sku',
  'brand',
  'category_id',
  'coverage_id',
  'image_urls',
  'short_description',
  'description',
  'storage',
  'tax_title',
  'payment_term',
  'warehouse_city_id',
] as const

/** Returns whether these columns would change nothing. */
export const isAsItWas = (before: OwnProductRow, columns: ProductColumns): boolean =>
  NUMBERS.every(
    (name) => columns[name] === undefined || decimal(before[name]).eq(String(columns[name])),
  ) &&
  OTHERS.every(
    (name) =>
      columns[name] === undefined || JSON.stringify(before[name]) === JSON.stringify(columns[name]),
  )

/** The audit log's data of a product: names instead of ids, under the API's field names. */
const inAudit = (row: OwnProductRow): Readonly<Record<ProductField, unknown>> => ({
  name: row.name,
  sku: row.sku,
  brand: row.brand,
  category_id: row.category_path.join(' / '),
  short_description: row.short_description,
  description: row.description,
  pictures: row.image_urls,
  retail_price: Number(row.retail_price),
  discount_product: Number(decimal(row.discount).times(100)),
  tax_title: row.tax_title,
  tax_percentage: Number(decimal(row.tax).times(100)),
  stock: Number(row.stock),
  minimum_order_quantity: Number(row.minimum_order),
  payment_term: row.payment_term,
  weight: Number(row.weight),
  width: Number(row.width),
  height: Number(row.height),
  length: Number(row.length),
  storage: row.storage,
  warehouse_city_id: row.city,
  coverage_id: row.coverage_name,
})

export const productInAudit = (row: OwnProductRow) => inAudit(row)

/** Returns the changed fields for the audit log, together with name and SKU; undefined when nothing changed. */
export function changesInAudit(
  before: OwnProductRow,
  after: OwnProductRow,
): { before: object; after: object } | undefined {
  const [was, is] = [inAudit(before), inAudit(after)]
  const changed = PRODUCT_FIELDS.filter(
    (field) => JSON.stringify(was[field]) !== JSON.stringify(is[field]),
  )
  if (changed.length === 0) return undefined
  const pick = (one: typeof was) =>
    Object.fromEntries([...new Set(['name', 'sku', ...changed] as const)].map((f) => [f, one[f]]))
  return { before: pick(was), after: pick(is) }
}
