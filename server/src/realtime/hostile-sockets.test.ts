import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { signal } from '../db/signals'
import { startApi, type Api } from '../../test/api'
import { companyId, idOf } from '../../test/company'
import { eventually } from '../../test/eventually'
import { openPlace, openScreen, type LivePlace, type Screen } from '../../test/sockets'
import { MAX_OF_ONE } from './admit'

let api: Api
let place: LivePlace
let screens: Screen[] = []

beforeAll(async () => {
  api = await startApi()
  place = await openPlace(api.app, api.url)
})
afterAll(async () => {
  await place.stop()
  await api.drop()
})
beforeEach(() => {
  screens = []
})
afterEach(() => {
  for (const screen of screens) screen.close()
})

async function screenOf(email: string, auth: object = {}): Promise<Screen> {
  const screen = await openScreen(place, await api.as(email), auth)
  screens.push(screen)
  return screen
}
const changed = (company: string) => signal(api.db, 'changed', { owners: [companyId(company)] })

describe('a socket that claims another identity', () => {
  it.each([
    {
      user_id: idOf('maju owner'),
      company_id: companyId('maju'),
      rooms: [`owner:${companyId('maju')}`],
    },
    { room: `owner:${companyId('maju')}`, flag: 'PROVIDER', channel: 'PROVIDER' },
  ])('receives only what its token allows: %j', async (forged) => {
    const liar = await screenOf('owner@lain.test', forged)
    const honest = await screenOf('owner@maju.test')
    expect(await liar.request('login', forged)).toMatchObject({ errors: null })
    for (const name of ['join', 'subscribe', 'changed', 'ended', 'resync', 'notif', '__proto__'])
      expect((await liar.request(name, forged)).errors?.[0]?.code).toBe('not_found')
    await changed('maju')
    await honest.waitFor('changed')
    await changed('lain')
    await liar.waitFor('changed')
    expect(liar.newsOf('changed')).toHaveLength(1)
    // Events sent by a client under the name of a server event are not passed on.
    expect(honest.received.map(({ name }) => name)).toEqual(['changed'])
  })

  it.each([[null], ['text'], [[]], [7], [{ user_id: {} }], [{ created_at: [1] }]])(
    'gets an answer to whatever it says: %j',
    async (body) => {
      const screen = await screenOf('owner@lain.test')
      const { errors } = await screen.request('login', body)
      expect(errors === null || errors[0]?.code === 'bad_request').toBe(true)
    },
  )
})

describe('a socket that says too much', () => {
  it('is closed at a frame beyond 64 kB, and nobody else is', async () => {
    const [loud, calm] = [await screenOf('owner@lain.test'), await screenOf('owner@maju.test')]
    loud.socket.emit('login', { user_name: 'x'.repeat(70_000) })
    await eventually(() => expect(loud.socket.connected).toBe(false))
    expect(await calm.request('login', {})).toMatchObject({ errors: null })
  })

  it('is refused, then put out and kept out for a while; others are served as ever', async () => {
    const loud = await screenOf('finance@maju.test')
    const calm = await screenOf('owner@maju.test')
    const first = await Promise.all(Array.from({ length: 200 }, () => loud.request('login', {})))
    const codes = first.flatMap(({ errors }) => errors?.map(({ code }) => code) ?? [])
    expect(new Set(codes)).toEqual(new Set(['too_many_requests']))
    expect(codes.length).toBeGreaterThan(20)
    for (let at = 0; at < 1_000; at += 1) loud.socket.emit('login', {})
    const answers = await Promise.all(Array.from({ length: 5 }, () => calm.request('login', {})))
    expect(answers.every(({ errors }) => errors === null)).toBe(true)
    await eventually(() => expect(loud.socket.connected).toBe(false))
    await expect(screenOf('finance@maju.test')).rejects.toThrow('too_many_requests')
    expect(await calm.request('login', {})).toMatchObject({ errors: null })
  })

  it('is one of so many that a person may have', async () => {
    for (let at = 0; at < MAX_OF_ONE; at += 1) await screenOf('approver@maju.test')
    await expect(screenOf('approver@maju.test')).rejects.toThrow('too_many_requests')
    await screenOf('owner@maju.test')
  })
})

