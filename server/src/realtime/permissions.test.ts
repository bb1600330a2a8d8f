import type { SocketNews } from '@pasok/domain/chat/chat.socket-map'
import { sendBroadcast } from '@pasok/domain/notifications/broadcasts/broadcasts.contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Api, type Person } from '../../test/api'
import { SUPER_ADMIN } from '../../test/callers'
import { RECEIVED_BY, LISTENERS, SENT_BY, type LiveEvent } from '../../test/callers.live'
import { send } from '../../test/chat'
import { companyId, idOf, roleId, userId, vendorId } from '../../test/company'
import { actFor, endedPeople, forgedOf, mayActFor } from '../../test/ended-people'
import { eventually } from '../../test/eventually'
import { signInListeners } from '../../test/listeners'
import { addCustomRole } from '../../test/people'
import { openPlace, openScreen, type LivePlace, type Screen } from '../../test/sockets'
import { PLATFORM_ID } from '../chapters/notifications/live/live.store'
import { signal } from '../db/signals'
import { SOCKET_ENDPOINTS } from '../socket-endpoints'

const SINAR = vendorId('sinar')
const BUYER = 'purchasing@maju.test'
let api: Api
let place: LivePlace
let screens: ReadonlyMap<string, Screen>

beforeAll(async () => {
  api = await startApi()
  place = await openPlace(api.app, api.url)
  const people = await signInListeners(api)
  const open = async ([who, person]: [string, Person]) =>
    [who, await openScreen(place, person)] as const
  screens = new Map(await Promise.all([...people].map(open)))
})
afterAll(async () => {
  for (const screen of screens.values()) screen.close()
  await place.stop()
  await api.drop()
})

const changed = (owner: string) => signal(api.db, 'changed', { owners: [owner] })
const broadcast = async (audience: 'buyers' | 'vendors') => {
  const provider = await api.as('provider@pasok.test')
  await provider.must(sendBroadcast, { body: { title: 'News', message: 'Of all', audience } })
}
const haveRead = (email: string) =>
  signal(api.db, 'notifications-read', { userId: userId(email), ids: 'all' })

const PUBLISH: Readonly<Record<LiveEvent, () => Promise<unknown>>> = {
  'changed documents of a verified company': () => changed(companyId('maju')),
  'changed documents of the company that a super admin acts for': () => changed(companyId('baru')),
  'changed documents of a vendor': () => changed(SINAR),
  'changed documents of the platform': () => changed(PLATFORM_ID),
  'a message between a buyer and a vendor': () =>
    send(api.db, BUYER, { to_company_id: SINAR, text: 'Between us' }),
  'a broadcast to all buyers': () => broadcast('buyers'),
  'a broadcast to all vendors': () => broadcast('vendors'),
  'the read marks of the owner': () => haveRead('owner@maju.test'),
  'the read marks of the super admin': () => haveRead(SUPER_ADMIN),
}
const WHATS = Object.keys(RECEIVED_BY) as LiveEvent[]

async function pass(rooms: readonly string[], word: string): Promise<void> {
  const news = { conversation_id: word, from_company_id: '', from_user_name: '' }
  await signal(api.db, 'passed', { rooms, but: '', name: 'typing', news })
}

const MARK = idOf('mark')
let marks = 0
/** Returns the number of a marker event; undefined for other events. */
function markOf({ name, news }: Screen['received'][number]): string | undefined {
  const { ids, conversation_id, seq } = (news ?? {}) as Partial<SocketNews['update_msg']>
  if (name === 'update_msg') return conversation_id === MARK ? String(seq) : undefined
  return name === 'update_notif' && ids?.[0]?.startsWith('mark') ? ids[0].slice(4) : undefined
}

/**
 * Sends a marker event to everybody and waits until all have received it: events committed before
 * have then arrived. Users who act for a company receive no personal events, so a read event of its
 * chat is their marker.
 */
async function flush(): Promise<void> {
  marks += 1
  for (const { email, isActing } of LISTENERS)
    if (!isActing)
      await signal(api.db, 'notifications-read', { userId: userId(email), ids: [`mark${marks}`] })
  await signal(api.db, 'read', {
    buyerId: companyId('baru'),
    vendorId: idOf('nothing'),
    conversationId: MARK,
    companyId: companyId('baru'),
    authId: '',
    userName: '',
    from: marks - 1,
    to: marks,
    at: new Date().toISOString(),
  })
  await eventually(() => {
    for (const [who, { received: all }] of screens)
      expect([who, all.map(markOf).findLast(Boolean)]).toEqual([who, String(marks)])
  })
}

