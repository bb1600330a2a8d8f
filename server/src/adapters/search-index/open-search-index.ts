import type { Pool } from 'pg'
import type { MessagePort } from 'node:worker_threads'
import type { SearchIndex } from '../../ports/search-index'
import type { HostedSettings } from './hosted/hosted-client'
import { createHostedSearchIndex } from './hosted/hosted-search-index'
import { joinIndex } from './postgres/postgres-search-index'
import {
  createReaderThread,
  openReaderPort,
  readThroughPort,
  type ThreadOptions,
} from './postgres/reader-thread'

export interface OpenedSearchIndex {
  readonly index: SearchIndex
  /** Returns a port to the index for a thread of this process; undefined when threads open their own. */
  openPort: () => MessagePort | undefined
}

interface Place extends ThreadOptions {
  readonly pool: Pool
  /** Undefined: products are searched in the database. */
  readonly hosted: HostedSettings | undefined
}

/** Opens the index that the configuration selects: the hosted one or the database. */
export function openSearchIndex({ pool, hosted, ...options }: Place): OpenedSearchIndex {
  if (hosted) return { index: createHostedSearchIndex(hosted), openPort: () => undefined }
  const reader = createReaderThread(options)
  return { index: joinIndex(pool, reader), openPort: () => openReaderPort(reader) }
}

/**
 * Opens the same index in another thread of the process, which searches in the index of the first, because a
 * second one would take as much memory again.
 */
export function shareSearchIndex(
  pool: Pool,
  hosted: HostedSettings | undefined,
  port: MessagePort | undefined,
): SearchIndex | undefined {
  if (hosted) return createHostedSearchIndex(hosted)
  return port && joinIndex(pool, readThroughPort(port))
}
