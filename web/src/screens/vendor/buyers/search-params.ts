import { BUYER_GROUPS, type BuyerGroup } from '@pasok/domain/vendors/relations/relations.constants'
import { othersIn } from '../../../lib/address'
import { LIST_NAMES, readList, type ListAddress } from '../../../lib/list-address'

/** Selectable page sizes; the first is the default. */
export const BUYER_PAGE_SIZES = [25, 50, 100] as const

/** Search parameters of `/vendor/buyers`; the default group is one with buyers. */
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

/** Search parameters of `/vendor/buyers/$id`: which of the vendor's products are shown. */
export interface BuyerSearch extends ListAddress {
  which?: 'all'
}

export const parseBuyer = (given: Record<string, unknown>): BuyerSearch => ({
  ...othersIn(given, [...LIST_NAMES, 'which']),
  ...readList(given, BUYER_PAGE_SIZES),
  ...(given['which'] === 'all' && { which: 'all' as const }),
})
