import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createApp } from '../app'
import { createPool } from '../db/pool'
import { signal } from '../db/signals'
import { startApi, type Api } from '../../test/api'
import { companyId, idOf, vendorId } from '../../test/company'
import { eventually } from '../../test/eventually'
import { openPlace, openScreen, type LivePlace, type Screen } from '../../test/sockets'

let api: Api
let places: [LivePlace, LivePlace]
let closing: (() => Promise<void>)[] = []
let screens: Screen[] = []

beforeAll(async () => {
  api = await startApi()
  const pool = createPool(api.url, { max: 8 })
  const other = await createApp({ pool, objects: api.objects.store, checkAnswers: true })
  places = [await openPlace(api.app, api.url), await openPlace(other, api.url)]
  closing = [
    () => places[0].stop(),
    () => places[1].stop(),
    async () => other.server.close(),
    () => pool.end(),
  ]
})
afterAll(async () => {
  for (const close of closing) await close()
  await api.drop()
})
beforeEach(() => {
  screens = []
})
afterEach(() => {
  for (const screen of screens) screen.close()
})

async function screenOf(email: string, place = 0): Promise<Screen> {
  const screen = await openScreen(places[place] ?? places[0], await api.as(email))
  screens.push(screen)
  return screen
}

describe('a socket', () => {
  it.each([undefined, '', 'nonsense', 7, { token: 'x' }])(
    'without a token is refused: %j',
    async (access) => {
      await expect(openScreen(places[0], { access })).rejects.toThrow('unauthenticated')
    },
  )

  // proves 2.7.43
  it('is accepted with an access token only, and receives its history', async () => {
    const { id } = await api.as('owner@maju.test')
    await expect(openScreen(places[0], { access: id })).rejects.toThrow('unauthenticated')
    const screen = await screenOf('owner@maju.test')
    const answer = await screen.request('login', { user_id: 'x', channel: 'BUYER' })
    expect(answer).toMatchObject({ errors: null, data: null })
    expect(await screen.waitFor('history')).toEqual([])
  })

  it('receives what any process committed for its own company', async () => {
    const [own, other, vendor] = [
      await screenOf('owner@maju.test', 1),
      await screenOf('owner@lain.test', 1),
      await screenOf('vendor@sinar.test', 0),
    ]
    await signal(api.db, 'changed', { owners: [companyId('maju')] })
    await own.waitFor('changed')
    await signal(api.db, 'changed', { owners: [vendorId('sinar')] })
    await vendor.waitFor('changed')
    expect(other.received).toEqual([])
    expect(own.newsOf('changed')).toHaveLength(1)
  })

  it.each([0, 1])(
    'of somebody deactivated is closed at once, also while the news can’t be read, on process %i',
    async (at) => {
      const person = await api.signIn('receiving@maju.test')
      const screen = await openScreen(places[at] ?? places[0], person)
      const locking = await api.pool.connect()
      await locking.query('begin')
      await locking.query('lock table notifications in access exclusive mode')
      for (let read = 0; read < 6; read += 1)
        await signal(api.db, 'notified', { ownerId: companyId('maju'), ids: [idOf('any')] })
      await api.pool.query("update users set status = 'INACTIVE' where email = $1", [person.email])
      // Much earlier than the timeout for loading events, and than the periodic check of sessions.
      await eventually(() => expect(screen.socket.connected).toBe(false), { timeout: 8_000 })
      await locking.query('rollback')
      locking.release()
      expect(screen.newsOf('ended')).toEqual([{ reason: 'deactivated' }])
      await api.pool.query("update users set status = 'ACTIVE' where email = $1", [person.email])
    },
  )
})
