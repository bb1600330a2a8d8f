import type { LineChange } from '@pasok/domain/cart/cart.shapes'
import { shownDiscount } from '@pasok/domain/catalog/catalog.prices'
import { sum, toNumber } from '@pasok/domain/kernel/decimal'
import type { Template, TemplateItem } from '@pasok/domain/templates/templates.model'
import { canBeHad } from '@pasok/domain/templates/templates.rules'
import { templateScreenTexts } from '@pasok/domain/templates/templates.screen.texts'
import type { DocumentLine, LineMark } from '../../../documents/document-line'
import { taxName } from '../../../documents/tax-name'
import { type ProblemItem, problemText } from '../../../features/templates/problems-list'

import { tx } from '../../../lib/texts'

type TemplateVendor = Template['vendors'][number]

export const itemsOf = (vendors: readonly TemplateVendor[]): TemplateItem[] =>
  vendors.flatMap(({ packages }) => packages.items)

function markOf({ problem, limit }: TemplateItem): LineMark {
  if (problem === null) return { tone: 'done', text: tx(templateScreenTexts.available) }
  return { tone: canBeHad(problem) ? 'waiting' : 'ended', text: problemText(problem, limit) }
}

/** Returns an item as a document line; lines are marked only if any of them has a problem. */
export const lineOf =
  (isMarked: boolean) =>
  (item: TemplateItem): DocumentLine => ({
    id: item._id,
    name: item.name,
    slug: item.slug,
    sku: item.sku,
    brand: item.brand,
    imageUrl: item.images_product,
    quantity: item.quantity,
    retailPrice: item.retail_price,
    price: item.discount_price,
    priceWas: item.price_before ?? undefined,
    discountPercent: shownDiscount(item.discount),
    tax: taxName(item.tax),
    subTotal: item.sub_total,
    note: item.note,
    mark: isMarked ? markOf(item) : undefined,
  })

/** Returns current totals in whole rupiah, without unavailable items. */
export function sumsOf(vendors: readonly TemplateVendor[]) {
  const items = itemsOf(vendors).filter(({ problem }) => canBeHad(problem))
  return {
    beforeTax: toNumber(sum(items.map((item) => item.sub_total_before_tax))),
    tax: toNumber(sum(items.map((item) => item.tax_price))),
  }
}

export function problemsOf(items: readonly TemplateItem[]): ProblemItem[] {
  return items.flatMap(({ productId, name, problem, limit }) =>
    problem === null ? [] : [{ productId, name, problem, limit: limit ?? 0 }],
  )
}

export function pricesOf(items: readonly TemplateItem[]): LineChange[] {
  return items.flatMap(({ productId, name, price_before: from, discount_price: to }) =>
    from === null ? [] : [priceChange({ productId, name, from, to })],
  )
}

export const priceChange = (change: {
  productId: string
  name: string
  from: number
  to: number
}): LineChange => ({ ...change, field: 'price' })
