import { createHash } from 'node:crypto'
import type { Pool, PoolClient, QueryResultRow } from 'pg'
import type { SearchDocument } from '../../../ports/search-index'
import { foldSku } from './words'

/** A document as stored. Its coverage list is stored once for all documents that share it. */
export type StoredDocument = Omit<SearchDocument, 'warehouse_detail'> & {
  warehouse_detail: Omit<SearchDocument['warehouse_detail'], 'coverage'>
}

/** `document` is null when the document was removed. */
export interface Change {
  readonly key: number
  readonly revision: number
  readonly coverageId: number
  readonly document: StoredDocument | null
}

const SAVED_AT_ONCE = 2_000
/** Lock for a single writer over all processes, because revisions must be committed in order. */
const WRITER_LOCK = 'search_documents'

/** Contains all SQL of the product index. */
export class DocumentStore {
  private readonly pool: Pool

  constructor(pool: Pool) {
    this.pool = pool
  }

  async changesAfter(revision: number, limit: number): Promise<Change[]> {
    return this.read<Change>(
      'search-changes',
      `select key, revision::float8 as revision, coalesce(coverage_id, 0) as "coverageId", document
         from search_documents where revision > $1 order by revision limit $2`,
      [revision, limit],
    )
  }

  async coverages(ids: readonly number[]): Promise<{ id: number; cities: string[] }[]> {
    return this.read(
      'search-coverages',
      'select id, cities from search_coverages where id = any($1::int[])',
      [ids],
    )
  }

  async documents(
    keys: readonly number[],
  ): Promise<{ key: number; coverageId: number; document: StoredDocument }[]> {
    return this.read(
      'search-documents',
      `select key, coverage_id as "coverageId", document from search_documents
        where key = any($1::int[]) and document is not null`,
      [keys],
    )
  }

  async idsOf(keys: readonly number[]): Promise<{ key: number; id: string }[]> {
    return this.read(
      'search-ids-of',
      'select key, id from search_documents where key = any($1::int[]) and document is not null',
      [keys],
    )
  }

  /** Finds documents whose SKU begins with one of the given SKUs; `exact` when it is the whole SKU. */
  async keysBySku(
    skus: readonly string[],
  ): Promise<{ sought: string; key: number; exact: boolean }[]> {
    return this.read(
      'search-skus',
      `select sought, key, sku = sought as exact
         from unnest($1::text[]) as sought
         join search_documents on sku ~>=~ sought and sku ~<~ (sought || chr(1114111))
          and document is not null`,
      [skus],
    )
  }

  async keysById(ids: readonly string[]): Promise<{ id: string; key: number }[]> {
    return this.read(
      'search-ids',
      'select id, key from search_documents where id = any($1::text[]) and document is not null',
      [ids],
    )
  }

  async lastRevision(): Promise<number> {
    const [row] = await this.read<{ last: number }>(
      'search-last',
      'select coalesce(max(revision), 0)::float8 as last from search_documents',
      [],
    )
    return row?.last ?? 0
  }

  /**
   * Returns whether this database knows the snapshot. It does not when the snapshot was made from another
   * database, or after the backup from which this database was restored.
   */
  async knowsSnapshot(id: string): Promise<boolean> {
    const rows = await this.read('search-snapshot', 'select from search_snapshots where id = $1', [
      id,
    ])
    return rows.length > 0
  }

  /** Records a snapshot of what was read before, and forgets those that are too old to be used. */
  async recordSnapshot(id: string): Promise<void> {
    await this.pool.query(
      `with outdated as (
         delete from search_snapshots where created_at < now() - interval '90 days'
       )
       insert into search_snapshots (id) values ($1)`,
      [id],
    )
  }

  async save(documents: readonly SearchDocument[]): Promise<void> {
    const latest = [...new Map(documents.map((one) => [one.objectID, one])).values()]
    for (let from = 0; from < latest.length; from += SAVED_AT_ONCE) {
      const some = latest.slice(from, from + SAVED_AT_ONCE)
      await this.write(async (client) => {
        const coverageIds = await internCoverages(client, some)
        await client.query(
          `merge into search_documents as old
           using unnest($1::text[], $2::text[], $3::int[], $4::text[])
             as new (id, sku, coverage_id, document) on old.id = new.id
           when matched then update set sku = new.sku, coverage_id = new.coverage_id,
             document = new.document::json, revision = nextval('search_revisions')
           when not matched then insert (id, sku, coverage_id, document)
             values (new.id, new.sku, new.coverage_id, new.document::json)`,
          [
            some.map((one) => one.objectID),
            some.map((one) => foldSku(one.SKU)),
            coverageIds,
            some.map(withoutCoverage),
          ],
        )
      })
    }
  }

  async remove(ids: readonly string[]): Promise<void> {
    await this.write(async (client) => {
      await client.query(
        `update search_documents set document = null, revision = nextval('search_revisions')
          where id = any($1::text[]) and document is not null`,
        [ids],
      )
    })
  }

  /** Removes the documents that have not changed since the revision. Returns their number. */
  async removeUpTo(revision: number): Promise<number> {
    return this.write(async (client) => {
      const { rowCount } = await client.query(
        `update search_documents set document = null, revision = nextval('search_revisions')
          where revision <= $1 and document is not null`,
        [revision],
      )
      return rowCount ?? 0
    })
  }

  private async read<Row extends QueryResultRow>(
    name: string,
    text: string,
    values: readonly unknown[],
  ): Promise<Row[]> {
    return (await this.pool.query<Row>({ name, text, values: [...values] })).rows
  }

  private async write<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    const client = await this.pool.connect()
    try {
      await client.query('begin')
      await client.query('select pg_advisory_xact_lock(hashtext($1))', [WRITER_LOCK])
      const result = await work(client)
      await client.query('commit')
      client.release()
      return result
    } catch (error) {
      await client.query('rollback').catch(() => undefined)
      // Destroys the client, because its connection is in an unknown state.
      client.release(true)
      throw error
    }
  }
}

/** Returns the ids of the documents' coverage lists, in the documents' order. Unknown lists are inserted. */
async function internCoverages(
  client: PoolClient,
  documents: readonly SearchDocument[],
): Promise<number[]> {
  // Most documents share the same array, so each array is hashed once.
  const digests = new Map<readonly string[], string>()
  const lists = new Map<string, readonly string[]>()
  const wanted = documents.map(({ warehouse_detail: { coverage } }) => {
    const known = digests.get(coverage)
    if (known !== undefined) return known
    const digest = createHash('md5').update(coverage.join('\n')).digest('hex')
    digests.set(coverage, digest)
    lists.set(digest, coverage)
    return digest
  })
  const { rows } = await client.query<{ digest: string; id: number }>(
    'select digest, id from search_coverages where digest = any($1::text[])',
    [[...lists.keys()]],
  )
  const ids = new Map(rows.map((row) => [row.digest, row.id]))
  for (const [digest, cities] of lists) {
    if (ids.has(digest)) continue
    const made = await client.query<{ id: number }>(
      'insert into search_coverages (digest, cities) values ($1, $2::text[]) returning id',
      [digest, cities],
    )
    ids.set(digest, made.rows[0]?.id ?? 0)
  }
  return wanted.map((digest) => ids.get(digest) ?? 0)
}

function withoutCoverage(document: SearchDocument): string {
  const { city, province, country } = document.warehouse_detail
  const stored: StoredDocument = { ...document, warehouse_detail: { city, province, country } }
  return JSON.stringify(stored)
}
