import type { Pool } from 'pg'
import type { SearchIndex } from '../../../ports/search-index'
import { type IndexReader, PostgresIndexReader, type ReaderOptions } from './index-reader'
import { DocumentStore } from './document-store'
import { SuggestionStore } from './suggestion-store'

/** The part of the search index that changes it. */
type IndexWriter = Pick<SearchIndex, 'save' | 'remove' | 'rebuild' | 'replaceSuggestions'>

/** Writes to the tables of the index. @param onWritten called before a write resolves */
function createIndexWriter(pool: Pool, onWritten: () => void): IndexWriter {
  const store = new DocumentStore(pool)
  const suggestions = new SuggestionStore(pool)
  const save: IndexWriter['save'] = async (documents) => {
    if (documents.length === 0) return
    await store.save(documents)
    onWritten()
  }
  return {
    save,
    async remove(objectIds) {
      if (objectIds.length === 0) return
      await store.remove(objectIds)
      onWritten()
    },
    async rebuild(batches) {
      const before = await store.lastRevision()
      let saved = 0
      for await (const batch of batches) {
        await save(batch)
        saved += batch.length
      }
      await store.removeUpTo(before)
      onWritten()
      return { saved }
    },
    async replaceSuggestions(given) {
      await suggestions.replace(given)
      onWritten()
    },
  }
}

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