describe('an open screen', () => {
  it.each(WHATS)('receives %s, or not', async (what) => {
    await flush()
    const before = new Map([...screens].map(([who, { received: all }]) => [who, all.length]))
    await PUBLISH[what]()
    await flush()
    const reached = [...screens].filter(([who, { received: all }]) =>
      all.slice(before.get(who)).some((one) => markOf(one) === undefined),
    )
    expect(reached.map(([who]) => who).toSorted()).toEqual([...RECEIVED_BY[what]].toSorted())
  })

  const MESSAGES: Readonly<Record<string, object>> = {
    login: {},
    read_notif: { ids: [] },
    msg_to: { to_company_id: idOf('nothing'), text: 'Hi' },
    read_msg: { conversation_id: idOf('nothing'), seq: 1 },
    typing: { to_company_id: idOf('nothing') },
  }

  it('is tried with every word that there is', () => {
    const words = SOCKET_ENDPOINTS.map(({ call }) => call.name).toSorted()
    expect([Object.keys(SENT_BY).toSorted(), Object.keys(MESSAGES).toSorted()]).toEqual([
      words,
      words,
    ])
  })

  it.each(Object.entries(MESSAGES))('may send %s, or not', async (word, body) => {
    const answers = [...screens].map(async ([who, screen]) => {
      const { errors } = await screen.request(word, body)
      const codes = errors?.map(({ code }) => code) ?? []
      // The named records do not exist, so `not_found` shows that the event was permitted.
      return [who, codes.every((code) => code === 'not_found') ? 'may' : codes.join()]
    })
    const wanted = LISTENERS.map(({ who }) => [
      who,
      SENT_BY[word]?.includes(who) ? 'may' : 'forbidden',
    ])
    expect(await Promise.all(answers)).toEqual(wanted)
  })
})

describe('a connection', () => {
  it('is refused for an expired or invalid token', async () => {
    const owner = await api.as('owner@maju.test')
    for (const { person } of await endedPeople(api))
      await expect(openScreen(place, person)).rejects.toThrow('unauthenticated')
    for (const access of [owner.id, forgedOf(owner.access), 'a.b.c'])
      await expect(openScreen(place, { access })).rejects.toThrow('unauthenticated')
    const email = await addCustomRole(api.db, 'maju', 'gone', ['messages.use'])
    const deactivated = await api.as(email)
    await api.pool.query("update users set status = 'INACTIVE' where email = $1", [email])
    await expect(openScreen(place, deactivated)).rejects.toThrow('deactivated')
  })

  it('of a role that may no longer use messages receives none', async () => {
    const email = await addCustomRole(api.db, 'maju', 'changing', ['messages.use'])
    const [screen, other] = [
      await openScreen(place, await api.as(email)),
      await openScreen(place, await api.as(BUYER)),
    ]
    await send(api.db, BUYER, { to_company_id: SINAR, text: 'First' })
    await screen.waitFor('msg_from')
    await api.pool.query("update roles set features = '{orders.read}' where id = $1", [
      roleId('maju', 'custom changing'),
    ])
    const { errors } = await screen.request('msg_to', { to_company_id: SINAR, text: 'Mine' })
    expect(errors?.map(({ code }) => code)).toEqual(['forbidden'])
    let word = 0
    const receivesItsChat = async () => {
      word += 1
      await pass([`chat:${companyId('maju')}`], `chat ${word}`)
      await pass([`person:${userId(email)}`], `end ${word}`)
      const words = () => screen.newsOf('typing').map((news) => news.conversation_id)
      await eventually(() => expect(words().at(-1)).toBe(`end ${word}`))
      return words().includes(`chat ${word}`)
    }
    await expect.poll(receivesItsChat).toBe(false)
    await send(api.db, BUYER, { to_company_id: SINAR, text: 'Second' })
    await eventually(() => expect(other.newsOf('msg_from')).toHaveLength(2))
    await changed(companyId('maju'))
    await screen.waitFor('changed')
    expect(screen.newsOf('msg_from').map(({ text }) => text)).toEqual(['First'])
    for (const one of [screen, other]) one.close()
  })

  it('of a super admin ends with the right to act for the company', async () => {
    await mayActFor(api, 'lain')
    const screen = await openScreen(place, await actFor(api, 'lain'))
    await changed(companyId('lain'))
    await screen.waitFor('changed')
    await api.pool.query('delete from super_admin_companies where buyer_id = $1', [
      companyId('lain'),
    ])
    await eventually(() => expect(screen.newsOf('ended')).toEqual([{ reason: 'unauthenticated' }]))
    await eventually(() => expect(screen.socket.connected).toBe(false))
  })
})
