import { randomUUID } from 'node:crypto'
import {
  countUnread,
  listNotifications,
  readNotifications,
} from '@pasok/domain/notifications/notifications.contract'
import { rejectRequest } from '@pasok/domain/requests/requests.contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Api, type Person } from '../../../test/api'
import { companyId, userId } from '../../../test/company'
import { statementsOf } from '../../../test/count-statements'
import { relayAll } from '../../../test/notified'
import { submitted } from '../../../test/requests'
import { buyerScope } from '../../db/scope'
import { insertNotifications, type NotificationRow } from './notifications.store'

let api: Api
let approver: Person
let owner: Person
const SUBMITTED = 3
beforeAll(async () => {
  api = await startApi()
  const purchasing = await api.as('purchasing@maju.test')
  for (let at = 0; at < SUBMITTED; at += 1)
    await submitted(purchasing, [{ product: 'kertas', quantity: 1 }])
  await relayAll(api)
  approver = await api.as('approver@maju.test')
  owner = await api.as('owner@maju.test')
})
afterAll(() => api.drop())

const page = async (person: Person, query: object = {}) => {
  const answer = await person.request(listNotifications, { query })
  return { ...answer, rows: listNotifications.data.parse(answer.data) }
}
const read = (person: Person, body: object) => person.request(readNotifications, { body })

describe('one’s notifications', () => {
  it('are not marked as read by a request without ids: 400', async () => {
    for (const body of [{}, { ids: [] }])
      expect(await read(approver, body)).toMatchObject({ status: 400, codes: ['bad_request'] })
  })

  // proves 2.3.16 2.7.30
  it('are listed newest first, from page 1, with the number of unread ones', async () => {
    const first = await page(approver, { limit: 2 })
    expect(first).toMatchObject({ page: 1, totalPage: 2, count: SUBMITTED })
    expect(first.ids).toEqual(first.rows.map(({ _id }) => _id))
    const second = await page(approver, { page: 2, limit: 2 })
    expect(second).toMatchObject({ page: 2, totalPage: 2 })
    const times = [...first.rows, ...second.rows].map(({ createdAt }) => createdAt)
    expect(times).toEqual(times.toSorted().toReversed())
    expect(new Set([...first.rows, ...second.rows].map(({ _id }) => _id)).size).toBe(SUBMITTED)
    expect((await page(approver, { page: 9 })).rows).toEqual([])
    expect((await page(approver, { category: 'Invoice' })).count).toBe(0)
  })

  it('are worded in the reader’s language, with a link', async () => {
    const { rows } = await page(approver, { limit: 1 })
    const code = rows[0]?.payload.code ?? ''
    expect(rows[0]).toMatchObject({
      message: `Purchase request ${code} is waiting for your decision.`,
      category: 'Orders',
      link_url: `/dashboard/purchase-requests?page=detail&id=${code}`,
      payload: { kind: 'request-submitted' },
      status: 'unread',
      read_by: {},
    })
    const indonesian = await approver.request(listNotifications, {
      headers: { 'accept-language': 'id' },
    })
    expect(listNotifications.data.parse(indonesian.data)[0]?.message).toBe(
      `Permintaan pembelian ${code} menunggu keputusan Anda.`,
    )
  })

  // proves 1.9.24 2.3.15 2.7.31
  it('are marked as read one by one, only by their reader, once', async () => {
    const { rows } = await page(approver)
    const [one = { _id: '' }] = rows
    // Notifications of another user of the same company, and of another company.
    for (const other of [owner, await api.as('approver@lain.test')])
      expect(await read(other, { ids: [one._id] })).toMatchObject({ status: 200 })
    expect((await page(approver)).ids).toHaveLength(SUBMITTED)
    await read(approver, { ids: [one._id, one._id, 'x'], user_id: userId('owner@maju.test') })
    const after = await page(approver)
    expect(after.ids).toHaveLength(SUBMITTED - 1)
    const now = after.rows.find(({ _id }) => _id === one._id)
    expect(now).toMatchObject({ status: 'read' })
    expect(Object.keys(now?.read_by ?? {})).toEqual(['test|approver@maju.test'])
    await read(approver, { ids: [one._id] })
    expect((await page(approver)).rows).toEqual(after.rows)
    expect((await page(approver, { unread: 'true' })).count).toBe(SUBMITTED - 1)
    expect(await owner.must(countUnread, {})).toMatchObject({ notifications: SUBMITTED })
  })

  it('are all read at once', async () => {
    await read(approver, { all: 'everything' })
    expect(await approver.must(countUnread, {})).toEqual({ notifications: 0, broadcasts: 0 })
    expect((await page(approver)).count).toBe(SUBMITTED)
  })

  it('require no action once another user has decided', async () => {
    const [one] = (await page(approver)).rows
    const id = one?.payload.id ?? ''
    const code = one?.payload.code ?? ''
    await owner.must(rejectRequest, { params: { id }, body: { note: 'No' } })
    const now = (await page(approver)).rows.find(({ _id }) => _id === one?._id)
    expect(now?.message).toBe(
      `Purchase request ${code} was waiting for your decision. It is now Rejected.`,
    )
  })

  it('are empty for users without a company', async () => {
    for (const email of ['provider@pasok.test', 'superadmin@pasok.test', 'vendor@bersih.test'])
      expect(await page(await api.as(email))).toMatchObject({ rows: [], count: 0, totalPage: 0 })
  })

  it('are written once each, however many there are', async () => {
    const { rows } = await api.pool.query<NotificationRow>('select * from notifications limit 1')
    const many = Array.from({ length: 6_000 }, (_, at) =>
      rows.map((row) => ({ ...row, id: randomUUID(), key: `many ${at}` })),
    ).flat()
    const write = () =>
      api.db
        .transaction()
        .execute((trx) => insertNotifications(trx, buyerScope(companyId('maju')), many))
    expect(await write()).toBe(6_000)
    const [first] = many
    const written = await api.pool.query('select * from notifications where id = $1', [first?.id])
    expect(written.rows).toEqual([first])
    expect(await write()).toBe(0)
    await api.pool.query("delete from notifications where key like 'many %'")
  })

  // proves 2.3.17
  it('are read equally fast with five thousand unread ones', async () => {
    const finance = userId('finance@maju.test')
    await api.pool.query(
      `insert into notifications (owner_id, id, user_id, key, kind, category, facts, link_url,
         code, created_at)
       select $1, gen_random_uuid(), $2, 'test:' || at, 'invoice-issued', 'Invoice',
         jsonb_build_object('id', gen_random_uuid(), 'code', 'INV-' || at, 'vendor', 'V',
           'buyer', 'B', 'status', '', 'reason', '', 'due', '2026-12-01'),
         '/dashboard', 'INV-' || at, now() - make_interval(secs => at)
       from generate_series(1, 5000) at`,
      [companyId('maju'), finance],
    )
    const person = await api.as('finance@maju.test')
    const sent = await statementsOf(() => page(person, { limit: 100 }))
    expect(sent.filter((text) => /from "notifications"/.test(text))).toHaveLength(3)
    const first = await page(person, { limit: 15 })
    expect(first).toMatchObject({ count: 5_000, totalPage: 334 })
    expect(first.rows[0]).toMatchObject({
      invoiceNumber: 'INV-1',
      message: 'V issued invoice INV-1, due 1 Dec 2026.',
    })
    expect(await person.must(countUnread, {})).toMatchObject({ notifications: 5_000 })
    await read(person, { all: 'notifications' })
    expect(await person.must(countUnread, {})).toMatchObject({ notifications: 0 })
  })
})
