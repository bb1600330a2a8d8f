import { BUYER_GROUPS, type BuyerGroup } from '@pasok/domain/vendors/vendors.relations.constants'
import { othersIn } from '../../../lib/address'
import { LIST_NAMES, readList, type ListAddress } from '../../../lib/list-address'

/** Rows of a page; the first unless said. */
export const BUYER_PAGE_SIZES = [25, 50, 100] as const

/** `/vendor/buyers` in the address; where something is to be seen unless said. */
export interface BuyersSearch extends ListAddress {
  group?: BuyerGroup
}

export function parseBuyers(given: Record<string, unknown>): BuyersSearch {
  const group = BUYER_GROUPS.find((one) => one === given['group'])
  return {
    ...othersIn(given, [...LIST_NAMES, 'group']),
    ...readList(given, BUYER_PAGE_SIZES),
    ...(group !== undefined && { group }),
  }
}

/** `/vendor/buyers/$id` in the address: which of one's products are shown. */
export interface BuyerSearch extends ListAddress {
  which?: 'all'
}

export const parseBuyer = (given: Record<string, unknown>): BuyerSearch => ({
  ...othersIn(given, [...LIST_NAMES, 'which']),
  ...readList(given, BUYER_PAGE_SIZES),
  ...(given['which'] === 'all' && { which: 'all' as const }),
})
