import { shownDiscount } from '@pasok/domain/catalog/catalog.prices'
import type { OrderItem, OrderPackage } from '@pasok/domain/orders/orders.model'
import type { orderTexts } from '@pasok/domain/orders/orders.texts'
import type { DocumentLine, LineTone } from '../../../documents/document-line'
import { taxName } from '../../../documents/tax-name'
import { standingOf } from '../../../features/orders/item-proposal'
import { itemTone, type ItemTone } from '../../../features/orders/order-totals'

type Say = (key: keyof typeof orderTexts) => string

/** Green, amber, grey, each with its word (Spec 2 §2, row colours). */
const MARK = {
  ok: { tone: 'done', text: 'itemOk' },
  approved: { tone: 'done', text: 'itemApproved' },
  waiting: { tone: 'waiting', text: 'itemWaiting' },
  canceled: { tone: 'ended', text: 'itemCanceled' },
} as const satisfies Record<ItemTone, { tone: LineTone; text: keyof typeof orderTexts }>

const ifChanged = (was: number, is: number) => (was === is ? undefined : was)

/** An order's item as the documents show it, with the figures that its totals count. */
export function lineOf(item: OrderItem, pack: OrderPackage, say: Say): DocumentLine {
  const { tone, text } = MARK[itemTone(item, pack.lastStatus)]
  const { quantity, retail_price, discount_price, sub_total } = standingOf(item)
  return {
    id: item._id,
    name: item.name,
    slug: item.slug,
    sku: item.sku,
    brand: item.brand,
    imageUrl: item.images_product,
    quantity,
    quantityWas: ifChanged(item.quantity_original, quantity),
    retailPrice: retail_price,
    price: discount_price,
    priceWas: ifChanged(item.discount_price_original, discount_price),
    discountPercent: shownDiscount(item.discount),
    tax: taxName(item.tax),
    subTotal: sub_total,
    subTotalWas: ifChanged(item.sub_total_original, sub_total),
    note: item.note,
    isCanceled: item.canceled,
    mark: { tone, text: say(text) },
  }
}
