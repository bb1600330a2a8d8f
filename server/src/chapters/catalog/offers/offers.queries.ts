import { PASTED_OFFERS, SIMILAR_SHOWN } from '@pasok/domain/catalog/catalog.constants'
import type { Offer, PastedMatch } from '@pasok/domain/catalog/catalog.offers.model'
import { isInStock } from '@pasok/domain/catalog/catalog.stock'
import { getFound, notFound } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import type { Reader, Trx } from '../../../db/db'
import type { BuyerScope } from '../../../db/scope'
import { IndexAway, type SearchFilter, type SearchIndex } from '../../../ports/search-index'
import { type AddressRow, findAddressRow } from '../../company/addresses/addresses.store'
import { listByLikeSku, listBySku, listKin } from './offers.store'
import { plainQuery } from '../search/plain-query'
import { presentCompanyPrice } from '../catalog.present'
import { findCoveragesOf, listOffers, type OfferRow } from '../catalog.store'

interface Place {
  db: Reader
  scope: BuyerScope
}
interface Market extends Place {
  index: SearchIndex
}
interface Matching extends Place {
  db: Trx
}

async function getAddress({ db, scope }: Place, id: string): Promise<AddressRow> {
  return getFound(isId(id) ? await findAddressRow(db, scope, id) : undefined, 'address_id')
}

/** The offers of these products by id, as they stand for this company and address: two queries. */
async function offersById(
  { db, scope }: Place,
  ids: readonly string[],
  { city_id }: Pick<AddressRow, 'city_id'>,
): Promise<ReadonlyMap<string, Offer>> {
  const rows = (await listOffers(db, scope, [...new Set(ids)])).filter((row) => row.available)
  const covering = await findCoveragesOf(
    db,
    scope,
    rows.map((row) => row.coverage_id),
    city_id,
  )
  return new Map(rows.map((row) => [row.id, presentOffer(row, covering.has(row.coverage_id))]))
}

const pick = (ids: readonly string[], offers: ReadonlyMap<string, Offer>): Offer[] =>
  ids.flatMap((id) => offers.get(id) ?? [])

const wordsQuery = (text: string, filters: readonly SearchFilter[], most: number) =>
  plainQuery({ text, filters, typoTolerance: true, wordRemoval: 'allOptional', hitsPerPage: most })

const idsOf = ({ hits }: { hits: readonly { objectID: string }[] }) =>
  hits.map(({ objectID }) => objectID)

/** Products by line of a pasted list. */
type ByLine = ReadonlyMap<string, readonly string[]>

/** What a pasted list finds before it is matched. */
interface PastedFinds {
  /** By SKU. */
  exact: ByLine
  /** Of the other lines, by their words. */
  byWords: ByLine
}

/**
 * Looks the lines of a pasted list up, outside of a transaction: the index may let one wait. One that
 * is away takes nothing from SKUs.
 */
export async function findPasted(
  { db, scope, index }: Market,
  { lines }: { lines: readonly string[] },
): Promise<PastedFinds> {
  const known = await listBySku(db, scope, lines)
  const exact = new Map<string, string[]>()
  for (const line of lines) {
    const ids = known.filter(({ sku }) => sku === line.toLowerCase()).map(({ id }) => id)
    if (ids.length > 0) exact.set(line, ids)
  }
  const open = [...new Set(lines.filter((line) => !exact.has(line)))]
  try {
    const found =
      open.length === 0
        ? []
        : await index.search(open.map((line) => wordsQuery(line, [], PASTED_OFFERS)))
    return {
      exact,
      byWords: new Map(open.map((line, at) => [line, found.slice(at, at + 1).flatMap(idsOf)])),
    }
  } catch (error) {
    if (!(error instanceof IndexAway)) throw error
    return { exact, byWords: new Map() }
  }
}

/** What is offered for each line that is no SKU: like SKUs first, then what its words found. */
async function listNear(
  { db, scope }: Matching,
  lines: readonly string[],
  byWords: ByLine,
): Promise<ByLine> {
  const like = await listByLikeSku(db, scope, lines, PASTED_OFFERS)
  return new Map(
    lines.map((line) => {
      const bySku = like.filter(({ wanted }) => wanted === line.toLowerCase()).map(({ id }) => id)
      return [line, [...new Set([...bySku, ...(byWords.get(line) ?? [])])]]
    }),
  )
}

/**
 * What the lines of a pasted list can mean, in their order. A fixed number of queries, however many
 * lines.
 * @throws AppError `not_found` for an unknown address.
 */
export async function matchPastedLines(
  market: Matching,
  { address_id, lines }: { address_id: string; lines: readonly string[] },
  { exact, byWords }: PastedFinds,
): Promise<PastedMatch[]> {
  const address = await getAddress(market, address_id)
  const open = [...new Set(lines.filter((line) => !exact.has(line)))]
  const near = await listNear(market, open, byWords)
  const offers = await offersById(market, [...exact.values(), ...near.values()].flat(), address)
  return lines.map((line): PastedMatch => {
    const bySku = pick(exact.get(line) ?? [], offers)
    if (bySku.length > 0) return { kind: 'exact', offers: bySku }
    const like = pick(near.get(line) ?? [], offers).slice(0, PASTED_OFFERS)
    return { kind: like.length > 0 ? 'near' : 'none', offers: like }
  })
}

function presentOffer(row: OfferRow, delivered: boolean): Offer {
  const { discount_price, discount_percentage } = presentCompanyPrice(row)
  return {
    product_id: row.id,
    vendor_id: row.vendor_id,
    vendor_name: row.vendor_name,
    name: row.name,
    sku: row.sku,
    slug: row.slug,
    brand: row.brand,
    image: row.image_urls[0] ?? '',
    stock: Number(row.stock),
    minimum_order_quantity: Number(row.minimum_order),
    retail_price: Number(row.retail_price),
    discount_price,
    discount_percentage,
    delivered,
  }
}

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
