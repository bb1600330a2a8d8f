import type { Pool } from 'pg'
import type { SearchIndex } from '../../ports/search-index'
import type { HostedSettings } from './hosted/hosted-client'
import { createHostedSearchIndex } from './hosted/hosted-search-index'
import { createPostgresSearchIndex } from './postgres/postgres-search-index'

/** The index that the configuration chooses: the hosted one, or else the database. */
export const openSearchIndex = (pool: Pool, hosted: HostedSettings | undefined): SearchIndex =>
  hosted ? createHostedSearchIndex(hosted) : createPostgresSearchIndex(pool)
