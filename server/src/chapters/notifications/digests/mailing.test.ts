import {
  listPreferences,
  readNotifications,
  savePreferences,
} from '@pasok/domain/notifications/notifications.contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startApi, type Api, type Person } from '../../../../test/api'
import { userId } from '../../../../test/company'
import { relayAll } from '../../../../test/notified'
import { submitted } from '../../../../test/requests'
import { sendDigests } from './send-digests'

let api: Api
let approver: Person
let purchasing: Person
beforeAll(async () => {
  api = await startApi()
  approver = await api.as('approver@maju.test')
  purchasing = await api.as('purchasing@maju.test')
})
afterAll(() => api.drop())
beforeEach(async () => {
  await relayAll(api)
  await api.pool.query('delete from notifications')
  await api.pool.query('delete from notification_preferences')
  await api.pool.query('delete from mails')
})

const choose = (person: Person, kind: string, mail: 'off' | 'at-once' | 'daily') =>
  person.request(savePreferences, { body: { choices: [{ kind, mail }] } })
const submit = async () => {
  await submitted(purchasing, [{ product: 'kertas', quantity: 1 }])
  await relayAll(api)
}
const mails = () => api.mails('approver@maju.test')
const DAY_MS = 86_400_000
const tomorrow = () => new Date(Date.now() + DAY_MS)

describe('notifications by mail', () => {
  it('are chosen by each user from the kinds they receive', async () => {
    const before = await approver.must(listPreferences, {})
    expect(before.map(({ kind, mail }) => [kind, mail])).toEqual([
      ['request-submitted', 'off'],
      ['items-waiting', 'off'],
    ])
    await choose(approver, 'request-submitted', 'at-once')
    await choose(approver, 'request-submitted', 'daily')
    expect((await approver.must(listPreferences, {}))[0]).toMatchObject({ mail: 'daily' })
    expect((await (await api.as('owner@maju.test')).must(listPreferences, {}))[0]).toMatchObject({
      kind: 'request-submitted',
      mail: 'off',
    })
    const vendor = await api.as('vendor@sinar.test')
    expect((await vendor.must(listPreferences, {})).map(({ kind }) => kind)).toContain(
      'order-placed',
    )
    for (const email of ['provider@pasok.test', 'superadmin@pasok.test'])
      expect(await (await api.as(email)).must(listPreferences, {})).toEqual([])
  })

  it.each(['invoice-issued', 'order-placed', 'nothing', '__proto__'])(
    'is not %s, which one is never told of',
    async (kind) => {
      expect(await choose(approver, kind, 'daily')).toMatchObject({ status: 422, codes: ['rule'] })
    },
  )

  it('are none unless chosen', async () => {
    await submit()
    expect(await mails()).toEqual([])
  })

  it('are sent immediately, once, with links to the record and to the settings', async () => {
    await choose(approver, 'request-submitted', 'at-once')
    await submit()
    await api.pool.query(
      'update outbox set delivered_at = null where id = (select max(id) from outbox)',
    )
    await relayAll(api)
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mail?.subject).toMatch(/^Purchase request PR-MAJU-\S+ is waiting for your decision\.$/)
    expect(decodeURIComponent(mail?.links[0] ?? '')).toMatch(
      /^http:\/\/pasok.test\/open\?to=\/dashboard\/purchase-requests\?page=detail&id=PR-MAJU/,
    )
    expect(mail?.text).toContain(
      'http://pasok.test/open?to=%2Fdashboard%3Fpage%3Dnotification%26show%3Dsettings',
    )
  })

  it('are sent once a day in one mail, however many processes send', async () => {
    await choose(approver, 'request-submitted', 'daily')
    await submit()
    await submit()
    await sendDigests(api.db)
    expect(await mails()).toEqual([])
    await Promise.all([1, 2, 3].map(() => sendDigests(api.db, tomorrow())))
    await sendDigests(api.db, tomorrow())
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mail?.subject).toBe('Your day at Pasok: 2 notifications')
    expect(mail?.text.match(/is waiting for your decision/g)).toHaveLength(2)
    expect(mail?.links).toEqual(['http://pasok.test/open?to=%2Fdashboard%3Fpage%3Dnotification'])
  })

  it('leave out in the daily mail what was read meanwhile', async () => {
    await choose(approver, 'request-submitted', 'daily')
    await submit()
    await approver.must(readNotifications, { body: { all: 'notifications' } })
    await sendDigests(api.db, tomorrow())
    expect(await mails()).toEqual([])
  })

  it.each(['off', 'at-once'] as const)('once a day is no more what is %s now', async (mail) => {
    await choose(approver, 'request-submitted', 'daily')
    await submit()
    await choose(approver, 'request-submitted', mail)
    await sendDigests(api.db, tomorrow())
    expect(await mails()).toEqual([])
  })

  it('are not sent to users who may no longer sign in', async () => {
    await choose(approver, 'request-submitted', 'daily')
    await submit()
    const set = 'update users set status = $2 where id = $1'
    await api.pool.query(set, [userId('approver@maju.test'), 'INACTIVE'])
    await sendDigests(api.db, tomorrow())
    await api.pool.query(set, [userId('approver@maju.test'), 'ACTIVE'])
    await sendDigests(api.db, tomorrow())
    expect(await mails()).toEqual([])
  })
})
