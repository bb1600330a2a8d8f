import type { Pool } from 'pg'
import type { SearchIndex } from '../../ports/search-index'
import type { HostedSettings } from './hosted/hosted-client'
import { createHostedSearchIndex } from './hosted/hosted-search-index'
import { createPostgresSearchIndex } from './postgres/postgres-search-index'

/** Opens the index that the configuration selects: the hosted one or the database. */
export const openSearchIndex = (pool: Pool, hosted: HostedSettings | undefined): SearchIndex =>
  hosted ? createHostedSearchIndex(hosted) : createPostgresSearchIndex(pool)
