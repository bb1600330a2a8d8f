import { SEARCHES_KEPT_DAYS } from '@pasok/domain/catalog/catalog.constants'
import { findSettledQuery } from '@pasok/domain/catalog/catalog.suggestions'
import { sql } from 'kysely'
import type { Db } from '../../db/db'
import { onKey } from '../../db/on-key'
import { isOffered } from './catalog.store'

/** How much there is, and how much is ordered, of what has a name. */
interface Traded {
  offered: number
  ordered: number
}

const READ_AT_ONCE = 2_000
/** A kind of product is what several begin with. */
const LEAST_OF_A_KIND = 3
const WORDS_OF_A_KIND = 3
/** A beginning that nearly always goes on in one way is no kind: "sarung" of "sarung tangan". */
const SHARE_THAT_GOES_ON = 0.9

/**
 * Names under which products are offered and ordered: categories, brands, and the beginnings that
 * several products share. Names of withdrawn products are not among them, nor anything that a
 * company wrote itself.
 */
export async function nameTraded(db: Db): Promise<Map<string, Traded>> {
  const companies = await countBuyers(db)
  const names = new Map<string, Traded>()
  const kinds = new Map<string, Traded>()
  for await (const { id, name, brand, category_path: path } of offeredProducts(db)) {
    const ordered = companies.get(id) ?? 0
    for (const text of [brand, ...path]) add(names, findSettledQuery(text), ordered)
    for (const kind of beginningsOf(name, brand)) add(kinds, kind, ordered)
  }
  for (const [kind, traded] of realKinds(kinds)) if (!names.has(kind)) names.set(kind, traded)
  return names
}

function add(names: Map<string, Traded>, name: string | undefined, ordered: number): void {
  if (name === undefined) return
  const known = names.get(name)
  if (!known) names.set(name, { offered: 1, ordered })
  else {
    known.offered += 1
    known.ordered += ordered
  }
}

/** Of how many companies each product was lately ordered. */
async function countBuyers(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('order_items')
    .innerJoin('packages', onKey('packages.id', 'order_items.package_id'))
    .where(
      'packages.order_created_at',
      '>',
      sql<Date>`now() - make_interval(days => ${SEARCHES_KEPT_DAYS})`,
    )
    .groupBy('order_items.product_id')
    .select('order_items.product_id')
    .select(sql<number>`count(distinct order_items.buyer_id)::int`.as('companies'))
    .execute()
  return new Map(rows.map((row) => [row.product_id, row.companies]))
}

/** Page by page, so that a million of them keep nobody waiting. */
async function* offeredProducts(db: Db) {
  for (let after = ''; ;) {
    const rows = await db
      .selectFrom('products')
      .innerJoin('vendors', 'vendors.id', 'products.vendor_id')
      .innerJoin('categories', 'categories.id', 'products.category_id')
      .where(isOffered)
      .$if(after !== '', (query) => query.where('products.id', '>', after))
      .select([
        'products.id',
        'products.name',
        'products.brand',
        'categories.path as category_path',
      ])
      .orderBy('products.id')
      .limit(READ_AT_ONCE)
      .execute()
    const last = rows.at(-1)
    if (!last) return
    yield* rows
    after = last.id
  }
}

/** The first one to three words of a name, as far as they say what it is: no brand, no number. */
function beginningsOf(name: string, brand: string): string[] {
  const lower = name.toLowerCase()
  const until = brand === '' ? -1 : lower.indexOf(brand.toLowerCase())
  const words: string[] = []
  for (const word of (until < 0 ? lower : lower.slice(0, until)).split(/\s+/)) {
    if (!/^\p{L}[\p{L}\p{M}-]+$/u.test(word) || words.length === WORDS_OF_A_KIND) break
    words.push(word)
  }
  return words.flatMap((_, at) => findSettledQuery(words.slice(0, at + 1).join(' ')) ?? [])
}

function realKinds(kinds: ReadonlyMap<string, Traded>): [string, Traded][] {
  const goesOn = new Set<string>()
  for (const [kind, { offered }] of kinds) {
    const shorter = kind.slice(0, Math.max(0, kind.lastIndexOf(' ')))
    if (offered >= SHARE_THAT_GOES_ON * (kinds.get(shorter)?.offered ?? Infinity)) {
      goesOn.add(shorter)
    }
  }
  return [...kinds].filter(([kind, { offered }]) => offered >= LEAST_OF_A_KIND && !goesOn.has(kind))
}
