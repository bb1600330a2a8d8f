import type { ProductHit } from '@pasok/domain/catalog/catalog.model'
import fastify, { type FastifyInstance } from 'fastify'
import type { Pool } from 'pg'

/** A query to the baseline: correctly spelled words, the last one possibly incomplete. */
export interface FloorQuery {
  readonly text: string
  readonly city: string
  readonly brand?: string
  readonly vendor?: string
}

/** Creates the tables of a simple implementation: documents, words and delivery areas, with indexes. */
export async function fillFloor(pool: Pool, documents: readonly ProductHit[]): Promise<void> {
  await pool.query(`
    drop table if exists floor_products, floor_areas;
    create table floor_areas (vendor_id text primary key, cities text[] not null);
    create table floor_products (
      id text primary key,
      document jsonb not null,
      words tsvector not null,
      vendor_id text not null,
      brand text not null,
      vendor_name text not null,
      created_at bigint not null
    )`)
  const areas = new Map(
    documents.map(({ vendor_id, warehouse_detail }) => [vendor_id, warehouse_detail.coverage]),
  )
  for (const [vendor, cities] of areas) {
    await pool.query('insert into floor_areas values ($1, $2::text[])', [vendor, cities])
  }
  for (let from = 0; from < documents.length; from += 2_000) {
    const some = documents.slice(from, from + 2_000)
    await pool.query(
      `insert into floor_products
       select id, document, setweight(to_tsvector('simple', document ->> 'name'), 'A')
           || setweight(to_tsvector('simple', document ->> 'brand'), 'B')
           || setweight(to_tsvector('simple', document ->> 'vendor_name'), 'B')
           || setweight(to_tsvector('simple', document ->> 'short_description'), 'D'),
         document ->> 'vendor_id', document ->> 'brand', document ->> 'vendor_name',
         (document ->> 'created_at')::bigint
       from unnest($1::text[], $2::jsonb[]) as new (id, document)`,
      [some.map((one) => one.objectID), some.map(withoutArea)],
    )
  }
  await pool.query(`
    create index floor_products_words on floor_products using gin (words);
    create index floor_products_vendor on floor_products (vendor_id);
    create index floor_products_created on floor_products (created_at desc);
    create index floor_areas_cities on floor_areas using gin (cities)`)
  await pool.query('vacuum analyze floor_products')
}

function withoutArea(document: ProductHit): string {
  const { city, province, country } = document.warehouse_detail
  return JSON.stringify({ ...document, warehouse_detail: { city, province, country } })
}

const CONDITION = `vendor_id in (select vendor_id from floor_areas where cities @> array[$2])
  and ($3::text is null or brand = $3) and ($4::text is null or vendor_name = $4)`
const BY_WORDS = `
  select (select count(*)::int from floor_products where words @@ $1::tsquery and ${CONDITION})
      as total,
    (select json_agg(document) from (
      select document from floor_products where words @@ $1::tsquery and ${CONDITION}
       order by ts_rank(words, $1::tsquery) desc, created_at desc limit 9) as page) as hits`
const NEWEST = `
  select (select count(*)::int from floor_products where $1::text = '' and ${CONDITION}) as total,
    (select json_agg(document) from (
      select document from floor_products where $1::text = '' and ${CONDITION}
       order by created_at desc limit 9) as page) as hits`

/**
 * A minimal route on these tables: the page and its exact count, without facets, typo tolerance and
 * highlighting.
 */
export function createFloor(pool: Pool): FastifyInstance {
  const app = fastify()
  app.post<{ Body: FloorQuery }>('/floor', async ({ body }) => {
    const words = body.text.toLowerCase().match(/[a-z0-9]+/g) ?? []
    const query = words.map((word, at) => (at === words.length - 1 ? `${word}:*` : word))
    const { rows } = await pool.query({
      name: words.length > 0 ? 'floor-words' : 'floor-newest',
      text: words.length > 0 ? BY_WORDS : NEWEST,
      values: [query.join(' & '), body.city, body.brand ?? null, body.vendor ?? null],
    })
    return rows[0]
  })
  return app
}
