import { priceDownPayment, sumTotal } from '@pasok/domain/cart/cart.rules'
import { cartTexts } from '@pasok/domain/cart/cart.texts'
import type { BodyOf } from '@pasok/domain/kernel/contract'
import type { Decimal } from '@pasok/domain/kernel/decimal'
import { ruleError } from '@pasok/domain/kernel/errors'
import type { addItem as contract } from '@pasok/domain/requests/requests.contract'
import { assertSeen } from '../../../db/stale-record'
import type { BuyerWork } from '../../../db/move'
import { changesOf } from '../../cart/pricing/changes'
import {
  totalOf,
  vendorsOf,
  type PricedItems,
  type PricedLine,
  type PricedVendor,
} from '../../cart/pricing/price-items'
import { getOfferToAdd, withItem } from '../../cart/with-item'
import { findCoveragesOf, type OfferRow } from '../../catalog/catalog.store'
import { addressToday, remainingUnaccepted } from './draft-choices'
import { lockRequestById, assertCan } from '../move-request'
import { listLines, listRequestVendors, type RequestRecord } from '../requests.store'

import { writeDraft } from './update-request'

/**
 * Adds an item to a draft (Spec 1 §5, §7). An existing item gets the sum of the quantities at today's price;
 * other items stay unchanged, so that their price changes are still reported. @throws AppError `illegal_move`;
 * `stale_version`; `rule`, with the specification's text, when the product is not available in this quantity or
 * at the draft's address.
 */
export async function addItem(work: BuyerWork, body: BodyOf<typeof contract>) {
  const request = await lockRequestById(work, body.id)
  await assertCan(work, request, 'edit')
  assertSeen(request, body.version)
  const address = await addressToday(work, request)
  const offer = await getOfferToAdd(work, body.item.productId)
  await assertDelivered(work, address.address_city_id, offer)
  const before = (await listLines(work.trx, work.scope, request.id)).map(unowned)
  const { lines, quantity } = withItem<PricedLine>(before, body.item, offer, (line) => line)
  const content = await contentOf(work, request, lines, offer)
  const unaccepted = remainingUnaccepted(request, changesOfMore(before, quantity, offer), content)
  const version = await writeDraft(work, request, content, before, { ...address, unaccepted })
  const total = content.total.toNumber()
  return {
    _id: request.id,
    code_pr: request.code,
    version,
    total,
    quantity: quantity.toNumber(),
  }
}

/**
 * Returns the changes of an existing item since it was saved, because its whole quantity now has today's price.
 */
function changesOfMore(before: readonly PricedLine[], quantity: Decimal, offer: OfferRow) {
  const there = before.filter((line) => line.product_id === offer.id)
  return changesOf(
    there.map((line) => ({ ...line, quantity: quantity.toFixed() })),
    [],
    [offer],
  )
}

/** @throws AppError `rule` when the product is not delivered to the draft's city. */
async function assertDelivered(work: BuyerWork, city: string, offer: OfferRow): Promise<void> {
  const covering = await findCoveragesOf(work.trx, work.scope, [offer.coverage_id], city)
  if (!covering.has(offer.coverage_id)) throw ruleError(cartTexts.notCovered, {}, 'item.productId')
}

/** Returns the draft's content with these lines, one of which is new or changed. */
async function contentOf(
  work: BuyerWork,
  request: RequestRecord,
  lines: PricedLine[],
  offer: OfferRow,
): Promise<PricedItems> {
  const vendors = (await listRequestVendors(work.trx, work.scope, request.id)).map(unowned)
  const total = totalOf(lines)
  return { lines, vendors: await vendorsWith(work, vendors, lines, offer), total }
}

/** Returns the vendors with updated sums for the item's vendor; its terms stay those of the draft. */
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

/** Removes the keys that the insert adds itself. */
function unowned<Row extends { buyer_id: string; request_id: string }>({
  buyer_id: _buyer,
  request_id: _request,
  ...row
}: Row): Omit<Row, 'buyer_id' | 'request_id'> {
  return row
}
