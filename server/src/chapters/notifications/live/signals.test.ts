import { sendBroadcast } from '@pasok/domain/notifications/broadcasts/broadcasts.contract'
import {
  listNotifications,
  readNotifications,
} from '@pasok/domain/notifications/notifications.contract'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Api } from '../../../../test/api'
import { companyId } from '../../../../test/company'
import { eventually } from '../../../../test/eventually'
import { relayAll } from '../../../../test/notified'
import { submitted } from '../../../../test/requests'
import { openPlace, openScreen, type LivePlace, type Screen } from '../../../../test/sockets'
import { createApp } from '../../../app'
import { createPool } from '../../../db/pool'

let api: Api
/** Two processes on one database. */
let places: LivePlace[]
let closing: (() => Promise<unknown>)[] = []
let screens: Screen[] = []

beforeAll(async () => {
  api = await startApi()
  const pool = createPool(api.url, { max: 6 })
  const other = await createApp({ pool, objects: api.objects.store, checkAnswers: true })
  places = [await openPlace(api.app, api.url), await openPlace(other, api.url)]
  closing = [
    ...places.map((place) => () => place.stop()),
    () => other.server.close(),
    () => pool.end(),
  ]
})
afterAll(async () => {
  for (const close of closing) await close()
  await api.drop()
})
afterEach(() => {
  for (const screen of screens) screen.close()
  screens = []
})

async function screenOf(email: string, at = 0): Promise<Screen> {
  const [first = { port: 0 }] = places
  const screen = await openScreen(places[at] ?? first, await api.as(email))
  screens.push(screen)
  return screen
}

describe('open screens', () => {
  // proves 2.7.44
  it('receive a new notification, only its reader’s, in any process and language', async () => {
    const here = await screenOf('approver@maju.test')
    const there = await screenOf('approver@maju.test', 1)
    const others = [
      await screenOf('purchasing@maju.test', 1),
      await screenOf('approver@lain.test'),
      await screenOf('vendor@sinar.test', 1),
    ]
    await api.pool.query("update users set language = 'id' where email = 'approver@maju.test'")
    const id = await submitted(await api.as('purchasing@maju.test'), [
      { product: 'kertas', quantity: 1 },
    ])
    await relayAll(api)
    for (const screen of [here, there])
      expect(await screen.waitFor('notif')).toMatchObject({
        status: 'unread',
        payload: { kind: 'request-submitted', id },
        message: expect.stringMatching(/menunggu keputusan Anda/),
      })
    await api.pool.query("update users set language = 'en' where email = 'approver@maju.test'")
    // Delivering the same events again has no effect.
    await api.pool.query('update outbox set delivered_at = null')
    await relayAll(api)
    await (
      await api.as('approver@maju.test')
    ).must(readNotifications, { body: { all: 'notifications' } })
    for (const screen of [here, there]) {
      expect(await screen.waitFor('update_notif')).toEqual({ ids: 'all' })
      expect(screen.newsOf('notif')).toHaveLength(1)
    }
    for (const screen of others) expect(screen.newsOf('notif')).toEqual([])
  })

  // proves 2.7.45
  it('mark own notifications as read, and receive it in other tabs', async () => {
    const person = await api.as('owner@maju.test')
    const rows = await person.must(listNotifications, { query: { unread: 'true' } })
    const ids = rows.map(({ _id }) => _id)
    expect(ids).toHaveLength(1)
    const stranger = await screenOf('owner@lain.test')
    expect(await stranger.request('read_notif', { ids, user_id: 'owner' })).toMatchObject({
      errors: null,
    })
    expect(await person.must(listNotifications, { query: { unread: 'true' } })).toHaveLength(1)
    const [here, there] = [await screenOf('owner@maju.test'), await screenOf('owner@maju.test', 1)]
    expect(await here.request('read_notif', { ids })).toMatchObject({ errors: null, data: null })
    expect(await there.waitFor('update_notif')).toEqual({ ids })
    expect(await person.must(listNotifications, { query: { unread: 'true' } })).toEqual([])
    for (const body of [{ ids: 'x' }, { ids: [7] }, {}, undefined, { ids: Array(101).fill('x') }])
      expect((await here.request('read_notif', body)).errors).toMatchObject([
        { code: 'bad_request' },
      ])
  })

  it('receive only broadcasts addressed to them', async () => {
    const provider = await api.as('provider@pasok.test')
    const buyer = await screenOf('finance@maju.test', 1)
    const other = await screenOf('finance@lain.test')
    const seller = await screenOf('vendor@sinar.test')
    const send = (audience: 'vendors' | 'chosen', companies: string[] = []) =>
      provider.must(sendBroadcast, { body: { title: 'T', message: 'M', audience, companies } })
    await send('chosen', [companyId('maju')])
    await send('vendors')
    const counts = () => [buyer, other, seller].map((screen) => screen.newsOf('broadcast').length)
    await eventually(() => expect(counts()).toEqual([1, 0, 1]))
  })
})
