import { SIMILAR_SHOWN } from '@pasok/domain/catalog/catalog.constants'
import type { Offer } from '@pasok/domain/catalog/catalog.offers.model'
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
} from './catalog.offers.queries'
import { listKin } from './catalog.offers.store'

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
const canBeHad = ({ delivered, stock }: Offer) => delivered && stock > 0

/**
 * Products to have in place of one: of its category, in stock and delivered to the address, the
 * most alike in name first. Four queries, and one of the index.
 * @throws AppError `not_found` for an unknown product or address.
 */
export async function listSimilarOffers(
  market: Market,
  wanted: { product_id: string; address_id: string },
): Promise<Offer[]> {
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
  const ids = [...new Set([byName, any].flatMap((result) => (result ? idsOf(result) : [])))]
  const offers = await offersById(market, ids, address)
  return pick(ids, offers).filter(canBeHad).slice(0, SIMILAR_SHOWN)
}

/**
 * For each of these products, the cheapest of those that are most alike in name, by the same rule;
 * what has no word of its name in common is none. Three queries and one of the index, however many.
 */
export async function findCheapestSimilar(
  market: Market,
  productIds: readonly string[],
  city: City,
): Promise<ReadonlyMap<string, Offer>> {
  const { db, scope, index } = market
  const kin = await listKin(db, scope, [...new Set(productIds)])
  if (kin.length === 0) return new Map()
  const found = await index.search(
    kin.map((one) => wordsQuery(one.name, likeIt(one, city), SIMILAR_SHOWN)),
  )
  const offers = await offersById(market, found.flatMap(idsOf), city)
  return new Map(
    kin.flatMap(({ id }, at) => {
      const [cheapest] = pick(found.slice(at, at + 1).flatMap(idsOf), offers)
        .filter(canBeHad)
        .toSorted((one, other) => one.discount_price - other.discount_price)
      return cheapest ? [[id, cheapest] as const] : []
    }),
  )
}
