import { PASTED_OFFERS, SIMILAR_SHOWN } from '@pasok/domain/catalog/catalog.constants'
import type { Offer, PastedMatch } from '@pasok/domain/catalog/catalog.model'
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

/**
 * Returns the available products by id, with the company's terms and delivery to the address, in two queries.
 */
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

const wordsQuery = (text: string, filters: readonly SearchFilter[], limit: number) =>
  plainQuery({ text, filters, typoTolerance: true, wordRemoval: 'allOptional', hitsPerPage: limit })

const idsOf = ({ hits }: { hits: readonly { objectID: string }[] }) =>
  hits.map(({ objectID }) => objectID)

/** Product ids by line of a pasted list. */
type ByLine = ReadonlyMap<string, readonly string[]>

interface PastedFinds {
  /** Lines that are an exact SKU. */
  exact: ByLine
  /** The other lines, searched by their words. */
  byWords: ByLine
}

/**
 * Looks up the lines of a pasted list outside a transaction, because the search index may be slow. When the
 * index is down, SKUs are still found.
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

/** Lists offers for each line that is not an exact SKU: similar SKUs first, then matches of its words. */
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
 * Returns the possible products of each pasted line, in order, in a fixed number of queries. @throws AppError
 * `not_found` for an unknown address.
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

/** Maximum number of extra results requested to make up for products of the same list. */
const MAX_NEIGHBOURS = 14

/** The delivery city, by id and by its name in the search index. */
interface City {
  city_id: string
  city: string
}

/**
 * Filters for alternatives to a product: same category, in stock, delivered to the city. The product itself is
 * excluded, because it matches all words and would hide partial matches.
 */
const likeIt = (kin: { id: string; category_id: string }, { city }: City): SearchFilter[] => [
  { kind: 'not', part: { kind: 'value', attribute: 'objectID', value: kin.id } },
  { kind: 'value', attribute: 'category_id', value: kin.category_id },
  { kind: 'value', attribute: 'warehouse_detail.coverage', value: city },
  { kind: 'number', attribute: 'stock', comparison: '>', value: 0 },
]

/** Checks the current data, because the search index may lag behind. */
const canBeHad = ({ delivered, stock, minimum_order_quantity: minimum }: Offer) =>
  delivered && isInStock(stock, minimum)

/**
 * Searches for alternatives to a product, the most similar names first. It runs outside a transaction, because
 * the index may be slow. @throws AppError `not_found` for an unknown product or address.
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
  // Products with a word of the name first, then others of the category.
  return [...new Set([byName, any].flatMap((result) => (result ? idsOf(result) : [])))]
}

/**
 * Lists alternatives that are in stock and delivered to the address. @throws AppError `not_found` for an
 * unknown address.
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

export type SimilarFinds = ReadonlyMap<string, readonly string[]>

/**
 * Searches for alternatives to each product of a list by the same filters; products without a common word in
 * the name are excluded. One query and one request to the index.
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
      // Other products of the list may be the most similar and are skipped later, so more results are
      // requested.
      const neighbours = (inCategory.get(one.category_id) ?? 1) - 1
      const limit = SIMILAR_SHOWN + Math.min(neighbours, MAX_NEIGHBOURS)
      return wordsQuery(one.name, likeIt(one, city), limit)
    }),
  )
  return new Map(kin.map(({ id }, at) => [id, found.slice(at, at + 1).flatMap(idsOf)]))
}

/**
 * Returns, for each product of a list, the cheapest of the most similar products outside the list, in two
 * queries.
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
