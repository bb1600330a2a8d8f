import {
  countBroadcastRecipients,
  listBroadcastTargets,
  listSentBroadcasts,
  sendBroadcast,
  withdrawBroadcast,
} from '@pasok/domain/notifications/broadcasts/broadcasts.contract'
import {
  countUnread,
  listBroadcasts,
  readNotifications,
} from '@pasok/domain/notifications/notifications.contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startApi, type Api, type Person } from '../../../../test/api'
import { companyId, idOf, vendorId } from '../../../../test/company'

let api: Api
let provider: Person
beforeAll(async () => {
  api = await startApi()
  provider = await api.as('provider@pasok.test')
})
afterAll(() => api.drop())
beforeEach(() =>
  api.pool.query('truncate broadcasts, broadcast_targets, broadcast_reads restart identity'),
)

const BODY = { title: 'Maintenance', message: 'On Sunday\nfrom 2 to 3.' } as const
const send = async (body: object = {}) =>
  (await provider.must(sendBroadcast, { body: { ...BODY, audience: 'all', ...body } })).id
const listReceived = async (email: string) => {
  const person = await api.as(email)
  const answer = await person.request(listBroadcasts, { query: { category: 'broadcast' } })
  return { ...answer, rows: listBroadcasts.data.parse(answer.data) }
}
const unread = async (email: string) =>
  (await (await api.as(email)).must(countUnread, {})).broadcasts

const BUYERS = ['owner@maju.test', 'finance@maju.test', 'owner@lain.test', 'owner@baru.test']
const SELLERS = ['vendor@sinar.test', 'vendor@bersih.test']

