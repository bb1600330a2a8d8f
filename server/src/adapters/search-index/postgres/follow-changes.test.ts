import type pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../../test/database'
import { eventually } from '../../../../test/eventually'
import { startProxy, type Proxy } from '../../../../test/proxy'
import type { SearchIndex } from '../../../ports/search-index'
import { makeQuery } from '../search-index.asking.conformance'
import { makeDocument } from '../search-documents.fixture'
import { createPostgresSearchIndex } from './postgres-search-index'

let database: TestDatabase
let proxy: Proxy
/** Another process, which only writes. */
let writer: SearchIndex
let reader: SearchIndex
/** Statements of the reader, by name. */
let statements: string[]

beforeAll(async () => {
  database = await freshDatabase()
  writer = createPostgresSearchIndex(database.pool)
})
beforeEach(async () => {
  proxy = await startProxy(database.url)
  statements = []
  const counted: pg.Pool = Object.assign(Object.create(database.pool), {
    query: (...given: Parameters<pg.Pool['query']>) => {
      statements.push(Reflect.get(Object(given[0]), 'name'))
      return database.pool.query(...given)
    },
  })
  reader = createPostgresSearchIndex(counted, { listenAt: proxy.url })
})
afterEach(async () => {
  await reader.close?.()
  await proxy.close()
})
afterAll(() => database.drop())

const totalOf = async (text: string) => (await reader.search([makeQuery(text)]))[0]?.total
const checks = (name: string) => statements.filter((one) => one === name).length
const suggest = async () => {
  const query = { ...makeQuery('pal'), isHighlighted: false }
  return (await reader.suggest([query]))[0]?.hits.map(({ objectID }) => objectID)
}

/** Resolves when searches no longer ask whether something changed. */
const untilListening = () =>
  eventually(async () => {
    await Promise.all([totalOf('belum'), suggest()])
    statements.length = 0
    await Promise.all([totalOf('belum'), suggest()])
    expect([...statements]).toEqual([])
  })

it('is woken by a notice of another process, and otherwise sends no query', async () => {
  await untilListening()
  await writer.save([makeDocument('n1', { name: 'Pengumuman' })])
  await eventually(() => expect(checks('search-changes')).toBeGreaterThan(0))
  await eventually(async () => expect(await totalOf('pengumuman')).toBe(1))
  await writer.remove(['n1'])
  await eventually(async () => expect(await totalOf('pengumuman')).toBe(0))
  const suggestion = { objectID: 'palu', query: 'palu', nb_words: 1, popularity: 1 }
  await writer.replaceSuggestions([{ ...suggestion, products: { exact_nb_hits: 1 } }])
  await eventually(async () => expect(await suggest()).toEqual(['palu']))
})

it('sees its own writes in the next search', async () => {
  await untilListening()
  for (let round = 0; round < 20; round++) {
    await reader.save([makeDocument('own', { name: `Milik ${round}` })])
    expect(await totalOf(`milik ${round}`)).toBe(1)
  }
  await reader.remove(['own'])
  expect(await totalOf('milik')).toBe(0)
})

it('queries for changes before each answer while the listening connection is lost', async () => {
  await untilListening()
  await proxy.cut()
  await eventually(async () => {
    statements.length = 0
    await totalOf('putus')
    expect(checks('search-changes')).toBe(1)
  })
  await writer.save([makeDocument('n2', { name: 'Putus' })])
  expect(await totalOf('putus')).toBe(1)
  await writer.remove(['n2'])
  expect(await totalOf('putus')).toBe(0)
  await proxy.heal()
  await untilListening()
})

it('misses nothing that changed while the connection was lost', async () => {
  await untilListening()
  await proxy.cut()
  await writer.save([makeDocument('n3', { name: 'Sementara' })])
  await proxy.heal()
  await eventually(async () => expect(await totalOf('sementara')).toBe(1))
  await untilListening()
  expect(await totalOf('sementara')).toBe(1)
})
