import { SIMILAR_SHOWN } from '@pasok/domain/catalog/catalog.constants'
import type { Offer } from '@pasok/domain/catalog/catalog.offers.model'
import { isInStock } from '@pasok/domain/catalog/catalog.stock'
import { notFound } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import type { SearchFilter } from '../../ports/search-index'
import {
  getAddress,
  idsOf,
  offersById,
  pick,
  wordsQuery,
  type Market,
  type Place,
} from './catalog.offers.queries'
import { listKin } from './catalog.offers.store'

/** Products of the same list that are made room for among those most alike. */
const MOST_NEIGHBOURS = 14

/** Where it has to be delivered: a city, by id and by the name that the index knows. */
interface City {
  city_id: string
  city: string
}

/**
 * What can stand in for a product: of its category, in stock, delivered there. Not itself: having
 * all the words of its name, it would keep those that have some of them away.
 */
const likeIt = (kin: { id: string; category_id: string }, { city }: City): SearchFilter[] => [
  { kind: 'not', part: { kind: 'value', attribute: 'objectID', value: kin.id } },
  { kind: 'value', attribute: 'category_id', value: kin.category_id },
  { kind: 'value', attribute: 'warehouse_detail.coverage', value: city },
  { kind: 'number', attribute: 'stock', comparison: '>', value: 0 },
]

/** The index may be a little behind: what it found is held against what is so now. */
const canBeHad = ({ delivered, stock, minimum_order_quantity: minimum }: Offer) =>
  delivered && isInStock(stock, minimum)

/**
 * What the index finds in place of a product, the most alike in name first; outside of a
 * transaction, since it may let one wait.
 * @throws AppError `not_found` for an unknown product or address.
 */
export async function findSimilar(
  market: Market,
  wanted: { product_id: string; address_id: string },
): Promise<readonly string[]> {
  const { db, scope, index } = market
  const address = await getAddress(market, wanted.address_id)
  const [kin] = isId(wanted.product_id) ? await listKin(db, scope, [wanted.product_id]) : []
  if (!kin) throw notFound('product_id')
  const filters = likeIt(kin, address)
  const [byName, any] = await index.search([
    wordsQuery(kin.name, filters, SIMILAR_SHOWN),
    wordsQuery('', filters, SIMILAR_SHOWN),
  ])
  // What has a word of the name first; the category's others fill up.
  return [...new Set([byName, any].flatMap((result) => (result ? idsOf(result) : [])))]
}

/**
 * Products to have in place of one: of its category, in stock and delivered to the address.
 * @throws AppError `not_found` for an unknown address.
 */
export async function listSimilarOffers(
  place: Place,
  wanted: { address_id: string },
  found: readonly string[],
): Promise<Offer[]> {
  const address = await getAddress(place, wanted.address_id)
  const offers = await offersById(place, found, address)
  return pick(found, offers).filter(canBeHad).slice(0, SIMILAR_SHOWN)
}

/** By product, what the index found in place of it. */
export type SimilarFinds = ReadonlyMap<string, readonly string[]>

/**
 * For each of the products of a list, what the index finds in place of it by the same rule; what has
 * no word of its name in common is not it. A query, and one call of the index, however many.
 */
export async function findSimilarOfEach(
  { db, scope, index }: Market,
  productIds: readonly string[],
  city: City,
): Promise<SimilarFinds> {
  const kin = await listKin(db, scope, [...new Set(productIds)])
  if (kin.length === 0) return new Map()
  const inCategory = new Map<string, number>()
  for (const { category_id: id } of kin) inCategory.set(id, (inCategory.get(id) ?? 0) + 1)
  const found = await index.search(
    kin.map((one) => {
      // Its neighbours in the list may be the most alike, and are passed over afterwards.
      const neighbours = (inCategory.get(one.category_id) ?? 1) - 1
      const most = SIMILAR_SHOWN + Math.min(neighbours, MOST_NEIGHBOURS)
      return wordsQuery(one.name, likeIt(one, city), most)
    }),
  )
  return new Map(kin.map(({ id }, at) => [id, found.slice(at, at + 1).flatMap(idsOf)]))
}

/**
 * For each of the products of a list, the cheapest of those that are most alike in name and are not
 * in the list themselves. Two queries, however many.
 */
export async function cheapestSimilar(
  place: Place,
  productIds: readonly string[],
  city: City,
  finds: SimilarFinds,
): Promise<ReadonlyMap<string, Offer>> {
  const own = new Set(productIds)
  const found = [...own].map((id) => {
    const others = (finds.get(id) ?? []).filter((other) => !own.has(other))
    return { id, others: others.slice(0, SIMILAR_SHOWN) }
  })
  const offers = await offersById(
    place,
    found.flatMap(({ others }) => others),
    city,
  )
  return new Map(
    found.flatMap(({ id, others }) => {
      const [cheapest] = pick(others, offers)
        .filter(canBeHad)
        .toSorted((one, other) => one.discount_price - other.discount_price)
      return cheapest ? [[id, cheapest] as const] : []
    }),
  )
}
