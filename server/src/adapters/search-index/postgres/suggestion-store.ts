import type { QuerySuggestion } from '@pasok/domain/catalog/search/suggestions'
import type { Pool } from 'pg'

/** Lock for a single writer; readers continue with the previous suggestions. */
const WRITER_LOCK = 'query_suggestions'

export interface StoredSuggestion {
  readonly query: string
  readonly weight: number
  readonly hits: number
}

/** Contains all SQL of the suggestions. */
export class SuggestionStore {
  private readonly pool: Pool

  constructor(pool: Pool) {
    this.pool = pool
  }

  /** Increases with each replacement; 0 when there are no suggestions. */
  async revision(): Promise<number> {
    const { rows } = await this.pool.query<{ revision: number }>({
      name: 'suggestions-revision',
      text: 'select coalesce(max(revision), 0)::float8 as revision from query_suggestions',
    })
    return rows[0]?.revision ?? 0
  }

  /** Returns all suggestions, the most popular first. */
  async all(): Promise<StoredSuggestion[]> {
    const { rows } = await this.pool.query<StoredSuggestion>(
      'select query, weight, hits from query_suggestions order by weight desc, query',
    )
    return rows
  }

  async replace(suggestions: readonly QuerySuggestion[]): Promise<void> {
    const latest = [...new Map(suggestions.map((one) => [one.query, one])).values()]
    const client = await this.pool.connect()
    try {
      await client.query('begin')
      await client.query('select pg_advisory_xact_lock(hashtext($1))', [WRITER_LOCK])
      await client.query('delete from query_suggestions')
      await client.query(
        `insert into query_suggestions (query, weight, hits, revision)
         select query, weight, hits, (select nextval('search_revisions'))
           from unnest($1::text[], $2::int[], $3::int[]) as new (query, weight, hits)`,
        [
          latest.map((one) => one.query),
          latest.map((one) => one.popularity),
          latest.map((one) => one.products.exact_nb_hits),
        ],
      )
      await client.query('commit')
      client.release()
    } catch (error) {
      await client.query('rollback').catch(() => undefined)
      // Destroys the client, because its connection is in an unknown state.
      client.release(true)
      throw error
    }
  }
}
