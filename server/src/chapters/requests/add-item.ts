import { MOST_LINES } from '@pasok/domain/cart/cart.constants'
import { cartErrors } from '@pasok/domain/cart/cart.errors'
import {
  findQuantityProblem,
  leastQuantity,
  priceDownPayment,
  sumTotal,
} from '@pasok/domain/cart/cart.rules'
import { cartTexts } from '@pasok/domain/cart/cart.texts'
import type { BodyOf } from '@pasok/domain/kernel/contract'
import { decimal } from '@pasok/domain/kernel/decimal'
import { broken, notFound } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import type { addItem as contract } from '@pasok/domain/requests/requests.contract'
import type { BuyerWork } from '../../db/move'
import { findCoveragesOf, listOffers, type OfferRow } from '../catalog/catalog.store'
import { assertAddressKept } from './draft-choices'
import {
  priceItem,
  totalOf,
  vendorsOf,
  type ItemIn,
  type PricedItems,
  type PricedLine,
  type PricedVendor,
} from '../cart/price-items'
import { getLocked } from './get-locked'
import { assertCan } from './move-request'
import { listLines, listRequestVendors, type RequestRecord } from './requests.store'
import { assertVersion, writeDraft } from './update-request'

/**
 * Adds an item to a draft (Spec 1 §5, §7). One that is in it already gets more, at today's price;
 * the other items stay as they were saved, so that what changed on them is still told.
 * @throws AppError `illegal_move`, `stale_version`; `rule` in the specified words for a product
 * that can't be had, in this quantity, at the draft's address.
 */
export async function addItem(work: BuyerWork, body: BodyOf<typeof contract>) {
  const request = await getLocked(work, body.id)
  await assertCan(work, request, 'edit')
  assertVersion(request, body.version)
  await assertAddressKept(work, request)
  const offer = await getOffer(work, request, body.item.productId)
  const before = (await listLines(work.trx, work.scope, request.id)).map(unowned)
  const there = before.find((line) => line.product_id === offer.id)
  const item = {
    productId: offer.id,
    quantity: decimal(body.item.quantity).plus(there?.quantity ?? 0),
    note: body.item.note || (there?.note ?? ''),
  }
  assertFits(item, offer)
  const content = await contentWith(work, request, before, item, offer)
  const version = await writeDraft(work, request, content)
  const total = content.total.toNumber()
  const quantity = item.quantity.toNumber()
  return { _id: request.id, code_pr: request.code, version, total, quantity }
}

/** The product, if this company can have it where the draft goes. */
async function getOffer(
  work: BuyerWork,
  request: RequestRecord,
  productId: string,
): Promise<OfferRow> {
  const { trx, scope } = work
  const [offer] = isId(productId) ? await listOffers(trx, scope, [productId]) : []
  if (!offer) throw notFound('item.productId')
  const path = 'item.productId'
  if (!offer.available) throw broken(cartErrors.withdrawn, { name: offer.name }, path)
  if (decimal(offer.stock).lte(0)) throw broken(cartTexts.stockEmpty, {}, path)
  const covering = await findCoveragesOf(trx, scope, [offer.coverage_id], request.address_city_id)
  if (!covering.has(offer.coverage_id)) throw broken(cartTexts.notCovered, {}, path)
  return offer
}

function assertFits(item: ItemIn, offer: OfferRow): void {
  const limits = { minimum: offer.minimum_order, stock: offer.stock }
  const problem = findQuantityProblem(item.quantity, limits)
  if (!problem) return
  const minimum = leastQuantity(limits.minimum).toNumber()
  const stock = Number(limits.stock)
  const text = problem === 'above-stock' ? cartTexts.aboveStock : cartTexts.belowMinimum
  throw broken(text, { minimum, stock }, 'item.quantity')
}

/** The draft's content with this item in its old place, or as the last. */
async function contentWith(
  work: BuyerWork,
  request: RequestRecord,
  before: readonly PricedLine[],
  item: ItemIn,
  offer: OfferRow,
): Promise<PricedItems> {
  const at = before.findIndex((line) => line.product_id === offer.id)
  if (at < 0 && before.length >= MOST_LINES)
    throw broken(cartErrors.tooManyLines, { most: MOST_LINES })
  const position = before[at]?.position ?? (before.at(-1)?.position ?? -1) + 1
  const line = priceItem(item, offer, position)
  const lines = at < 0 ? [...before, line] : before.with(at, line)
  const vendors = (await listRequestVendors(work.trx, work.scope, request.id)).map(unowned)
  const total = totalOf(lines)
  return { lines, vendors: await vendorsWith(work, vendors, lines, offer), total }
}

/** The vendors with the sums of the one whose item it is; its terms stay those of the draft. */
async function vendorsWith(
  work: BuyerWork,
  before: readonly PricedVendor[],
  lines: readonly PricedLine[],
  offer: OfferRow,
): Promise<PricedVendor[]> {
  const own = lines.filter((line) => line.vendor_id === offer.vendor_id)
  if (!before.some((vendor) => vendor.vendor_id === offer.vendor_id)) {
    const position = (before.at(-1)?.position ?? -1) + 1
    const added = await vendorsOf(work, [offer], own)
    return [...before, ...added.map((vendor) => ({ ...vendor, position }))]
  }
  const subTotals = own.map((line) => line.sub_total)
  return before.map((vendor) =>
    vendor.vendor_id === offer.vendor_id
      ? {
          ...vendor,
          down_payment: priceDownPayment(subTotals, vendor.down_payment_setting).toFixed(),
          total: sumTotal(subTotals).toFixed(),
        }
      : vendor,
  )
}

/** A row as it is written: whose it is, is said by who writes it. */
function unowned<Row extends { buyer_id: string; request_id: string }>({
  buyer_id: _buyer,
  request_id: _request,
  ...row
}: Row): Omit<Row, 'buyer_id' | 'request_id'> {
  return row
}
