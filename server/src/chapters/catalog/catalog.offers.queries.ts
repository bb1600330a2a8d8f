import { PASTED_OFFERS, SIMILAR_SHOWN } from '@pasok/domain/catalog/catalog.constants'
import type { Offer, PastedMatch } from '@pasok/domain/catalog/catalog.offers.model'
import { notFound } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import type { Reader } from '../../db/db'
import type { BuyerScope } from '../../db/scope'
import type { SearchFilter, SearchIndex, SearchQuery } from '../../ports/search-index'
import { findAddressRow, type AddressRow } from '../company/company.addresses.store'
import { presentOffer } from './catalog.offers.present'
import { findKin, listByLikeSku, listBySku } from './catalog.offers.store'
import { findCoveragesOf, listOffers } from './catalog.store'

interface Market {
  db: Reader
  scope: BuyerScope
  index: SearchIndex
}

async function getAddress({ db, scope }: Market, id: string): Promise<AddressRow> {
  const address = isId(id) ? await findAddressRow(db, scope, id) : undefined
  if (!address) throw notFound('address_id')
  return address
}

/** The offers of these products by id, as they stand for this company and address: two queries. */
async function offersById(
  { db, scope }: Market,
  ids: readonly string[],
  { city_id }: AddressRow,
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

const byWords = (text: string, filters: readonly SearchFilter[], most: number): SearchQuery => ({
  index: 'products',
  text,
  filters,
  typoTolerance: true,
  prefixWords: 'prefixNone',
  wordRemoval: 'allOptional',
  page: 0,
  hitsPerPage: most,
  facets: [],
  valuesPerFacet: 0,
  facetOrder: 'count',
  attributes: ['name'],
  highlighted: [],
  highlightTags: { before: '', after: '' },
})

const idsOf = ({ hits }: { hits: readonly { objectID: string }[] }) =>
  hits.map(({ objectID }) => objectID)

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
  const kin = isId(wanted.product_id) ? await findKin(db, scope, wanted.product_id) : undefined
  if (!kin) throw notFound('product_id')
  const filters: SearchFilter[] = [
    { kind: 'value', attribute: 'category_id', value: kin.category_id },
    { kind: 'value', attribute: 'warehouse_detail.coverage', value: address.city },
    { kind: 'number', attribute: 'stock', comparison: '>', value: 0 },
  ]
  const [byName, any] = await index.search([
    byWords(kin.name, filters, SIMILAR_SHOWN + 1),
    byWords('', filters, SIMILAR_SHOWN + 1),
  ])
  // What has a word of the name first; the category's others fill up.
  const ids = [...new Set([byName, any].flatMap((result) => (result ? idsOf(result) : [])))]
  const others = ids.filter((id) => id !== wanted.product_id)
  const offers = await offersById(market, others, address)
  return pick(others, offers)
    .filter(({ delivered, stock }) => delivered && stock > 0)
    .slice(0, SIMILAR_SHOWN)
}

/** What is offered for each line that is no SKU: like SKUs first, then what its words find. */
async function listNear({ db, scope, index }: Market, lines: readonly string[]) {
  const like = await listByLikeSku(db, scope, lines, PASTED_OFFERS)
  const found = await index.search(lines.map((line) => byWords(line, [], PASTED_OFFERS)))
  return new Map(
    lines.map((line, at) => {
      const bySku = like.filter(({ wanted }) => wanted === line.toLowerCase()).map(({ id }) => id)
      const result = found[at]
      return [line, [...new Set([...bySku, ...(result ? idsOf(result) : [])])]]
    }),
  )
}

/**
 * What the lines of a pasted list can mean, in their order. Five queries and one of the index,
 * however many lines.
 * @throws AppError `not_found` for an unknown address.
 */
export async function matchPastedLines(
  market: Market,
  { address_id, lines }: { address_id: string; lines: readonly string[] },
): Promise<PastedMatch[]> {
  const address = await getAddress(market, address_id)
  const known = await listBySku(market.db, market.scope, lines)
  const exact = (line: string) =>
    known.filter(({ sku }) => sku === line.toLowerCase()).map(({ id }) => id)
  const open = [...new Set(lines.filter((line) => exact(line).length === 0))]
  const near = open.length > 0 ? await listNear(market, open) : new Map<string, string[]>()
  const ids = [...known.map(({ id }) => id), ...[...near.values()].flat()]
  const offers = await offersById(market, ids, address)
  return lines.map((line): PastedMatch => {
    const bySku = pick(exact(line), offers)
    if (bySku.length > 0) return { kind: 'exact', offers: bySku }
    const like = pick(near.get(line) ?? [], offers).slice(0, PASTED_OFFERS)
    return { kind: like.length > 0 ? 'near' : 'none', offers: like }
  })
}
