import { percentOfFraction, toNumber } from '@pasok/domain/kernel/decimal'
import type { OrderItem, OrderPackage } from '@pasok/domain/orders/orders.model'
import type { orderTexts } from '@pasok/domain/orders/orders.texts'
import type { DocumentLine, LineTone } from '../../../documents/document-line'
import { taxName } from '../../../documents/tax-name'
import { itemTone, type ItemTone } from '../../../features/orders/order-totals'

type Say = (key: keyof typeof orderTexts) => string

/** Green, amber, grey, each with its word (Spec 2 §2, row colours; OK in Pick & Pack). */
const MARK = {
  ok: { tone: 'done', text: 'itemOk' },
  approved: { tone: 'done', text: 'itemApproved' },
  waiting: { tone: 'waiting', text: 'itemWaiting' },
  canceled: { tone: 'ended', text: 'itemCanceled' },
} as const satisfies Record<ItemTone, { tone: LineTone; text: keyof typeof orderTexts }>

const ifChanged = (was: number, is: number) => (was === is ? undefined : was)

/** An order's item as the documents show it. */
export function lineOf(item: OrderItem, pack: OrderPackage, say: Say): DocumentLine {
  const { tone, text } = MARK[itemTone(item, pack)]
  return {
    id: item._id,
    name: item.name,
    slug: item.slug,
    sku: item.sku,
    brand: item.brand,
    imageUrl: item.images_product,
    quantity: item.quantity,
    quantityWas: ifChanged(item.quantity_original, item.quantity),
    retailPrice: item.retail_price,
    price: item.discount_price,
    priceWas: ifChanged(item.discount_price_original, item.discount_price),
    discountPercent: toNumber(percentOfFraction(item.discount)),
    tax: taxName(item.tax),
    subTotal: item.sub_total,
    subTotalWas: ifChanged(item.sub_total_original, item.sub_total),
    note: item.note,
    mark: { tone, text: say(text) },
  }
}
