import type { Pool } from 'pg'
import type { SearchIndex } from '../../../ports/search-index'
import { type IndexReader, PostgresIndexReader, type ReaderOptions } from './index-reader'
import { createIndexWriter } from './index-writer'

/** Combines a reader with a writer on the same database. */
export function joinIndex(pool: Pool, reader: IndexReader): SearchIndex {
  return {
    ...createIndexWriter(pool, () => reader.expire()),
    search: (queries) => reader.search(queries),
    searchFacet: (query) => reader.searchFacet(query),
    suggest: (queries) => reader.suggest(queries),
    close: () => reader.close(),
  }
}

/**
 * Creates the index in PostgreSQL, which answers in this thread. Its tables store the documents. The server uses
 * `openSearchIndex` instead, where searches run in a thread of their own.
 */
export function createPostgresSearchIndex(pool: Pool, options: ReaderOptions = {}): SearchIndex {
  return joinIndex(pool, new PostgresIndexReader(pool, options))
}
