import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ProductHit } from '@pasok/domain/catalog/catalog.model'
import { countWords, type QuerySuggestion } from '@pasok/domain/catalog/search/suggestions'
import pg from 'pg'
import { createPostgresSearchIndex } from '../../src/adapters/search-index/postgres/postgres-search-index'
import { launchEmbeddedPostgres } from '../../src/db/embedded/launch'
import { migrate } from '../../src/db/migrate'
import { makeSearchDocuments } from './documents'
import { fillFloor } from './floor'
import type { Serving } from './serve'

const FIRST = 2_000
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export interface SearchBench extends Serving {
  readonly documents: readonly ProductHit[]
  /** Milliseconds for saving the first two thousand documents, and all of them. */
  readonly savedFirstIn: number
  readonly savedAllIn: number
  /** Milliseconds for loading the index without a snapshot; `loadedIn` is with one. */
  readonly loadedFirstIn: number
  stop(): Promise<void>
}

/**
 * Opens a separate database with the index and the baseline's tables filled, and starts a process
 * serving both. @param folder a permanent folder that is filled only once
 */
export async function openSearchBench(count: number, persistentDir?: string): Promise<SearchBench> {
  const dataDir = persistentDir ?? (await mkdtemp(join(tmpdir(), 'pasok-bench-search-')))
  const database = await launchEmbeddedPostgres({ dataDir })
  const stopDatabase = async () => {
    await database.stop()
    if (persistentDir === undefined) await rm(dataDir, { recursive: true, force: true })
  }
  try {
    const filled = await fill(database.url, count)
    const snapshots = await mkdtemp(join(tmpdir(), 'pasok-bench-snapshots-'))
    const first = await serve(database.url, snapshots)
    const { loadedIn: loadedFirstIn } = first.serving
    await first.stop()
    const { serving, stop: stopServer } = await serve(database.url, snapshots)
    const stop = async () => {
      await stopServer()
      await stopDatabase()
      await rm(snapshots, { recursive: true })
    }
    return { ...filled, ...serving, loadedFirstIn, stop }
  } catch (error) {
    await stopDatabase()
    throw error
  }
}

async function serve(url: string, snapshots: string) {
  const server = fork(here('serve.ts'), [url, snapshots])
  const [serving] = (await once(server, 'message')) as [Serving]
  const stop = async () => {
    const exited = once(server, 'exit')
    server.send('stop')
    await exited
  }
  return { serving, stop }
}

/** The baseline is filled last, so its data show that everything is filled. */
async function isFilled(pool: pg.Pool, count: number): Promise<boolean> {
  const { rows } = await pool.query<{ there: boolean }>(
    "select to_regclass('floor_areas_cities') is not null as there",
  )
  if (rows[0]?.there !== true) return false
  const { rowCount } = await pool.query('select from floor_products offset $1 limit 1', [count - 1])
  return rowCount === 1
}

const SUGGESTIONS = 5_000

/** Returns the first two and three words of names, about as many as an index of suggestions has. */
function makeSuggestions(documents: readonly ProductHit[]): QuerySuggestion[] {
  const queries = new Set<string>()
  for (const { name } of documents) {
    const words = name.toLowerCase().match(/[a-z0-9]+/g) ?? []
    for (const length of [2, 3]) queries.add(words.slice(0, length).join(' '))
    if (queries.size >= SUGGESTIONS) break
  }
  return [...queries].map((query, at) => ({
    objectID: query,
    query,
    nb_words: countWords(query),
    popularity: queries.size - at,
    products: { exact_nb_hits: 1 },
  }))
}

async function fill(url: string, count: number) {
  const pool = new pg.Pool({ connectionString: url })
  await migrate(pool, here('../../migrations'))
  const documents = await makeSearchDocuments(count)
  if (await isFilled(pool, count)) {
    await pool.end()
    return { documents, savedFirstIn: Number.NaN, savedAllIn: Number.NaN }
  }
  const index = createPostgresSearchIndex(pool)
  const startedAt = performance.now()
  await index.save(documents.slice(0, FIRST))
  const savedFirstIn = performance.now() - startedAt
  await index.save(documents.slice(FIRST))
  const savedAllIn = performance.now() - startedAt
  await index.replaceSuggestions(makeSuggestions(documents))
  await pool.query('vacuum analyze search_documents')
  await fillFloor(pool, documents)
  await pool.end()
  return { documents, savedFirstIn, savedAllIn }
}
