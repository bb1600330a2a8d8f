import { RECORD_QUERY_RATE, SUGGESTIONS_INDEX } from '@pasok/domain/catalog/catalog.constants'
import { recordQuery } from '@pasok/domain/catalog/catalog.contract'
import { approveRequest, submitRequest } from '@pasok/domain/requests/requests.contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { startApi, type Api, type Person } from '../../../../test/api'
import { companyId } from '../../../../test/company'
import { draft } from '../../../../test/requests'
import { searchHeaders } from '../../../../test/search-key'
import { addJob } from '../../../db/jobs'
import { allSearchDocuments } from './search-documents'

let api: Api
let maju: Person
let lain: Person
beforeAll(async () => {
  api = await startApi()
  maju = await api.as('purchasing@maju.test')
  lain = await api.as('purchasing@lain.test')
  await api.app.index.rebuild(allSearchDocuments(api.db))
})
afterAll(() => api.drop())
beforeEach(async () => {
  await api.pool.query('delete from searches; delete from rate_counters')
})

const record = (person: Person, query: string) => person.must(recordQuery, { body: { query } })
const rebuild = async () => {
  await addJob(api.db, 'rebuild-suggestions', {}, { key: 'rebuild-suggestions' })
  await api.runJobs()
}
const hitsShape = z.object({
  results: z.array(z.object({ hits: z.array(z.looseObject({ query: z.string() })) })),
})
const suggest = async (query: string) => {
  const response = await api.server.inject({
    method: 'POST',
    url: '/1/indexes/*/queries',
    headers: await searchHeaders(maju),
    payload: { requests: [{ indexName: SUGGESTIONS_INDEX, query, hitsPerPage: 100 }] },
  })
  return hitsShape.parse(response.json()).results[0]?.hits ?? []
}
const suggested = async (query = '') => (await suggest(query)).map((hit) => hit.query)

describe('a finished query', () => {
  it('is counted by company and day, in normalised spelling', async () => {
    await record(maju, '  Barang   KERTAS ')
    await record(maju, 'barang kertas')
    await record(lain, 'barang kertas')
    const { rows } = await api.pool.query(
      "select buyer_id, query, count, day = (now() at time zone 'utc')::date as today from searches order by count",
    )
    expect(rows).toEqual([
      { buyer_id: companyId('lain'), query: 'barang kertas', count: 1, today: true },
      { buyer_id: companyId('maju'), query: 'barang kertas', count: 2, today: true },
    ])
  })

  it.each(['', '%', 'rina@maju.test', '081234567890', 'x'.repeat(500)])(
    'that is no use to others is passed over: %j',
    async (query) => {
      await record(maju, query)
      expect((await api.pool.query('select from searches')).rowCount).toBe(0)
    },
  )

  it('is limited in length and number, and visible to nobody else', async () => {
    expect((await maju.request(recordQuery, { body: { query: 'x'.repeat(513) } })).status).toBe(400)
    expect((await maju.request(recordQuery, { body: { query: 'a\u0000b' } })).status).toBe(400)
    await record(maju, 'kertas')
    await api.pool.query('update rate_counters set count = $1', [RECORD_QUERY_RATE.max])
    expect((await maju.request(recordQuery, { body: { query: 'kertas' } })).status).toBe(429)
    expect((await lain.request(recordQuery, { body: { query: 'kertas' } })).status).toBe(200)
    const vendor = await api.call('POST', '/api/search/queries', { body: { query: 'kertas' } })
    expect(vendor.status).toBe(401)
  })
})

describe('suggestions', () => {
  it('come from the searches of several companies, never of a single one', async () => {
    for (const query of ['sabun batang', 'barang bor']) await record(maju, query)
    await record(lain, 'barang bor')
    await rebuild()
    const [bor] = await suggest('barang bor')
    expect(bor).toMatchObject({ query: 'barang bor', nb_words: 2, products: { exact_nb_hits: 1 } })
    for (let n = 0; n < 5; n++) await record(maju, 'barang ember')
    await rebuild()
    expect(await suggested('barang ember')).not.toContain('barang ember')
  })

  it('are only queries that find something as written', async () => {
    for (const person of [maju, lain])
      for (const query of ['barang krtas', 'unobtainium', 'barang kertas'])
        await record(person, query)
    await rebuild()
    const all = await suggested()
    expect(all).toContain('barang kertas')
    expect(all).not.toContain('barang krtas')
    expect(all).not.toContain('unobtainium')
  })

  it('come from the offers while there are no searches yet', async () => {
    await rebuild()
    const all = await suggested()
    expect(all).toContain('barang')
    expect(all).toContain('test')
  })

  it('rank what is ordered most first', async () => {
    await api.pool.query(
      "update products set brand = 'Zebra' where slug = 'tinta'; update products set brand = 'Yak' where slug = 'kertas'",
    )
    await api.app.index.rebuild(allSearchDocuments(api.db))
    await rebuild()
    const popularity = async (query: string) => {
      const hit = (await suggest(query)).find((one) => one.query === query)
      return Number(hit?.['popularity'])
    }
    expect(await popularity('zebra')).toBe(await popularity('yak'))
    const owner = await api.as('owner@maju.test')
    const id = await draft(owner, [{ product: 'tinta', quantity: 1 }])
    await owner.must(submitRequest, { params: { id } })
    await owner.must(approveRequest, { params: { id } })
    await rebuild()
    expect(await popularity('zebra')).toBeGreaterThan(await popularity('yak'))
  })

  it('drop old searches, and what is no longer offered', async () => {
    await api.pool.query(
      `insert into searches (buyer_id, query, day, count)
       select id, 'barang pulpen', current_date - 91, 50 from buyers`,
    )
    await api.pool.query("update products set withdrawn_at = now() where slug = 'tinta'")
    await api.app.index.rebuild(allSearchDocuments(api.db))
    await rebuild()
    expect((await api.pool.query('select from searches')).rowCount).toBe(0)
    const all = await suggested()
    expect(all).not.toContain('barang pulpen')
    expect(all).not.toContain('zebra')
  })
})
