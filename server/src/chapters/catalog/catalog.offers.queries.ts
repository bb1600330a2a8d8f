import { PASTED_OFFERS } from '@pasok/domain/catalog/catalog.constants'
import type { Offer, PastedMatch } from '@pasok/domain/catalog/catalog.offers.model'
import { getFound } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import type { Reader, Trx } from '../../db/db'
import type { BuyerScope } from '../../db/scope'
import { IndexAway, type SearchFilter, type SearchIndex } from '../../ports/search-index'
import { type AddressRow, findAddressRow } from '../company/company.addresses.store'
import { listByLikeSku, listBySku } from './catalog.offers.store'
import { plainQuery } from './catalog.plain-query'
import { presentCompanyPrice } from './catalog.present'
import { findCoveragesOf, listOffers, type OfferRow } from './catalog.store'

export interface Place {
  db: Reader
  scope: BuyerScope
}
export interface Market extends Place {
  index: SearchIndex
}
interface Matching extends Place {
  db: Trx
}

export async function getAddress({ db, scope }: Place, id: string): Promise<AddressRow> {
  return getFound(isId(id) ? await findAddressRow(db, scope, id) : undefined, 'address_id')
}

/** The offers of these products by id, as they stand for this company and address: two queries. */
export async function offersById(
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

export const pick = (ids: readonly string[], offers: ReadonlyMap<string, Offer>): Offer[] =>
  ids.flatMap((id) => offers.get(id) ?? [])

export const wordsQuery = (text: string, filters: readonly SearchFilter[], most: number) =>
  plainQuery({ text, filters, typoTolerance: true, wordRemoval: 'allOptional', hitsPerPage: most })

export const idsOf = ({ hits }: { hits: readonly { objectID: string }[] }) =>
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