describe('a broadcast', () => {
  it.each([
    ['all', [...BUYERS, ...SELLERS]],
    ['buyers', BUYERS],
    ['vendors', SELLERS],
  ] as const)('is told to %s', async (audience, readers) => {
    await send({ audience })
    const notified: string[] = []
    for (const email of [...BUYERS, ...SELLERS, 'provider@pasok.test', 'superadmin@pasok.test'])
      if ((await listReceived(email)).rows.length > 0) notified.push(email)
    expect(notified).toEqual(readers)
  })

  // proves 2.7.32
  it('reaches the chosen companies of both sides, and nobody else', async () => {
    const companies = [companyId('maju'), vendorId('sinar'), companyId('maju')]
    const id = await send({ audience: 'chosen', companies })
    const { rows, ...answer } = await listReceived('finance@maju.test')
    expect(rows).toMatchObject([{ _id: id, ...BODY, category: 'broadcast', status: 'unread' }])
    expect(answer).toMatchObject({ page: 1, totalPage: 1, count: 1, ids: [id] })
    expect((await listReceived('vendor@sinar.test')).rows).toMatchObject([
      { link_url: '/vendor/notifications?show=broadcasts' },
    ])
    for (const other of ['owner@lain.test', 'vendor@bersih.test', 'provider@pasok.test'])
      expect((await listReceived(other)).rows).toEqual([])
    const [sent] = await provider.must(listSentBroadcasts, {})
    expect(sent?.companies.map(({ side }) => side).toSorted()).toEqual(['buyer', 'vendor'])
  })

  it.each([
    ['nobody', []],
    ['a company that there is not', [idOf('nothing')]],
    ['what is no id', ['x']],
  ])('to %s is refused', async (_, companies) => {
    const body = { ...BODY, audience: 'chosen' as const, companies }
    expect(await provider.request(sendBroadcast, { body })).toMatchObject({
      status: 422,
      codes: ['rule'],
    })
    expect(await provider.must(listSentBroadcasts, {})).toEqual([])
  })

  it('is marked as read for each reader separately, once', async () => {
    const id = await send()
    const person = await api.as('owner@maju.test')
    for (let twice = 0; twice < 2; twice += 1)
      await person.must(readNotifications, { body: { ids: [id] } })
    expect((await listReceived('owner@maju.test')).rows).toMatchObject([
      { status: 'read', read_by: { 'test|owner@maju.test': expect.any(String) } },
    ])
    expect([await unread('owner@maju.test'), await unread('finance@maju.test')]).toEqual([0, 1])
    expect(await provider.must(listSentBroadcasts, {})).toMatchObject([{ read: 1 }])
    await send({ title: 'Another' })
    await person.must(readNotifications, { body: { all: 'broadcasts' } })
    expect(await unread('owner@maju.test')).toBe(0)
    await send({ title: 'A third' })
    await person.must(readNotifications, { body: { all: 'everything' } })
    expect(await unread('owner@maju.test')).toBe(0)
    // A user cannot mark a broadcast to another company as read.
    const other = await send({ audience: 'chosen', companies: [companyId('lain')] })
    await person.must(readNotifications, { body: { ids: [other] } })
    expect((await provider.must(listSentBroadcasts, {}))[0]).toMatchObject({ _id: other, read: 0 })
  })

  it('that was withdrawn is visible only to the provider', async () => {
    const id = await send()
    for (let twice = 0; twice < 2; twice += 1)
      await provider.must(withdrawBroadcast, { params: { id } })
    expect((await listReceived('owner@maju.test')).rows).toEqual([])
    expect(await unread('owner@maju.test')).toBe(0)
    expect(await provider.must(listSentBroadcasts, {})).toMatchObject([
      { _id: id, withdrawnAt: expect.any(String) },
    ])
    const { rows } = await api.pool.query(
      "select action from audit_log where subject = 'broadcast' and subject_id = $1 order by id",
      [id],
    )
    expect(rows.map(({ action }) => action)).toEqual(['broadcast.tell', 'broadcast.withdraw'])
    for (const none of [idOf('none'), 'x'])
      expect((await provider.request(withdrawBroadcast, { params: { id: none } })).status).toBe(404)
  })

  it('is shown in the reader’s language, otherwise in the other one', async () => {
    const translation = { title: 'Pemeliharaan', message: 'Hari Minggu\npukul 2 sampai 3.' }
    const titleIn = async (language: string) => {
      const person = await api.as('owner@maju.test')
      const { data } = await person.request(listBroadcasts, {
        query: { category: 'broadcast' },
        headers: { 'accept-language': language },
      })
      return listBroadcasts.data.parse(data).map(({ title, message }) => ({ title, message }))
    }
    await send({ translation })
    expect(await titleIn('id')).toEqual([translation])
    expect(await titleIn('en')).toEqual([BODY])
    await api.pool.query('truncate broadcasts, broadcast_targets, broadcast_reads')
    await send({ ...translation, language: 'id' })
    expect(await titleIn('en')).toEqual([translation])
    expect(await provider.must(listSentBroadcasts, {})).toMatchObject([
      { ...translation, language: 'id', translation: null },
    ])
    for (const half of [{ title: 'Pemeliharaan' }, { title: ' ', message: 'x' }])
      expect(
        await provider.call('POST', '/api/provider/broadcast', {
          body: { ...BODY, audience: 'all', translation: half },
        }),
      ).toMatchObject({ status: 400 })
  })

  it('shows the number of recipients before it is sent', async () => {
    const countOf = async (audience: 'all' | 'buyers' | 'vendors' | 'chosen', ...ids: string[]) =>
      (
        await provider.must(countBroadcastRecipients, {
          query: { audience, companies: ids.join(',') },
        })
      ).count
    const active = async (condition: string) =>
      Number(
        (
          await api.pool.query<{ count: string }>(
            `select count(*) from users where status = 'ACTIVE' and ${condition}`,
          )
        ).rows[0]?.count,
      )
    expect(await countOf('buyers')).toBe(await active('buyer_id is not null'))
    expect(await countOf('vendors')).toBe(await active('vendor_id is not null'))
    expect(await countOf('all')).toBe((await countOf('buyers')) + (await countOf('vendors')))
    const [maju, sinar] = [companyId('maju'), vendorId('sinar')]
    const chosen = await countOf('chosen', maju, maju, sinar, 'x', idOf('nothing'))
    expect(chosen).toBe(await active(`(buyer_id = '${maju}' or vendor_id = '${sinar}')`))
    expect(await countOf('chosen')).toBe(0)
    const buyer = await api.as('owner@maju.test')
    const refused = await buyer.request(countBroadcastRecipients, { query: { audience: 'all' } })
    expect(refused.status).toBe(403)
  })

  it('from before a user was added is not shown to them', async () => {
    await send()
    await api.pool.query("update broadcasts set created_at = created_at - interval '1 year'")
    expect((await listReceived('owner@maju.test')).rows).toEqual([])
  })

  it('can be addressed to companies found by name', async () => {
    const found = await provider.must(listBroadcastTargets, { query: { search: 'maju' } })
    expect(found).toMatchObject([{ _id: companyId('maju'), side: 'buyer' }])
    const vendors = await provider.must(listBroadcastTargets, { query: { search: 'SINAR' } })
    expect(vendors).toMatchObject([{ _id: vendorId('sinar'), side: 'vendor' }])
    expect(await provider.must(listBroadcastTargets, { query: { search: '%' } })).toEqual([])
  })
})