describe('a token that comes in many connections at once', () => {
  it('waits for itself alone, and is refused beyond what it may have', async () => {
    // Both are signed in before the table of sign-ins is locked.
    await Promise.all([api.as('owner@maju.test'), api.as('finance@lain.test')])
    const refused: string[] = []
    const client = await api.pool.connect()
    await client.query('begin; lock table sign_ins in access exclusive mode')
    const calm = screenOf('owner@maju.test')
    const coming = Array.from({ length: 3 * MAX_OF_ONE }, () =>
      screenOf('finance@lain.test').catch((error: unknown) => refused.push(String(error))),
    )
    await eventually(() => expect(refused).toContain('Error: unavailable'))
    await client.query('commit')
    client.release()
    await Promise.all([calm, ...coming])
    expect(coming.length - refused.length).toBe(MAX_OF_ONE)
  })
})

describe('a session', () => {
  it('that is signed out takes its sockets with it', async () => {
    const person = await api.signIn('receiving@maju.test')
    const screen = await openScreen(place, person)
    await api.pool.query(
      'update sign_ins set ended_at = now() where ended_at is null and user_id = (select id from users where email = $1)',
      [person.email],
    )
    await eventually(() => expect(screen.newsOf('ended')).toEqual([{ reason: 'unauthenticated' }]))
    await eventually(() => expect(screen.socket.connected).toBe(false))
    await expect(openScreen(place, person)).rejects.toThrow('unauthenticated')
  })

  it('that may use messages no more leaves their room, and stays', async () => {
    const screen = await screenOf('purchasing@maju.test')
    const room = [`chat:${companyId('maju')}`] as const
    const passed = () =>
      signal(api.db, 'passed', {
        rooms: room,
        but: '',
        name: 'typing',
        news: { conversation_id: 'c', from_company_id: 'v', from_user_name: 'Somebody' },
      })
    await passed()
    await screen.waitFor('typing')
    await api.pool.query("update buyers set verification_status = 'UNVERIFIED' where id = $1", [
      companyId('maju'),
    ])
    await eventually(() => expect(place.live.live.isIn(room)).toBe(false))
    await passed()
    await changed('maju')
    await screen.waitFor('changed')
    expect(screen.newsOf('typing')).toHaveLength(1)
    await api.pool.query("update buyers set verification_status = 'VERIFIED' where id = $1", [
      companyId('maju'),
    ])
    await eventually(() => expect(place.live.live.isIn(room)).toBe(true))
  })
})

describe('a process', () => {
  it('that cannot read a change makes only the affected clients reload', async () => {
    const [own, other] = [await screenOf('owner@maju.test'), await screenOf('owner@lain.test')]
    const ids = ['no id at all']
    await signal(api.db, 'notified', { ownerId: companyId('maju'), ids })
    expect(await own.waitFor('resync')).toBeNull()
    await changed('lain')
    await other.waitFor('changed')
    expect(other.newsOf('resync')).toEqual([])
  })

  it.each(['no json', 'null', '["message", null]', '["access", null]', '["toString"]'])(
    'hears nothing in what somebody else says on its channel: %s',
    async (text) => {
      const screen = await screenOf('owner@maju.test')
      await api.pool.query("select pg_notify('live', $1)", [text])
      await changed('maju')
      expect(await screen.waitFor('changed')).toBeNull()
    },
  )

  it('whose listening connection is killed listens again, and makes all clients reload', async () => {
    const screen = await screenOf('owner@maju.test')
    await api.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'pasok live' and datname = current_database()",
    )
    expect(await screen.waitFor('resync')).toBeNull()
    await changed('maju')
    expect(await screen.waitFor('changed')).toBeNull()
  })

  it('that ends is not ready first, lets nobody in, and sends everybody elsewhere', async () => {
    const ending = await startApi()
    const leaving = await openPlace(ending.app, ending.url)
    const person = await ending.as('owner@maju.test')
    const screen = await openScreen(leaving, person)
    const reasons: string[] = []
    screen.socket.on('disconnect', (reason) => reasons.push(reason))
    await leaving.stop()
    expect(await ending.call('GET', '/health/ready')).toMatchObject({ status: 503 })
    // The client treats it as a lost connection and reconnects automatically.
    await eventually(() => expect(reasons).toEqual(['transport close']))
    await expect(openScreen(leaving, person)).rejects.toThrow()
    await ending.drop()
  })
})
