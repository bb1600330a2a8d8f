import type {
  ProductSort,
  ProductState,
  StockFilter,
} from '@pasok/domain/catalog/portal/portal.model'
import {
  PRODUCT_SORTS,
  PRODUCT_STATES,
  STOCK_FILTERS,
} from '@pasok/domain/catalog/portal/portal.constants'
import { othersIn } from '../../lib/address'
import { LIST_NAMES, readList, type ListAddress } from '../../lib/list-address'

/** Selectable page sizes of the vendor portal's lists; the first is the default. */
export const PAGE_SIZES = [25, 50, 100] as const

const PAGES = ['create', 'edit'] as const

/** Search parameters of `/vendor/products`: the list, or the form of one product. */
export interface VendorProductsSearch extends ListAddress {
  category?: string
  brand?: string
  state?: ProductState
  stock?: StockFilter
  picture?: 'without'
  /** Latest changes first if omitted. */
  sort?: ProductSort
  page?: (typeof PAGES)[number]
  /** Id of the edited product. */
  id?: string
}

const oneOf = <Value extends string>(all: readonly Value[], given: unknown): Value | undefined =>
  all.find((one) => one === given)

/** Maximum length of a search parameter. */
const LONGEST = 200
const words = (given: unknown): string | undefined =>
  typeof given === 'string' && given !== '' && given.length <= LONGEST ? given : undefined

const given = <Search extends object>(search: {
  [Key in keyof Search]: Search[Key] | undefined
}): Search =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined)) as Search

const PRODUCT_NAMES = [
  'category',
  'brand',
  'state',
  'stock',
  'picture',
  'sort',
  'page',
  'id',
] as const

/** Reads the search parameters; invalid ones are ignored. */
export function parseVendorProducts(search: Record<string, unknown>): VendorProductsSearch {
  const sort = oneOf(PRODUCT_SORTS, search['sort'])
  const page = oneOf(PAGES, search['page'])
  return {
    ...othersIn(search, [...LIST_NAMES, ...PRODUCT_NAMES]),
    ...readList(search, PAGE_SIZES),
    ...given<Omit<VendorProductsSearch, keyof ListAddress>>({
      category: words(search['category']),
      brand: words(search['brand']),
      state: oneOf(PRODUCT_STATES, search['state']),
      stock: oneOf(STOCK_FILTERS, search['stock']),
      picture: oneOf(['without'], search['picture']),
      sort: sort === 'newest' ? undefined : sort,
      page,
      id: page === 'edit' ? words(search['id']) : undefined,
    }),
  }
}

/** Search parameters of `/vendor/delivery-areas`. */
export interface DeliveryAreasSearch extends ListAddress {
  /** Id of the area being edited, or `new`. */
  area?: string
}

export function parseDeliveryAreas(search: Record<string, unknown>): DeliveryAreasSearch {
  const area = words(search['area'])
  return {
    ...othersIn(search, [...LIST_NAMES, 'area']),
    ...readList(search, PAGE_SIZES),
    ...(area !== undefined && { area }),
  }
}
