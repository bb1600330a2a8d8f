import type pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../../test/database'
import { eventually, STARVED } from '../../../../test/eventually'
import { startProxy } from '../../../../test/proxy'
import { IndexAway, type SearchIndex } from '../../../ports/search-index'
import { openSearchIndex, shareSearchIndex } from '../open-search-index'
import { makeDocument } from '../search-documents.fixture'
import { describeSearchIndex } from '../search-index.conformance'
import { makeQuery } from '../search-index.asking.conformance'

const lines: string[] = []
const log = (line: string) => lines.push(line)
const open = (pool: pg.Pool, databaseUrl: string, options: { program?: URL } = {}) =>
  openSearchIndex({ pool, hosted: undefined, log, ...options, databaseUrl })

const CRASHING = new URL('../../../../test/search-index/crashing-index-worker.ts', import.meta.url)

describeSearchIndex('Search index in a thread', async () => {
  const database = await freshDatabase()
  const { index } = open(database.pool, database.url)
  const close = async () => {
    await index.close?.()
    await database.drop()
  }
  return { index, close }
})

describe('the thread of the search index', () => {
  let database: TestDatabase
  const opened: SearchIndex[] = []
  const start = (options: { databaseUrl?: string; program?: URL } = {}) => {
    const one = open(database.pool, options.databaseUrl ?? database.url, options)
    opened.push(one.index)
    return one
  }
  beforeAll(async () => {
    database = await freshDatabase()
  })
  afterEach(async () => {
    for (const index of opened.splice(0)) await index.close?.()
    lines.length = 0
  })
  afterAll(() => database.drop())

  const totalOf = async (index: SearchIndex, text: string) =>
    (await index.search([makeQuery(text, {})]))[0]?.total

  it('answers with an error while it is restarted after a crash, and then as before', async () => {
    const { index } = start({ program: CRASHING })
    await index.save([makeDocument('t1', { name: 'Tahan banting' })])
    expect(await totalOf(index, 'tahan')).toBe(1)
    const interrupted = await Promise.allSettled(
      ['crash', 'tahan'].map((text) => totalOf(index, text)),
    )
    const away = { status: 'rejected', reason: expect.any(IndexAway) }
    expect(interrupted).toEqual([away, away])
    await expect(totalOf(index, 'tahan')).rejects.toBeInstanceOf(IndexAway)
    expect(lines).toEqual(['search: the thread ended and is restarted (a crash of the test)'])
    await eventually(async () => expect(await totalOf(index, 'tahan')).toBe(1), STARVED)
  })

  it('answers other threads of the process, which see what they wrote', async () => {
    const { index, openPort } = start()
    const other = shareSearchIndex(database.pool, undefined, openPort())
    await other?.save([makeDocument('t2', { name: 'Serbaguna' })])
    expect(other && (await totalOf(other, 'serbaguna'))).toBe(1)
    expect(await totalOf(index, 'serbaguna')).toBe(1)
    await other?.close?.()
  })

  it('reserves little memory for short-lived objects', async () => {
    const source = `import { parentPort, resourceLimits } from 'node:worker_threads';
      parentPort.postMessage({ log: String(resourceLimits.maxYoungGenerationSizeMb) })`
    const { index } = start({ program: new URL(`data:text/javascript,${source}`) })
    await expect(totalOf(index, '')).rejects.toBeInstanceOf(IndexAway)
    expect(lines).toEqual(['6'])
  })

  it('passes the code of a database error on', async () => {
    const proxy = await startProxy(database.url)
    await proxy.cut()
    const { index } = start({ databaseUrl: proxy.url })
    await expect(index.search([makeQuery('apa', {})])).rejects.toMatchObject({
      code: 'ECONNREFUSED',
    })
    await proxy.heal()
    await eventually(async () => expect(await totalOf(index, 'apa')).toBe(0), STARVED)
    await index.close?.()
    await proxy.close()
  })
})
