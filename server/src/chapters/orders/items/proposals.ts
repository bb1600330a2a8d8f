import type { ItemFigures } from '@pasok/domain/orders/orders.rules'
import { sql } from 'kysely'

/** Sets an item's proposal together with its state, because a database constraint requires both. */
export const proposalColumns = (figures: ItemFigures, reason: string) => sql`
  proposed_quantity = ${figures.quantity.toFixed()}::numeric,
  proposed_retail_price = ${figures.retailPrice.toFixed()}::numeric,
  proposed_discount_price = ${figures.discountPrice.toFixed()}::numeric,
  proposed_single_tax_price = ${figures.singleTaxPrice.toFixed()}::numeric,
  proposed_sub_total = ${figures.subTotal.toFixed()}::numeric,
  proposed_reason = ${reason}`

export const clearedProposal = sql`
  proposed_quantity = null, proposed_retail_price = null, proposed_discount_price = null,
  proposed_single_tax_price = null, proposed_sub_total = null, proposed_reason = ''`

export const acceptedProposal = sql`
  quantity = proposed_quantity, retail_price = proposed_retail_price,
  discount_price = proposed_discount_price, single_tax_price = proposed_single_tax_price,
  sub_total = proposed_sub_total, ${clearedProposal}`
