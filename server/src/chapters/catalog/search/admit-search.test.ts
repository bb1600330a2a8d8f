import { getSearchKey } from '@pasok/domain/catalog/catalog.contract'
import { signOut } from '@pasok/domain/identity/identity.contract'
import { getSetting, updateBuyerUser } from '@pasok/domain/team/team.contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { startApi, type Api, type Person } from '../../../../test/api'
import { addCustomRole } from '../../../../test/people'
import { searchHeaders } from '../../../../test/search-key'
import { startHostedIndex } from '../../../../test/hosted-index/hosted-index'
import { createHostedSearchIndex } from '../../../adapters/search-index/hosted/hosted-search-index'
import { allSearchDocuments } from './search-documents'

const answerShape = z.object({
  nbHits: z.number().optional(),
  hits: z.array(z.object({ vendor_name: z.string() })).optional(),
  message: z.string().optional(),
})

const hosted = await startHostedIndex()

const KINDS = [
  ['in PostgreSQL', () => startApi()],
  ['hosted', () => startApi({ app: { index: createHostedSearchIndex(hosted.settings) } })],
] as const

afterAll(() => hosted.stop())

describe.each(KINDS)('who may search the index %s', (_kind, start) => {
  let api: Api
  let owner: Person
  beforeAll(async () => {
    api = await start()
    owner = await api.as('owner@maju.test')
    await api.app.index.rebuild(allSearchDocuments(api.db))
  })
  afterAll(() => api.drop())

  const search = async (headers: Record<string, string>, body: object = { query: '' }) => {
    const url = '/1/indexes/products/query'
    const response = await api.server.inject({ method: 'POST', url, headers, payload: body })
    return { status: response.statusCode, ...answerShape.parse(response.json()) }
  }
  const counted = async (headers: Record<string, string>, body?: object) =>
    (await search(headers, body)).nbHits ?? -1

  it('a session with its first key as with a fresh one', async () => {
    const { search: key } = await owner.must(getSetting)
    expect(key).toEqual(await owner.must(getSearchKey))
    expect(new Date(key.expires_at).getTime()).toBeGreaterThan(Date.now())
    expect(await counted(await searchHeaders(owner))).toBeGreaterThan(0)
  })

  it('nobody without a key, or with an old key', async () => {
    const application = { 'x-algolia-application-id': 'pasok' }
    const key = await searchHeaders(owner)
    const wrong = [
      {},
      application,
      { ...application, 'x-algolia-api-key': 'public' },
      { ...application, 'x-algolia-api-key': owner.access },
      { ...key, 'x-algolia-application-id': 'other' },
    ]
    for (const headers of wrong)
      expect(await search(headers)).toEqual({
        status: 403,
        message: 'Invalid Application-ID or API key',
      })
  })

  it('no session that has ended, nor a user who was deactivated or may not choose products', async () => {
    const person = await api.signIn('owner@maju.test')
    const key = await searchHeaders(person)
    expect((await search(key)).status).toBe(200)
    await person.must(signOut, {})
    expect((await search(key)).status).toBe(403)

    const email = await addCustomRole(api.db, 'maju', `buyer-${_kind.length}`, ['products.read'])
    const reader = await searchHeaders(await api.as(email))
    expect((await search(reader)).status).toBe(200)
    const params = { auth_id: `test|${email}` }
    await owner.must(updateBuyerUser, { params, body: { status: 'INACTIVE' } })
    expect((await search(reader)).status).toBe(403)

    const other = await addCustomRole(api.db, 'maju', `payer-${_kind.length}`, ['team.read'])
    const { search: powerless } = await (await api.as(other)).must(getSetting)
    const headers = { ...key, 'x-algolia-api-key': powerless.api_key }
    expect((await search(headers)).status).toBe(403)
  })

  it('only for the company’s cities, whatever the search requests', async () => {
    const maju = await searchHeaders(owner)
    const lain = await searchHeaders(await api.as('purchasing@lain.test'))
    const { rows } = await api.pool.query<{ city: string; company: string }>(
      `select distinct cities.name as city, buyers.company_code as company
       from addresses join cities on cities.id = city_id join buyers on buyers.id = buyer_id`,
    )
    const only = (city: string) => ({ filters: `warehouse_detail.coverage:"${city}"` })
    const ofMaju = rows.filter(({ company }) => company === 'MAJU').map(({ city }) => city)
    const ofLain = rows.filter(({ company }) => company === 'LAIN').map(({ city }) => city)
    const majuOnly = ofMaju.find((city) => !ofLain.includes(city)) ?? ''
    expect(await counted(maju, only(majuOnly))).toBeGreaterThan(0)
    const [home = ''] = ofLain
    const atHome = await counted(lain, only(home))
    expect(await counted(lain)).toBe(atHome)
    const either = { filters: `${only(majuOnly).filters} OR ${only(home).filters}` }
    expect(await counted(lain, either)).toBe(atHome)
    const [before, both] = [await counted(lain, only(majuOnly)), `${only(majuOnly).filters} AND`]
    expect(before).toBe(await counted(lain, { filters: `${both} ${only(home).filters}` }))
  })

  it('a company with addresses in 300 cities', async () => {
    const before = await counted(await searchHeaders(owner))
    await api.pool.query(
      `insert into addresses (buyer_id, id, name, province_id, city_id, district_id, village_id, street)
       select buyer_id, gen_random_uuid(), 'City ' || cities.id, addresses.province_id, cities.id,
              district_id, village_id, street
         from (select * from addresses where buyer_id =
                (select id from buyers where company_code = 'MAJU') limit 1) as addresses,
              (select id from cities order by id limit 300) as cities`,
    )
    const answer = await search(await searchHeaders(owner))
    expect(answer.status).toBe(200)
    expect(answer.nbHits).toBeGreaterThanOrEqual(before)
    await api.pool.query(`delete from addresses where name like 'City %'`)
  })

  it.each(["active_at = now() - interval '1 day'", 'expires_at = now()'])(
    'no session that is over: %s',
    async (change) => {
      const person = await api.signIn('approver@maju.test')
      const key = await searchHeaders(person)
      expect((await search(key)).status).toBe(200)
      await api.pool.query(
        `update sign_ins set ${change} where id = (select id from sign_ins order by created_at desc limit 1)`,
      )
      expect((await search(key)).status).toBe(403)
    },
  )
})

it('queries the hosted index with a secured key of the session, as short for 300 cities as for one', async () => {
  const securedKeys = hosted.keys.filter((key) => key !== hosted.settings.adminKey)
  expect(Math.max(...securedKeys.map((key) => key.length))).toBeLessThan(500)
  const all = securedKeys.map(
    (key) => new URLSearchParams(Buffer.from(key, 'base64').toString().slice(64)),
  )
  const read = all.find((one) => one.get('restrictIndices')?.startsWith('products,'))
  expect(Number(read?.get('validUntil')) * 1000).toBeGreaterThan(Date.now())
  expect(read?.get('userToken')).toBeTruthy()
})
